import { z } from 'astro/zod';
import { optionalListField } from './field-group.ts';
import { textField } from './text-field.ts';

/** Creates a field for an absolute HTTPS URL with a domain name, without a password. */
export const httpsUrlField = (description: string, example?: string): z.ZodString =>
  textField({
    pattern:
      /^https:\/\/(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d{1,5})?(?:[/?#][^\s"<>\\^`{|}\p{Cf}]*)?$/u,
    expected: 'una dirección completa que empiece con https://',
    description,
    example,
  });

/** Creates a field for an ISO 8601 date. */
export const dateField = (description: string, example: string): z.ZodString =>
  textField({
    pattern: z.core.regexes.date,
    expected: 'un día del calendario: año, mes y día',
    description,
    example,
  }).meta({ format: 'date' });

/** Words of lowercase ASCII letters and digits, with hyphens: `planta-baja`. */
const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Creates a slug field. */
export const slugField = (description: string, example: string): z.ZodString =>
  textField({
    pattern: SLUG,
    expected: 'un nombre en minúsculas sin acentos, con guiones en lugar de espacios',
    description,
    example,
  });

/** Creates the list of previous file names of a page. Each previous path redirects to the page. */
export const previousNamesField = (): z.ZodDefault<z.ZodArray<z.ZodString>> =>
  optionalListField(
    textField({
      pattern: SLUG,
      expected: 'el nombre que tuvo el archivo, sin .md',
      description: 'Un nombre',
      example: 'dos-partes',
    }),
    'Los nombres que tuvo el archivo, el más viejo primero: sus direcciones llevan aquí',
  ).default([]);

/** Creates a field for one email address in ASCII, without characters that would add parameters to a `mailto:` link. */
export const emailField = (description: string, example: string): z.ZodString =>
  textField({ pattern: z.core.regexes.email, expected: 'un solo correo', description, example });

const LANGUAGE_TAG = /^[a-z]{2}(-[A-Z]{2})?$/;
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Returns whether a tag is canonical, with an existing language and country: `en-UK` isn't, `en-GB` is. */
const isCanonicalLanguageTag = (tag: string): boolean => {
  const { language, region } = new Intl.Locale(tag);
  return (
    Intl.getCanonicalLocales(tag)[0] === tag &&
    Intl.DateTimeFormat.supportedLocalesOf(language).length > 0 &&
    (region === undefined || COUNTRY_NAMES.of(region) !== undefined)
  );
};

/** Creates a field for a BCP 47 language tag: two letters, and optionally a country. */
export const languageTagField = (description: string, example: string): z.ZodString =>
  textField({
    pattern: LANGUAGE_TAG,
    expected:
      'un código de idioma, solo o con su país: en, en-US, en-GB (es-419 es de varios, y buscadores y redes no lo conocen)',
    description,
    example,
  }).refine((tag) => !LANGUAGE_TAG.test(tag) || isCanonicalLanguageTag(tag));

/** Returns whether `Temporal` supports a time zone. `Intl` would also accept `CST`. */
const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(Temporal.Now.zonedDateTimeISO(name));
  } catch {
    return false;
  }
};

/** Creates a field for an IANA time zone. */
export const timeZoneField = (description: string, example: string): z.ZodString =>
  textField({
    pattern: /^[A-Z]\w*(?:\/[\w+-]+)*$/,
    expected: 'una zona horaria con su nombre de la IANA',
    description,
    example,
  }).refine(isTimeZone);
