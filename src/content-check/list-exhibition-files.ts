import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EXHIBITIONS_FOLDER } from '../schemas/documents.ts';
import { TAB_ADDRESSES } from '../schemas/exhibition-status.ts';
import { SECTION_IDS } from '../schemas/section-link.ts';
import type { Problem } from './problem.ts';

interface ExhibitionFiles {
  /** Paths from the project's root of the files that the site reads. */
  files: string[];
  problems: Problem[];
}

// The name becomes the card's address on the page, beside those of the sections and tabs.
const RESERVED: readonly string[] = [...SECTION_IDS, ...Object.values(TAB_ADDRESSES)];

const fail = (file: string, message: string): Problem => ({
  file,
  line: 1,
  field: '',
  severity: 'error',
  message,
});

/** A name that every computer and every address understands: `ocho-fotos-en-voz-alta`. */
const toSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const checkName = (name: string): Problem[] => {
  const slug = toSlug(name.replace(/\.[^.]*$/, ''));
  const found = `Se encontró el nombre «${name}».`;
  if (RESERVED.includes(slug)) {
    const message = `${found} Ese nombre ya es de una sección del sitio. Se espera otro, por ejemplo «${slug}-nueva.md».`;
    return [fail(`${EXHIBITIONS_FOLDER}/${name}`, message)];
  }
  const rule = 'Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final';
  return name === `${slug}.md`
    ? []
    : [fail(`${EXHIBITIONS_FOLDER}/${name}`, `${found} ${rule}: «${slug}.md».`)];
};

const checkPlace = (name: string): Problem[] =>
  name.includes('/')
    ? [
        fail(
          `${EXHIBITIONS_FOLDER}/${name}`,
          `Está en una subcarpeta y no se publica. Muévelo a ${EXHIBITIONS_FOLDER}.`,
        ),
      ]
    : checkName(name);

const readNames = async (folder: string): Promise<string[] | undefined> => {
  try {
    return (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/')).sort();
  } catch {
    return undefined;
  }
};

/** The Markdown files of content/exhibitions, and what is wrong with the folder, their names and their place. */
export const listExhibitionFiles = async (root: string): Promise<ExhibitionFiles> => {
  const names = await readNames(join(root, EXHIBITIONS_FOLDER));
  if (!names) {
    return {
      files: [],
      problems: [fail(EXHIBITIONS_FOLDER, 'Falta esta carpeta, con un archivo .md por exhibición.')],
    };
  }
  const texts = names.filter((name) => /\.(md|mdx|markdown|txt|docx?)$/i.test(name));
  const read = texts.filter((name) => name.endsWith('.md') && !name.includes('/'));
  const isEmpty = read.length === 0;
  const empty = fail(EXHIBITIONS_FOLDER, 'No hay ninguna exhibición. Se espera al menos un archivo .md.');
  return {
    files: read.map((name) => `${EXHIBITIONS_FOLDER}/${name}`),
    problems: [...(isEmpty ? [empty] : []), ...texts.flatMap(checkPlace)],
  };
};
