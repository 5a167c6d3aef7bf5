import { z } from 'astro/zod';
import { type ContentError, errorsOf } from './content-error.ts';
import type { MarkdownFile } from './markdown-files.ts';

/** Lenient: other errors of the field are reported by the schema. */
const FIELDS = z.object({ formerly: z.array(z.string()) });

/** Former names in one folder that are those of a page, its own included, or that two files give: an address leads to one page. */
export const checkFormerNames = (
  files: readonly MarkdownFile[],
  takenNames: readonly string[],
): ContentError[] => {
  const owners = new Map([
    ...takenNames.map((name) => [name, 'otra página del sitio'] as const),
    ...files.map(({ name, file }) => [name, `«${file}»`] as const),
  ]);
  return files.flatMap(({ file, frontMatter }) =>
    (FIELDS.safeParse(frontMatter?.data).data?.formerly ?? []).flatMap((name, index) => {
      const owner = owners.get(name);
      owners.set(name, owner ?? `«${file}»`);
      if (owner === undefined) return [];
      const message = `Se encontró "${name}", que es una dirección de ${owner}. Se espera un nombre que ya no lleve a ninguna página, y una sola vez.`;
      return [errorsOf(file)(message, frontMatter?.lineOf(['formerly', index]), `formerly[${index + 1}]`)];
    }),
  );
};
