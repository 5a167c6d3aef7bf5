import { join } from 'node:path';
import { EXHIBITIONS_FOLDER } from '../../schemas/documents.ts';
import { toPlainLetters } from '../../schemas/plain-letters.ts';
import { listEntries } from './list-entries.ts';
import type { Problem } from './problem.ts';
import { isReserved } from './reserved-names.ts';

interface ExhibitionFiles {
  /** Paths from the project's root of the files that the site reads, and of those it would under a better name. */
  files: string[];
  problems: Problem[];
}

const ENDINGS = /(?:\.(?:md|mdx|markdown|txt|docx?|odt|rtf|pages))+$/i;

const fail = (file: string, message: string): Problem => ({
  file,
  line: 1,
  field: '',
  severity: 'error',
  message,
});

/** A name that every computer and every address understands: `ocho-fotos-en-voz-alta`. */
export const toSlug = (name: string): string =>
  toPlainLetters(name.replace(ENDINGS, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const checkName = (name: string, names: readonly string[], slugs: readonly string[]): Problem[] => {
  const slug = toSlug(name);
  const file = `${EXHIBITIONS_FOLDER}/${name}`;
  const found = `Se encontró el nombre «${name}».`;
  if (isReserved(slug, slugs)) {
    const message = `${found} Ese nombre ya es de una sección del sitio. Se espera otro, por ejemplo «${slug}-nueva.md».`;
    return [fail(file, message)];
  }
  const rule = 'Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final';
  if (name === `${slug}.md`) return [];
  const free = [slug || 'exhibicion', `${slug}-2`, `${slug}-3`].find(
    (candidate) => !names.includes(`${candidate}.md`),
  );
  return [fail(file, `${found} ${rule}: «${free ?? `${slug}-nueva`}.md».`)];
};

const checkPlace = (name: string, names: readonly string[], slugs: readonly string[]): Problem[] =>
  name.includes('/')
    ? [
        fail(
          `${EXHIBITIONS_FOLDER}/${name}`,
          `Está en una subcarpeta y no se publica. Muévelo a ${EXHIBITIONS_FOLDER}.`,
        ),
      ]
    : checkName(name, names, slugs);

const isRead = (name: string): boolean => /\.(?:md|markdown)$/i.test(name) && !name.includes('/');

/**
 * The Markdown files of content/exhibitions, and what is wrong with their names and their place. Without the folder
 * there is nothing to list: its absence is told with that of the others.
 */
export const listExhibitionFiles = async (root: string): Promise<ExhibitionFiles> => {
  const entries = await listEntries(join(root, EXHIBITIONS_FOLDER));
  const names = entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path);
  const texts = names.filter((name) => ENDINGS.test(name));
  const slugs = names.map(toSlug);
  return {
    files: texts.filter(isRead).map((name) => `${EXHIBITIONS_FOLDER}/${name}`),
    problems: texts.flatMap((name) => checkPlace(name, names, slugs)),
  };
};
