import { type Diagnostic, isSameOrNestedField } from '../../content/diagnostic.ts';
import { readContent } from '../../content/read-content.ts';
import { createCheckContext } from './check-context.ts';
import { checkDates, checkExhibitionNumbers } from './check-exhibitions.ts';
import { checkFile } from './check-file.ts';
import { checkLanguages } from './check-languages.ts';
import { checkPage } from './check-page.ts';
import { checkPaths } from './check-paths.ts';
import { checkGalleryReferences, checkViewpoints } from './check-gallery.ts';
import { checkClosedDays } from './check-visits.ts';
import { checkTranslatedFields } from './check-translated-fields.ts';
import { checkUiStrings } from './check-ui-strings.ts';
import { formatError } from './report.ts';
import { checkTranslationFiles, checkUnknownFiles } from './unknown-files.ts';

/** Keeps the first error of each field. Later diagnostics of the field, or of its group, are consequences or repetitions. */
function keepFirstErrors(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const kept = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const { file, path } = diagnostic;
    const isConsequence = [...kept.values()].some(
      (error) => !error.isWarning && error.file === file && isSameOrNestedField(error.path, path),
    );
    // The check of each locale reports an error in a shared text or in an image.
    if (!isConsequence) kept.set(formatError(diagnostic), diagnostic);
  }
  return [...kept.values()];
}

/** Checks all files of content/. Returns the errors and warnings, sorted by file and line. */
export async function checkContent(root: string): Promise<Diagnostic[]> {
  const context = createCheckContext(await readContent(root));
  const files = context.versions.flatMap((version) => version.files);
  const fileChecks = files.map(async (file) => [
    ...(await checkFile(context, file)),
    ...(await checkPage(context, file)),
  ]);
  const diagnostics = keepFirstErrors([
    ...context.sourceFiles.flatMap(checkTranslatedFields),
    ...(await Promise.all(fileChecks)).flat(),
    ...checkUnknownFiles(context),
    ...checkTranslationFiles(context),
    ...(await checkUiStrings(context)),
    ...checkLanguages(context),
    ...checkPaths(context),
    ...checkExhibitionNumbers(context),
    ...checkDates(context),
    ...checkGalleryReferences(context),
    ...checkViewpoints(context),
    ...checkClosedDays(context),
  ]);
  const { compare } = new Intl.Collator('es', { numeric: true });
  return diagnostics.sort((a, b) => compare(formatError(a), formatError(b)));
}
