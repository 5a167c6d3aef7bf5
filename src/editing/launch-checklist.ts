import { loadEnv } from 'vite';
import { formatFieldPath } from '../content/diagnostic.ts';
import { isPage } from '../content/read-content.ts';
import { listContentFiles, readContentFile, type ReadFile } from '../content/read-file.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../schemas/content-files.ts';
import { getField, getValues } from '../schemas/untyped.ts';

/** Sample values: an example domain, a telephone number of zeros, a placeholder of a text page. */
const SAMPLE_VALUES =
  /[\w:/@.-]*\bexample\.com\b[\w/-]*|\+\d[\d ]*\b0000\b[\d ]*|\[\[[^[\]]+\]\]|\bpor confirmar\b/gi;
const TEXT_FILE = /\.(?:json|md)$/;
const UI_STRINGS_FOLDER = 'content/words/';
const MANUAL = 'content/LEEME.md';
const NO_ENDPOINT =
  'PUBLIC_CONTACT_ENDPOINT no tiene valor: el formulario da las gracias, nadie recibe el mensaje y debajo lo dice. src/contact/README.md.';

/** Returns the paths of the fields with `sample: true`: `sample` for the whole file, `[3].sample` for an item. */
const getSampleFields = (data: unknown): string[] =>
  getValues(data)
    .filter(({ path, value }) => path.at(-1) === 'sample' && value === true)
    .map(({ path }) => formatFieldPath(path));

/** Returns the sample content in a file, without duplicates: fields with `sample: true`, and sample values outside of comments. */
export const getSampleContent = ({ text, source }: Pick<ReadFile, 'text' | 'source'>): string[] => {
  const values = text.replace(/^#(?!#).*$/gm, '').match(SAMPLE_VALUES) ?? [];
  return [...new Set([...getSampleFields(source?.data), ...values.map((value) => value.trim())])];
};

interface OptionalContent {
  /** Spanish reason why the words are reported. */
  reason: string;
  words: RegExp;
}

const OPTIONAL_CONTENT: Record<'sale' | 'exhibitions', OptionalContent> = {
  sale: {
    reason: 'No se vende nada (content/sections/property.json no tiene price)',
    words:
      /(?<!\p{L})(?:ventas?|se vende[n]?|vender(?:se)?|compradora?s?|(?:for|on|the) sale|buyers?)(?!\p{L})/giu,
  },
  exhibitions: {
    reason: 'No hay ninguna exhibición',
    words: /(?<!\p{L})(?:exhibi|exposici|exposiç)\p{L}+/giu,
  },
};
/** Files whose texts are shown only if their content exists. */
const CONDITIONAL_FILE = /^content\/(?:words|sections\/exhibitions\.json)/;

/** Matches the parts of a JSON file that visitors don't read: keys, and the value `exhibitions`. */
const FIELD = /"\w+":(?: "exhibitions")?/g;

/** Returns a sentence for each file that mentions a sale or exhibitions although the site has none. */
export const getStaleReferences = (
  files: readonly Pick<ReadFile, 'file' | 'text' | 'source'>[],
): string[] => {
  const property = files.find(({ file }) => file === CONTENT_FILES.property.file)?.source?.data;
  const hasExhibitions = files.some(({ file }) => isPage(file, CONTENT_FOLDERS.exhibitions.folder));
  const absent: OptionalContent[] = [];
  if (getField(property, 'price') === undefined) absent.push(OPTIONAL_CONTENT.sale);
  if (!hasExhibitions) absent.push(OPTIONAL_CONTENT.exhibitions);
  const checkedFiles = files.filter(({ file }) => !CONDITIONAL_FILE.test(file));
  const sentences: string[] = [];
  for (const { reason, words } of absent)
    for (const { file, text } of checkedFiles) {
      const mentions = text.replace(FIELD, '').match(words) ?? [];
      if (mentions.length === 0) continue;
      const uniqueMentions = [...new Set(mentions.map((word) => word.toLowerCase()))];
      sentences.push(`${file} · ${reason}, y aquí se lee: ${uniqueMentions.join(', ')}.`);
    }
  return sentences;
};

/** Returns a sentence for each file of content/ in which the owner still has to replace something. The list doesn't stop a build. */
export const getLaunchChecklist = async (root: string): Promise<string[]> => {
  const paths = (await listContentFiles(root)).filter((file) => TEXT_FILE.test(file) && file !== MANUAL);
  const files = await Promise.all(paths.map((file) => readContentFile(root, file)));
  const sentences: string[] = [];
  for (const file of files) {
    // The UI strings contain an example of an email address for the form.
    const samples = file.file.startsWith(UI_STRINGS_FOLDER) ? [] : getSampleContent(file);
    if (samples.length > 0) sentences.push(`${file.file} · Todavía es de muestra: ${samples.join(', ')}.`);
  }
  sentences.push(...getStaleReferences(files));
  const endpoint = loadEnv('production', root, 'PUBLIC_CONTACT_').PUBLIC_CONTACT_ENDPOINT;
  if (!endpoint) sentences.push(NO_ENDPOINT);
  return sentences;
};
