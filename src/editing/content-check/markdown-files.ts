import { posix } from 'node:path';
import type { z } from 'astro/zod';
import { toSlug } from '../../paths.ts';
import { checkValues } from './check-values.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import { isPage, listContentFiles, readTextFile } from './content-folder.ts';
import { type MarkdownFile, readMarkdown } from './front-matter.ts';
import type { CheckContext } from './links.ts';

/** What programs add to the name of a second one: `visita (1)`, `visita - copia`, `Copia de visita`. */
const COPY = /^copia de |(?:[ _-]+(?:copia|copy)[ \d]*|[ _-]*\(\d+\))+(?=\.md$)/gi;

/** What is wrong with the name of a Markdown file, which becomes the last part of its page's path. */
const validateName = (
  file: string,
  isTaken: (name: string) => boolean,
  files: ReadonlySet<string>,
): string[] => {
  const name = posix.basename(file);
  const slug = toSlug(name.replace(/\.md$/i, ''));
  const found = `Se encontró el nombre «${name}».`;
  if (isTaken(slug)) return [`${found} Esa dirección ya es de otra cosa del sitio. Dale otro nombre.`];
  if (name === `${slug}.md`) return [];
  const original = name.replace(COPY, '');
  if (original !== name && files.has(`${posix.dirname(file)}/${original}`))
    return [`${found} Es una copia de «${original}», y saldría como otra página. Borra una de las dos.`];
  if (files.has(`${posix.dirname(file)}/${slug}.md`))
    return [`${found} Dale otro, en minúsculas y sin acentos: «${slug}.md» ya existe.`];
  return [
    `${found} Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «${slug || 'dos-la-segunda'}.md».`,
  ];
};

/** Opens a Markdown file of content/ and parses it; `name` is that of its page. */
export const openMarkdown = async (root: string, file: string, name: string): Promise<MarkdownFile> => {
  const text = await readTextFile(root, file);
  return typeof text === 'string'
    ? { file, name, text, ...readMarkdown(file, text) }
    : { file, name, text: '', errors: text, essayLine: 1 };
};

/** Reads the Markdown files of a folder, and those that have to be there. */
export const readMarkdownFiles = async (
  root: string,
  folder: string,
  ...required: string[]
): Promise<MarkdownFile[]> => {
  const found = (await listContentFiles(root)).filter((file) => isPage(file, folder));
  return Promise.all(
    [...new Set([...found, ...required])].map((file) =>
      openMarkdown(root, file, posix.basename(file, '.md')),
    ),
  );
};

/** Every error of one Markdown file above its text: its name and its front matter. */
export const checkMarkdown = async (
  context: CheckContext,
  read: MarkdownFile,
  schema: z.ZodType,
  isTaken: (name: string) => boolean,
): Promise<ContentError[]> => [
  ...validateName(read.file, isTaken, context.files).map((message) => errorsOf(read.file)(message)),
  ...read.errors,
  ...(read.frontMatter ? await checkValues(read.file, schema, read.frontMatter) : []),
];
