/** One error of an editor, and where it is. */
export interface ContentError {
  /** Path from the project's root, with forward slashes: `content/site.json`. */
  file: string;
  /** Line of the file, counted from 1. */
  line: number;
  /** `share.title`, `items[3].label` (counted from 1), `ensayo`; empty when the file itself is the matter. */
  field: string;
  /** In Spanish: what was found, what is expected, an example. */
  message: string;
  /** A warning stops nothing; what stands around an unread place could not be judged, so that there may be more. */
  kind?: 'warning' | 'unread' | undefined;
}

/** Makes the errors of one file; those of the file as a whole are told on its first line. */
export const errorsOf =
  (file: string, kind?: ContentError['kind']) =>
  (message: string, line = 1, field = ''): ContentError => ({ file, line, field, message, kind });

/** Whether anything of a report keeps the content from being published. */
export const hasErrors = (report: readonly ContentError[]): boolean =>
  report.some(({ kind }) => kind !== 'warning');

/** `['items', 2, 'label']` as an editor reads it, lists counted from 1: `items[3].label`. */
export const nameField = (path: readonly PropertyKey[]): string =>
  path
    .map((name) => (typeof name === 'number' ? `[${name + 1}]` : `.${String(name)}`))
    .join('')
    .replace(/^\./, '');

/** Line of a character in a text, both as people count: the first line is 1, `offset` starts at 0. */
export const countLine = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The name of the field that a line of JSON or front matter defines, or an empty text. */
export const readFieldName = (line: string): string => /^\s*[{[]?\s*"?([\w-]+)"?\s*:/.exec(line)?.[1] ?? '';

/** One error on one line: `content/site.json:4 · «url» · Se encontró…`. */
export const formatError = ({ file, line, field, message }: ContentError): string => {
  const name = field === '' ? [] : [`«${field}»`];
  // A field's name or a found text may hold line ends of its own; an error is one line all the same.
  return [`${file}:${line}`, ...name, message].join(' · ').replace(/\s*[\r\n]+\s*/g, ' ');
};

/** What a report comes to, in one line. */
export const summarize = (report: readonly ContentError[]): string => {
  const { length } = report.filter(({ kind }) => kind !== 'warning');
  if (length === 0) return 'El contenido está bien: ningún error.';
  const isCut = report.some(({ kind }) => kind === 'unread');
  const more = isCut ? ' Puede haber más: lo que no se pudo leer se revisa cuando lo corriges.' : '';
  return `Hay ${length} ${length === 1 ? 'error' : 'errores'} en el contenido.${more}`;
};

/** The whole report in Spanish, one error per line, files apart; one sentence when there is none. */
export const formatReport = (report: readonly ContentError[]): string => {
  const files = Map.groupBy(report, ({ file }) => file);
  const groups = [...files.values()].map((group) => group.map(formatError).join('\n'));
  const help = hasErrors(report) ? ['Cómo corregirlos: content/LEEME.md'] : [];
  return [summarize(report), ...groups, ...help].join('\n\n');
};
