import { createHash } from 'node:crypto';
import { minify } from 'vite';
import { recordPageView } from '../page-views/record.ts';

/** An export, so that the minifier doesn't drop the function as unused code. */
const EXPORT = 'export default ';
const source = `${EXPORT}${String(recordPageView)}`;
const { code } = await minify('record.js', source, { module: true, compress: true, mangle: true });
const recorder = code.slice(EXPORT.length).trim().replace(/;$/, '');

/** The recorder, minified for inline use, with its arguments: see `recordPageView`. */
export function printRecorder(path = '', notFoundMessage?: string): string {
  const args = JSON.stringify(notFoundMessage ? [path, notFoundMessage] : [path]).slice(1, -1);
  // `</script>` in a word must not end the script.
  return `(${recorder})(window,${args.replaceAll('<', '\\u003c')})`;
}

/** The hash by which the content security policy allows an inline script. */
export const hashScript = (code: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;
