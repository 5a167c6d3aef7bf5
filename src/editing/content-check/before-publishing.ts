import { loadEnv } from 'vite';
import { readJson } from './check-json.ts';
import { listValues } from './check-values.ts';
import { nameField } from './content-error.ts';
import { readMarkdown } from './front-matter.ts';
import { isTextFile, listContentFiles, readTextFile } from './content-folder.ts';

/** Values that nobody means to publish: an example's domain, a telephone of zeros, a placeholder of a text page. */
const SAMPLES =
  /[\w:/@.-]*\bexample\.com\b[\w/-]*|\+\d[\d ]*\b0000\b[\d ]*|\[\[[^[\]]+\]\]|\bpor confirmar\b/gi;
const NO_ENDPOINT =
  'PUBLIC_CONTACT_ENDPOINT no tiene valor: el formulario da las gracias y nadie recibe el mensaje. src/contact/README.md.';

/** Where a file says `sample: true`: `sample` for all of it, `[3].sample` for an entry. */
const findSampleFields = (data: unknown): string[] =>
  listValues(data)
    .filter(({ path, value }) => path.at(-1) === 'sample' && value === true)
    .map(({ path }) => nameField(path));

/** Everything that is sample in a JSON or Markdown file, each once: fields `sample: true`, and sample values outside of comments. */
export const findSamples = (file: string, text: string): string[] => {
  const source = file.endsWith('.json') ? readJson(file, text).source : readMarkdown(file, text).frontMatter;
  const values = text.replace(/^#(?!#).*$/gm, '').match(SAMPLES) ?? [];
  return [...new Set([...findSampleFields(source?.data), ...values.map((value) => value.trim())])];
};

/** Lists what is still sample in content/, one sentence for each file. It doesn't stop a build. */
export const listBeforePublishing = async (root: string): Promise<string[]> => {
  const files = (await listContentFiles(root)).filter(isTextFile);
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readTextFile(root, file);
      const samples = typeof text === 'string' ? findSamples(file, text) : [];
      return samples.length === 0 ? [] : `${file} · Todavía es de muestra: ${samples.join(', ')}.`;
    }),
  );
  const endpoint = loadEnv('production', root, 'PUBLIC_CONTACT_').PUBLIC_CONTACT_ENDPOINT;
  return [...found.flat(), ...(endpoint ? [] : [NO_ENDPOINT])];
};
