import { loadEnv } from 'vite';
import { formatFieldPath } from '../../content/diagnostic.ts';
import { isPage } from '../../content/read-content.ts';
import { listContentFiles, readContentFile, type ReadFile } from '../../content/read-file.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { getField } from '../../schemas/untyped.ts';
import { listValues } from './check-values.ts';

/** Values that nobody means to publish: an example's domain, a telephone of zeros, a placeholder of a text page. */
const SAMPLES =
  /[\w:/@.-]*\bexample\.com\b[\w/-]*|\+\d[\d ]*\b0000\b[\d ]*|\[\[[^[\]]+\]\]|\bpor confirmar\b/gi;
/** The files with texts of the site, and the manual of editors beside them. */
const TEXT_FILE = /\.(?:json|md)$/;
const WORDS = 'content/words/';
const MANUAL = 'content/LEEME.md';
const NO_ENDPOINT =
  'PUBLIC_CONTACT_ENDPOINT no tiene valor: el formulario da las gracias, nadie recibe el mensaje y debajo lo dice. src/contact/README.md.';

/** Where a file says `sample: true`: `sample` for all of it, `[3].sample` for an entry. */
const findSampleFields = (data: unknown): string[] =>
  listValues(data)
    .filter(({ path, value }) => path.at(-1) === 'sample' && value === true)
    .map(({ path }) => formatFieldPath(path));

/** Everything that is sample in a JSON or Markdown file, each once: fields `sample: true`, and sample values outside of comments. */
export const findSampleContent = ({ text, source }: Pick<ReadFile, 'text' | 'source'>): string[] => {
  const values = text.replace(/^#(?!#).*$/gm, '').match(SAMPLES) ?? [];
  return [...new Set([...findSampleFields(source?.data), ...values.map((value) => value.trim())])];
};

/** What a house may not have: the words that speak of it, and why they are told. */
const ABSENT = {
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
/** The words of the interface, and those of the section, are of what is there. */
const FOLLOWS = /^content\/(?:words|sections\/exhibitions\.json)/;

/** The name of a field, and the section that it names. */
const FIELD = /"\w+":(?: "exhibitions")?/g;

/** The words with which the files of content/ go on speaking of a sale, or of exhibitions, where the house has none; one sentence for each file. */
export const findStaleReferences = (
  files: readonly Pick<ReadFile, 'file' | 'text' | 'source'>[],
): string[] => {
  const property = files.find(({ file }) => file === CONTENT_FILES.property.file)?.source?.data;
  const hasExhibitions = files.some(({ file }) => isPage(file, CONTENT_FOLDERS.exhibitions.folder));
  const absent = [
    ...(getField(property, 'price') === undefined ? [ABSENT.sale] : []),
    ...(hasExhibitions ? [] : [ABSENT.exhibitions]),
  ];
  return absent.flatMap(({ reason, words: uiStrings }) =>
    files.flatMap(({ file, text }) => {
      const said = FOLLOWS.test(file) ? [] : (text.replace(FIELD, '').match(uiStrings) ?? []);
      const listed = [...new Set(said.map((word) => word.toLowerCase()))].join(', ');
      return listed === '' ? [] : [`${file} · ${reason}, y aquí se lee: ${listed}.`];
    }),
  );
};

/** Lists what is still sample in content/, and what speaks of what the house hasn't got, one sentence for each file. It doesn't stop a build. */
export const getLaunchChecklist = async (root: string): Promise<string[]> => {
  const names = (await listContentFiles(root)).filter((file) => TEXT_FILE.test(file) && file !== MANUAL);
  const files = await Promise.all(names.map((file) => readContentFile(root, file)));
  // The words of the interface show an example of an address in the form.
  const samples = files
    .filter(({ file }) => !file.startsWith(WORDS))
    .flatMap((file) => {
      const found = findSampleContent(file);
      return found.length === 0 ? [] : [`${file.file} · Todavía es de muestra: ${found.join(', ')}.`];
    });
  const endpoint = loadEnv('production', root, 'PUBLIC_CONTACT_').PUBLIC_CONTACT_ENDPOINT;
  return [...samples, ...findStaleReferences(files), ...(endpoint ? [] : [NO_ENDPOINT])];
};
