import { z } from 'astro/zod';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { getList } from '../../schemas/untyped.ts';
import { closedDay } from '../../schemas/visits.ts';
import type { ContentSource } from '../../content/content-source.ts';
import type { ContentFile } from '../../content/read-content.ts';
import { findTexts } from './check-values.ts';
import { type Diagnostic, createFieldDiagnostics } from '../../content/diagnostic.ts';

const { file } = CONTENT_FILES.visits;

/** A warning for each opening and activity to come, of a day on which the house is closed. They may be on a weekday without visits. */
export const checkClosedDays = (
  visits: ContentSource | undefined,
  exhibitions: readonly Pick<ContentFile, 'file' | 'source'>[],
  today: string,
): Diagnostic[] => {
  const closed = getList(visits?.data, 'closedDays').map((item) => closedDay().safeParse(item).data);
  const isClosed = (day: string): boolean =>
    closed.some((part) => part && part.from <= day && day <= part.to);
  return exhibitions.flatMap((exhibition) =>
    findTexts(exhibition.source?.data).flatMap(({ path, text }) => {
      const isDay = ['opens', 'day'].includes(String(path.at(-1))) && z.iso.date().safeParse(text).success;
      if (!isDay || text < today || !isClosed(text)) return [];
      const message = `este día está en closedDays de ${file}. Corrígelo, o déjalo si así es.`;
      return createFieldDiagnostics(exhibition.file, exhibition.source, true)(message, ...path);
    }),
  );
};
