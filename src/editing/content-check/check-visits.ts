import { z } from 'astro/zod';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { getList } from '../../schemas/untyped.ts';
import { closedDay } from '../../schemas/visits.ts';
import type { ContentSource } from '../../content/content-source.ts';
import type { ContentFile } from '../../content/read-content.ts';
import { getTextValues } from './check-values.ts';
import { type Diagnostic, createFieldDiagnostics } from '../../content/diagnostic.ts';

const { file } = CONTENT_FILES.visits;

/** Warns about future openings and activities on a closed date. A weekday without visits is valid. */
export const checkClosedDays = (
  visits: ContentSource | undefined,
  exhibitions: readonly Pick<ContentFile, 'file' | 'source'>[],
  today: string,
): Diagnostic[] => {
  const closures = getList(visits?.data, 'closedDays').map((item) => closedDay.safeParse(item).data);
  const isClosed = (date: string): boolean =>
    closures.some((closure) => closure && closure.from <= date && date <= closure.to);
  const message = `este día está en closedDays de ${file}. Corrígelo, o déjalo si así es.`;
  const warnings: Diagnostic[] = [];
  for (const exhibition of exhibitions) {
    const createWarning = createFieldDiagnostics(exhibition.file, exhibition.source, true);
    for (const { path, text } of getTextValues(exhibition.source?.data)) {
      const isDate = ['opens', 'day'].includes(String(path.at(-1))) && z.iso.date().safeParse(text).success;
      if (isDate && text >= today && isClosed(text)) warnings.push(createWarning(message, ...path));
    }
  }
  return warnings;
};
