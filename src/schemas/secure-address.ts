import { text, type FieldHelp } from './text.ts';

/** True for an absolute `https://` address with a host. */
export const isSecureAddress = (value: string): boolean =>
  URL.canParse(value) && new URL(value).protocol === 'https:' && !/\s/.test(value);

/** A complete web address that starts with `https://`. */
export const secureAddress = ({ help, example }: FieldHelp) =>
  text({ help, example }).refine(isSecureAddress, {
    error: ({ input }) =>
      `Se encontró "${String(input)}". Se espera una dirección completa que empiece con https://, por ejemplo "${example}".`,
  });
