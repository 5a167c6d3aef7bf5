import { NETLIFY_FORM, type ContactService } from './contact-service.ts';
import type { Letter } from './letter.ts';

/**
 * Writes a letter as its service reads it. The key of repetition travels in a header only to the owner's own JSON endpoint:
 * the others do not allow that header from another site, and get it as a field.
 *
 * @returns headers and body of the POST request
 */
export function encodeLetter(letter: Letter, { format, key }: ContactService): RequestInit {
  const { idempotencyKey, ...rest } = letter;
  switch (format) {
    case 'json':
      return asJson(rest, { 'Idempotency-Key': idempotencyKey });
    case 'formspree':
      return asJson(letter);
    case 'web3forms':
      return asJson({ access_key: key, ...letter });
    case 'form':
      return asForm({ ...letter });
    case 'netlify':
      return asForm({ 'form-name': NETLIFY_FORM, ...letter });
  }
}

function asJson(content: object, headers: Record<string, string> = {}): RequestInit {
  return {
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(content),
  };
}

function asForm(fields: Record<string, string>): RequestInit {
  // Its type of content comes with it, and needs no leave of another site.
  return { headers: { Accept: 'application/json' }, body: new URLSearchParams(fields) };
}
