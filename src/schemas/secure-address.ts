import { quote } from './found-value.ts';
import { text, type FieldHelp } from './text.ts';

// No name and password before the host; a host with a dot, as the public web has; nothing that ends a link's text.
const ADDRESS = /^https:\/\/[^/?#@\s]+\.[^/?#@\s.]{2,}(?:[/?#]\S*)?$/i;
const NO_PART = /["<>\\^`{|}\p{Cf}]|^https:\/\/[\d.]+(?:[:/?#]|$)/u;

/** True for an absolute `https://` address of the public web. */
export const isSecureAddress = (value: string): boolean =>
  URL.canParse(value) && ADDRESS.test(value) && !NO_PART.test(value);

/** A complete web address that starts with `https://`. */
export const secureAddress = ({ help, example }: FieldHelp) =>
  text({ help, example }).refine(isSecureAddress, {
    error: ({ input }) =>
      `Se encontró ${quote(String(input))}. Se espera una dirección completa que empiece con https://, por ejemplo "${example}".`,
  });
