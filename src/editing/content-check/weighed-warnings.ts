import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { weighedWarningsSchema } from '../../schemas/weighed-warnings.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentError, fieldErrorsOf, hasErrors } from './content-error.ts';

/** A report without the warnings that content/avisos.json puts to rest, and with one for each of its entries that no warning needs. */
export const putToRest = (report: readonly ContentError[], source?: ContentSource): ContentError[] => {
  const weighed = weighedWarningsSchema().safeParse(source?.data).data ?? [];
  const isMeant = ({ file, says }: (typeof weighed)[number], warning: ContentError): boolean =>
    warning.isWarning && warning.file === file && warning.message.includes(says);
  const unneeded = weighed.flatMap((entry, index) => {
    // What can't be read isn't warned of.
    if (hasErrors(report) || report.some((warning) => isMeant(entry, warning))) return [];
    const message = `la revisión ya no dice esto de ${entry.file}. Borra este elemento.`;
    return fieldErrorsOf(CONTENT_FILES.weighedWarnings.file, source, true)(message, index);
  });
  return [...report.filter((error) => !weighed.some((entry) => isMeant(entry, error))), ...unneeded];
};
