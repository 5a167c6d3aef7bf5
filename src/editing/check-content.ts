/** Script of `npm run check:content`. Prints the Spanish report and the launch checklist. The exit code is 1 if there is an error. */
import { join } from 'node:path';
import { getLaunchChecklist } from './launch-checklist.ts';
import { checkContent } from './content-check/check-all.ts';
import { formatReport, hasErrors } from './content-check/report.ts';
import { getUntranslatedFields } from './list-untranslated.ts';
import { readContent } from '../content/read-content.ts';
import { DEFAULT_LOCALE } from '../i18n/locales.ts';
import { getLanguageName } from '../schemas/language-name.ts';
import { reportToGitHub } from './github-report.ts';

const root = join(import.meta.dirname, '..', '..');
// Print an invalid BUILD_DAY as one sentence, without a stack.
const report = await checkContent(root).catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
});
console.log(formatReport(report));
await reportToGitHub(report, process.env);
const checklist = await getLaunchChecklist(root);
if (checklist.length > 0)
  console.log(
    ['\nAntes de publicar (no detiene nada; «sample» se borra al poner lo tuyo):', ...checklist].join('\n- '),
  );
const untranslated = getUntranslatedFields(await readContent(root));
if (untranslated.length > 0)
  console.log(
    [
      `\nEn ${getLanguageName(DEFAULT_LOCALE)} solamente, o igual en otro idioma (no detiene nada):`,
      ...untranslated,
    ].join('\n- '),
  );
if (hasErrors(report)) process.exitCode = 1;
