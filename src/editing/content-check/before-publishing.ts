import { loadEnv } from 'vite';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { readField } from '../../schemas/read-raw.ts';
import { readJson } from './check-json.ts';
import { listValues } from './check-values.ts';
import { nameField } from './content-error.ts';
import { readMarkdown } from './front-matter.ts';
import { isPage, isTextFile, listContentFiles, readTextFile } from './content-folder.ts';

/** Values that nobody means to publish: an example's domain, a telephone of zeros, a placeholder of a text page. */
const SAMPLES =
  /[\w:/@.-]*\bexample\.com\b[\w/-]*|\+\d[\d ]*\b0000\b[\d ]*|\[\[[^[\]]+\]\]|\bpor confirmar\b/gi;
const NO_ENDPOINT =
  'PUBLIC_CONTACT_ENDPOINT no tiene valor: el formulario da las gracias, nadie recibe el mensaje y debajo lo dice. src/contact/README.md.';

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
const FOLLOWS = /^content\/(?:words|(?:\w+\/)?sections\/exhibitions\.json)/;

/** The name of a field, and the section that it names. */
const FIELD = /"\w+":(?: "exhibitions")?/g;

/** The words with which the files of content/ go on speaking of a sale, or of exhibitions, where the house has none; one sentence for each file. */
export const findAbsent = (texts: ReadonlyMap<string, string>): string[] => {
  const { file } = CONTENT_FILES.property;
  const property = readJson(file, texts.get(file) ?? '').source?.data;
  const hasExhibitions = [...texts.keys()].some((name) => isPage(name, CONTENT_FOLDERS.exhibitions.folder));
  const absent = [
    ...(readField(property, 'price') === undefined ? [ABSENT.sale] : []),
    ...(hasExhibitions ? [] : [ABSENT.exhibitions]),
  ];
  return absent.flatMap(({ reason, words }) =>
    [...texts].flatMap(([name, text]) => {
      const said = FOLLOWS.test(name) ? [] : (text.replace(FIELD, '').match(words) ?? []);
      const listed = [...new Set(said.map((word) => word.toLowerCase()))].join(', ');
      return listed === '' ? [] : [`${name} · ${reason}, y aquí se lee: ${listed}.`];
    }),
  );
};

/** Lists what is still sample in content/, and what speaks of what the house hasn't got, one sentence for each file. It doesn't stop a build. */
export const listBeforePublishing = async (root: string): Promise<string[]> => {
  const files = (await listContentFiles(root)).filter(isTextFile);
  const read = await Promise.all(files.map(async (file) => [file, await readTextFile(root, file)] as const));
  const texts = new Map(read.flatMap(([file, text]) => (typeof text === 'string' ? [[file, text]] : [])));
  const samples = [...texts].flatMap(([file, text]) => {
    const found = findSamples(file, text);
    return found.length === 0 ? [] : [`${file} · Todavía es de muestra: ${found.join(', ')}.`];
  });
  const endpoint = loadEnv('production', root, 'PUBLIC_CONTACT_').PUBLIC_CONTACT_ENDPOINT;
  return [...samples, ...findAbsent(texts), ...(endpoint ? [] : [NO_ENDPOINT])];
};
