import { z } from 'astro/zod';
import { nameWeekday } from '../../queries/weekdays.ts';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { readList } from '../../schemas/read-raw.ts';
import { closedDay, visitDays } from '../../schemas/visits.ts';
import type { ContentSource } from '../../content/content-source.ts';
import type { ContentFile } from '../../content/read-content.ts';
import { findTexts } from './check-values.ts';
import { type ContentError, fieldErrorsOf } from '../../content/content-error.ts';

const { file } = CONTENT_FILES.visits;

/** A warning for each opening and activity to come, of a day on which the house is closed. They may be on a weekday without visits. */
export const checkHouseDays = (
  visits: ContentSource | undefined,
  exhibitions: readonly Pick<ContentFile, 'file' | 'source'>[],
  today: string,
): ContentError[] => {
  const closed = readList(visits?.data, 'closedDays').map((item) => closedDay().safeParse(item).data);
  const isClosed = (day: string): boolean =>
    closed.some((part) => part && part.from <= day && day <= part.to);
  return exhibitions.flatMap((exhibition) =>
    findTexts(exhibition.source?.data).flatMap(({ path, text }) => {
      const isDay = ['opens', 'day'].includes(String(path.at(-1))) && z.iso.date().safeParse(text).success;
      if (!isDay || text < today || !isClosed(text)) return [];
      const message = `este día está en closedDays de ${file}. Corrígelo, o déjalo si así es.`;
      return fieldErrorsOf(exhibition.file, exhibition.source, true)(message, ...path);
    }),
  );
};

// Lenient: other errors are reported by the file's own schema.
const VISITS = z.object({ days: visitDays() });
const readDays = (data: unknown): number[] => VISITS.safeParse(data).data?.days ?? [];

/** A warning for opening hours that never apply: those in `hours.other` of a day that an earlier group has, and the general ones where every day has its own. */
export const checkHours = (visits: ContentSource | undefined): ContentError[] => {
  const days = readDays(visits?.data);
  const others = readList(visits?.data, 'hours', 'other').map(readDays);
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
