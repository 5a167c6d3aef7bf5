/** `npm run check:content`: prints every mistake of content/ in Spanish; exit code 1 when there is an error. */
import { join } from 'node:path';
import { checkContent } from '../editing/content-check/check-content.ts';
import { formatReport } from '../editing/content-check/format-report.ts';

const problems = await checkContent(join(import.meta.dirname, '..', '..'));
console.log(formatReport(problems));
if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
