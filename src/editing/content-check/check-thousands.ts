import { quote } from '../../schemas/error-map.ts';
import { decimalSignOf } from '../../schemas/number.ts';
import { MIXED_THOUSANDS } from '../../schemas/thousands.ts';
import { type ContentSource, findTexts } from './check-values.ts';
import { type ContentError, countLine, errorsOf, fieldErrorsOf } from './content-error.ts';

const NAMES: Record<string, string> = { '.': 'punto', ',': 'coma' };

/** What separates thousands in a language, also where four digits have nothing. */
const groupSignOf = (tag: string): string =>
  new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(1000)[1]?.value ?? ',';

/** Each figure of a text whose thousands have the sign that its language, by its tag, writes before decimals. */
export const findThousands = (text: string, tag: string) => {
  const [decimals, group] = [decimalSignOf(tag), groupSignOf(tag)];
  const swap = (written: string, point: string, comma: string) =>
    written.replace(/[.,]/g, (sign) => (sign === '.' ? point : comma));
  const asInMexico = decimals === ',' ? swap(text, ',', '.') : text;
  return MIXED_THOUSANDS.flatMap(([pattern, isError]) =>
    [...asInMexico.matchAll(pattern)].map(({ 0: found, index }) => {
      const written = text.slice(index, index + found.length);
      const signs = `lleva ${NAMES[decimals] ?? ''}, que es de decimales. Los miles llevan ${NAMES[group] ?? 'espacio'}`;
      const message = `${quote(written)} ${signs}: ${swap(found, group, decimals)}.`;
      return { message, index, isWarning: !isError };
    }),
  );
};

/** Errors and warnings of the figures of one file, in the language of a tag. */
export const checkThousands = (
  tag: string,
  file: string,
  source?: ContentSource,
  { essay = '', essayLine = 1 }: { essay?: string; essayLine?: number } = {},
): ContentError[] => [
  ...findTexts(source?.data).flatMap(({ path, text }) =>
    findThousands(text, tag).map(({ message, isWarning }) =>
      fieldErrorsOf(file, source, isWarning)(message, ...path),
    ),
  ),
  ...findThousands(essay, tag).map(({ message, index, isWarning }) =>
    errorsOf(file, isWarning)(message, essayLine + countLine(essay, index) - 1, 'texto'),
  ),
];
