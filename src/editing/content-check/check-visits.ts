import { z } from 'astro/zod';
import { nameWeekday } from '../../queries/weekdays.ts';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { readField, readList } from '../../schemas/read-raw.ts';
import { quote } from '../../schemas/quote.ts';
import { closedDay, visitDays } from '../../schemas/visits.ts';
import { type ContentSource, findTexts } from './check-values.ts';
import { type ContentError, fieldErrorsOf } from './content-error.ts';
import type { MarkdownFile } from './front-matter.ts';

// Lenient: other errors of the file are reported by its own schema.
const VISITS = z.object({ days: visitDays() });
const { file } = CONTENT_FILES.visits;

/** When the house is open, as far as its file can be read. */
const readHouse = (visits: ContentSource | undefined) => ({
  days: VISITS.safeParse(visits?.data).data?.days ?? [],
  closed: readList(visits?.data, 'closedDays').map((item) => closedDay().safeParse(item).data),
});

const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;

/** A warning for each opening and activity to come, of a day on which the house is closed. They may be on a weekday without visits. */
export const checkHouseDays = (
  visits: ContentSource | undefined,
  exhibitions: readonly Pick<MarkdownFile, 'file' | 'frontMatter'>[],
  today: string,
): ContentError[] => {
  const { closed } = readHouse(visits);
  const isClosed = (day: string): boolean =>
    closed.some((part) => part && part.from <= day && day <= part.to);
  return exhibitions.flatMap((exhibition) =>
    findTexts(exhibition.frontMatter?.data).flatMap(({ path, text }) => {
      const isDay = ['opens', 'day'].includes(String(path.at(-1))) && z.iso.date().safeParse(text).success;
      if (!isDay || text < today || !isClosed(text)) return [];
      const message = `este día está en closedDays de ${file}. Corrígelo, o déjalo si así es.`;
      return fieldErrorsOf(exhibition.file, exhibition.frontMatter, true)(message, ...path);
    }),
  );
};

/** A sum of money, and not of none: `$120`, `120 pesos`, `5 €`. */
const PRICE =
  /(?:\p{Sc}|MXN|USD|EUR)\s?0*[1-9][\d.,]*|(?<![\d.,])0*[1-9][\d.,]*\s?(?:\p{Sc}|MXN|USD|EUR|pesos|euros|dólares|reais)(?!\p{L})/u;
const PRICED_FIELDS = ['admission', 'access', 'activities'];

/** A warning for each price of a visit, an exhibition or an activity, where `isFree` says of all of them that they cost nothing. */
export const checkAdmission = (
  visits: ContentSource | undefined,
  exhibitions: readonly Pick<MarkdownFile, 'file' | 'frontMatter'>[],
): ContentError[] => {
  if (readField(visits?.data, 'isFree') !== true) return [];
  return [{ file, frontMatter: visits }, ...exhibitions].flatMap((source) =>
    findTexts(source.frontMatter?.data).flatMap(({ path, text }) => {
      const [price] = PRICED_FIELDS.includes(String(path[0])) ? (PRICE.exec(text) ?? []) : [];
      if (price === undefined) return [];
      const message = `aquí cuesta ${quote(price)}, y los buscadores leen que todo es gratis: isFree es true en ${file}. Escribe ahí false, o déjalo si así es.`;
      return fieldErrorsOf(source.file, source.frontMatter, true)(message, ...path);
    }),
  );
};

/** A warning for hours that are read nowhere: of a day whose others stand before, and those of the house, where every day has others. */
export const checkHours = (visits: ContentSource | undefined): ContentError[] => {
  const { days } = readHouse(visits);
  const others = readList(visits?.data, 'hours', 'other').map(
    (other) => VISITS.safeParse(other).data?.days ?? [],
  );
  const warn = (message: string, ...path: PropertyKey[]) =>
    fieldErrorsOf(file, visits, true)(
      `${message} Si se abre dos veces el mismo día, la segunda va en reopens.`,
      'hours',
      ...path,
    );
  const repeated = others.flatMap((other, index) => {
    const before = others.slice(0, index).flat();
    const day = other.find((one) => before.includes(one));
    return day === undefined
      ? []
      : [warn(`${nameWeekday(day, 'es')} ya está antes en other, y esas horas valen.`, 'other', index)];
  });
  const isUnused = days.length > 0 && days.every((day) => others.flat().includes(day));
  return [
    ...repeated,
    ...(isUnused ? [warn('other tiene todos los días, y from y to no valen en ninguno.', 'from')] : []),
  ];
};

/** A warning for each closed day that can hardly be meant: said twice, without visits anyway, in more than a year, or all of them over. */
export const checkClosedDays = (visits: ContentSource | undefined, today: string): ContentError[] => {
  const { days, closed } = readHouse(visits);
  const warn = (message: string, ...path: PropertyKey[]) =>
    fieldErrorsOf(file, visits, true)(message, 'closedDays', ...path);
  const nextYear = Temporal.PlainDate.from(today).add({ years: 1 }).toString();
  const found = closed.flatMap((part, index) => {
    if (!part) return [];
    const { from, to } = part;
    const before = closed.findIndex((other) => other && other.from <= to && from <= other.to);
    const first = Temporal.PlainDate.from(from);
    const length = first.until(to).days + 1;
    const isVisited = Array.from({ length: Math.min(length, 7) }, (_, offset) => first.add({ days: offset }));
    const isUnvisited = days.length > 0 && !isVisited.some(({ dayOfWeek }) => days.includes(dayOfWeek));
    const told: [isTold: boolean, message: string][] = [
      [before < index, `este día ya está en closedDays[${before + 1}]. Borra uno.`],
      [
        isUnvisited,
        `es ${nameWeekday(weekdayOf(from), 'es')}, que no está en days. Bórralo, o corrige el día.`,
      ],
      [from > nextYear, `falta más de un año para ${from}. Corrige el año, o déjalo si así es.`],
    ];
    return told.flatMap(([isTold, message]) => (isTold ? [warn(message, index)] : []));
  });
  const isOver = closed.length > 0 && closed.every((part) => part && part.to < today);
  return [...found, ...(isOver ? [warn('ya pasaron todos. Escribe los que vienen, o deja [].')] : [])];
};
