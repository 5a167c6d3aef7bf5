/** `npm run check:content`: prints every error of content/ in Spanish, and what is still sample; exit code 1 for an error. */
import { join } from 'node:path';
import { getLaunchChecklist } from './content-check/launch-checklist.ts';
import { checkContent } from './content-check/check-all.ts';
import { formatReport, hasErrors } from './content-check/report.ts';
import { listUntranslatedFields } from './content-check/list-untranslated.ts';
import { readContent } from '../content/read-content.ts';
import { reportToGitHub } from './github-report.ts';

const root = join(import.meta.dirname, '..', '..');
// An invalid BUILD_DAY is reported in one sentence, without a stack.
const report = await checkContent(root).catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
});
console.log(formatReport(report));
await reportToGitHub(report, process.env);
const samples = await getLaunchChecklist(root);
if (samples.length > 0)
  console.log(
    ['\nAntes de publicar (no detiene nada; «sample» se borra al poner lo tuyo):', ...samples].join('\n- '),
  );
const spanish = listUntranslatedFields(await readContent(root));
if (spanish.length > 0)
  console.log(['\nEn español solamente, o igual en otro idioma (no detiene nada):', ...spanish].join('\n- '));
if (hasErrors(report)) process.exitCode = 1;
