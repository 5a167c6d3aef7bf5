import { z } from 'astro/zod';
import { createFieldWarning, type Diagnostic } from '../../content/diagnostic.ts';
import { findSource, getFolderFiles } from '../../content/read-content.ts';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { getList, getTextValues } from '../../schemas/untyped.ts';
import { closedDay } from '../../schemas/visits.ts';
import type { CheckContext } from './check-context.ts';

const MESSAGE = `este día está en closedDays de ${CONTENT_FILES.visits.file}. Corrígelo, o déjalo si así es.`;

/** Warns about future openings and activities on a closed date. A weekday without visits is valid. */
export const checkClosedDays = ({ versions: [version], today }: CheckContext): Diagnostic[] => {
  if (!version) return [];
  const closedDays = getList(findSource(version, 'visits')?.data, 'closedDays');
  const closures = closedDays.map((item) => closedDay.safeParse(item).data);
  const isClosed = (date: string): boolean =>
    closures.some((closure) => closure && closure.from <= date && date <= closure.to);
  const warnings: Diagnostic[] = [];
  for (const exhibition of getFolderFiles(version, 'exhibitions'))
    for (const { path, text } of getTextValues(exhibition.source?.data)) {
      const isDate = ['opens', 'day'].includes(String(path.at(-1))) && z.iso.date().safeParse(text).success;
      if (isDate && text >= today && isClosed(text))
        warnings.push(createFieldWarning(exhibition, path, MESSAGE));
    }
  return warnings;
};
