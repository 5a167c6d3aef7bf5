import { loadEnv } from 'vite';
import { PRIVACY_NOTICE } from '../../schemas/privacy-page.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import { readTextFile } from './read-text-file.ts';

/** `[[calle y número]]`: what only the owner of a site can write. */
const PLACEHOLDER = /\[\[[^[\]]+\]\]/g;
/** A site that sends to its own machine is being tried, not published. */
const LOCAL_ENDPOINT = 'http:';

/** Every `[[placeholder]]` of a text, in order, with its line, counted from 1. */
export const findUnfilledPlaceholders = (text: string) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(PLACEHOLDER)].map(([placeholder]) => ({ line: index + 1, placeholder })),
    );

/** What is left to fill in of the privacy notice when the site sends what visitors write. */
export async function checkPrivacyNotice(root: string): Promise<ContentError[]> {
  const report = errorsOf(PRIVACY_NOTICE);
  const text = await readTextFile(root, PRIVACY_NOTICE);
  if (typeof text !== 'string') return [text];
  const endpoint = loadEnv('production', root, 'PUBLIC_CONTACT_').PUBLIC_CONTACT_ENDPOINT;
  if (!endpoint || endpoint.startsWith(LOCAL_ENDPOINT)) return [];
  return findUnfilledPlaceholders(text).map(({ line, placeholder }) =>
    report(
      `Se encontró ${placeholder}. Este sitio envía mensajes (PUBLIC_CONTACT_ENDPOINT): se espera el dato verdadero, sin corchetes.`,
      line,
      'aviso',
    ),
  );
}
