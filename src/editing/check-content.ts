/** `npm run check:content`: prints every error of content/ in Spanish; exit code 1 when there is one. */
import { join } from 'node:path';
import { checkContent } from './content-check/check-content.ts';
import { formatReport } from './content-check/content-error.ts';

const errors = await checkContent(join(import.meta.dirname, '..', '..'));
console.log(formatReport(errors));
if (errors.length > 0) process.exitCode = 1;
