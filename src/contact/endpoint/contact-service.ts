/** How a service wants its messages (README, messages that arrive). */
export type ContactFormat = 'json' | 'form' | 'formspree' | 'web3forms' | 'netlify';

/** Where messages go, as the owner set it at build. */
export interface ContactService {
  /** Absolute, or a path of this site. */
  address: string;
  format: ContactFormat;
  /** Web3Forms' access key, which is public by design. */
  key?: string | undefined;
}

/** The name under which Netlify keeps the messages, and by which it finds the form in the page. */
export const NETLIFY_FORM = 'contacto';
