/** `npm run check:content`: prints every error of content/ in Spanish; exit code 1 when there is one. */
import { join } from 'node:path';
import { checkContent } from './content-check/check-content.ts';
import { formatReport, hasErrors } from './content-check/content-error.ts';

const report = await checkContent(join(import.meta.dirname, '..', '..'));
console.log(formatReport(report));
if (hasErrors(report)) process.exitCode = 1;
