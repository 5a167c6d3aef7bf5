import { join } from 'node:path';
import { checkContent } from './content-check/check-content.ts';
import { formatReport } from './content-check/format-report.ts';

// `npm run check:content`: every error of content/ in Spanish.
const problems = await checkContent(join(import.meta.dirname, '..', '..'));
console.log(formatReport(problems));
if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
