import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { PRIVACY_NOTICE } from '../schemas/privacy-page.ts';
import type { Problem } from './content-check/problem.ts';

/** `[[calle y número]]`: what only the owner of a site can write. */
const PLACEHOLDER = /\[\[[^[\]]+\]\]/g;
/** A site that sends to its own machine is being tried, not published. */
const LOCAL_ENDPOINT = 'http:';

/** A placeholder that nobody has filled in, and its line, counted from 1. */
export interface UnfilledPlaceholder {
  line: number;
  placeholder: string;
}

/** Every `[[placeholder]]` of a text, in order. */
export const findUnfilledPlaceholders = (text: string): UnfilledPlaceholder[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(PLACEHOLDER)].map(([placeholder]) => ({ line: index + 1, placeholder })),
    );

/**
 * What is wrong with the privacy notice: it is gone, or it is still the sample although the site sends what visitors write.
 *
 * @param root the project's folder, which holds content/ and perhaps `.env`
 */
export async function checkPrivacyNotice(root: string): Promise<Problem[]> {
  const report = (line: number, field: string, message: string): Problem[] => [
    { file: PRIVACY_NOTICE, line, field, severity: 'error', message },
  ];
  const text = await readFile(join(root, PRIVACY_NOTICE), 'utf8').catch(() => undefined);
  if (text === undefined) return report(1, '', 'Falta este archivo: es el aviso de privacidad.');
  const endpoint = loadEnv('production', root, 'PUBLIC_CONTACT_').PUBLIC_CONTACT_ENDPOINT;
  if (!endpoint || endpoint.startsWith(LOCAL_ENDPOINT)) return [];
  return findUnfilledPlaceholders(text).flatMap(({ line, placeholder }) =>
    report(
      line,
      'aviso',
      `Se encontró ${placeholder}. Este sitio envía mensajes (PUBLIC_CONTACT_ENDPOINT): se espera el dato verdadero, sin corchetes.`,
    ),
  );
}
