import { createHash } from 'node:crypto';

/** The hash by which the content security policy allows an inline script, for `Astro.csp.insertScriptHash`. */
export const hashScript = (code: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;
