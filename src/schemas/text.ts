import { z } from 'astro/zod';
import type { Template } from '../i18n/interpolate.ts';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales.ts';
import { optionalList } from './field-group.ts';
import { type TextKind, createForbiddenTextLookahead } from './text-rules.ts';

/** Formats what a field expects, for errors and for the help in the form. */
const formatExpectation = (expected: string, example?: string): string =>
  `Se espera ${expected}${example === undefined ? '' : `, por ejemplo "${example}"`}.`;

/** Source of a character class without Unicode spaces and invisible characters. */
export const VISIBLE_CHARACTER = String.raw`[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]`;
/** Regular expression for a text field. `kind` selects the rules of `text-rules.ts`, for precise errors. */
type TextPattern = Pick<RegExp, 'source' | 'flags' | 'test'> & { kind?: TextKind };

/** Creates a pattern that requires a visible character, and forbids what the rules for a kind of text forbid. */
const createPattern = (kind: TextKind): TextPattern =>
  Object.assign(
    new RegExp(String.raw`^${createForbiddenTextLookahead(kind)}[\s\S]*${VISIBLE_CHARACTER}`, 'u'),
    { kind },
  );
// The patterns are constants, because their compilation is slow.
export const PLAIN_TEXT = createPattern('plain');
const MARKED_TEXT = createPattern('marked');
const ALT_TEXT = createPattern('picture');

/** Combines two patterns. JSON Schema gets one source with `first` as a lookahead; `test` runs both patterns. */
export const combinePatterns = (first: RegExp, second: TextPattern): TextPattern => ({
  source: `(?=${first.source})${second.source}`,
  flags: 'u',
  test: (text) => first.test(text) && second.test(text),
  ...(second.kind && { kind: second.kind }),
});

/**
 * Returns a function that creates text fields with a pattern.
 *
 * @param expected completes the Spanish sentence "Se espera …" in errors and in the help of the form
 */
export const createTextField =
  (pattern: TextPattern, expected: string) => (description: string, example?: string) =>
    z
      .string()
      .refine((text) => pattern.test(text))
      .meta({
        pattern: pattern.source,
        description,
        flags: pattern.flags,
        ...(pattern.kind && { kind: pattern.kind }),
        errorMessage: formatExpectation(expected, example),
        ...(example !== undefined && { examples: [example] }),
      });

/** JSON Schema metadata of a text field that may hold translations: `{ es: "Hoy", en: "Today" }`. */
export const TRANSLATABLE_META = {
  type: ['string', 'object'] as ['string', 'object'],
  properties: Object.fromEntries(LOCALES.map((locale) => [locale, { type: 'string' as const }])),
  additionalProperties: false,
};

/** JSON Schema metadata of a text field without text in the default locale: `{ en: "Tide" }`. */
export const TRANSLATION_ONLY_META = {
  ...TRANSLATABLE_META,
  properties: Object.fromEntries(
    Object.entries(TRANSLATABLE_META.properties).filter(([locale]) => locale !== DEFAULT_LOCALE),
  ),
};

/** Returns a function that creates text fields with a pattern and translations. */
const createTranslatableTextField =
  (...rule: Parameters<typeof createTextField>) =>
  (...help: Parameters<ReturnType<typeof createTextField>>) =>
    createTextField(...rule)(...help).meta(TRANSLATABLE_META);

/** Creates a plain text field with translations. */
export const text = createTranslatableTextField(PLAIN_TEXT, 'un texto');

/** Creates a field for a name, which is the same in every locale. */
export const name = createTextField(PLAIN_TEXT, 'un texto');

/** Creates the title field of an exhibition or a work. The title has no translations; the field `gloss` explains it in a different locale. */
export const title = (...help: Parameters<typeof name>) =>
  name(...help).meta({
    once: 'Un título se escribe una sola vez, sin idiomas. Lo que quiere decir en inglés va en gloss: { en: "…" }.',
  });

/** Source for text whose asterisks are pairs, follow a word (a footnote mark), or precede no word. */
const PAIRED_ASTERISKS = String.raw`(?=(?:\*[^\s*](?:[^*]*[^\s*])?\*|[\p{L}\p{N}]\*?|\*(?![\p{L}\p{N}¿¡«“"'(])|[^*\p{L}\p{N}])*$)`;

/** Creates a caption field: one line, with italics between asterisks. */
export const caption = createTranslatableTextField(
  combinePatterns(new RegExp(`^${PAIRED_ASTERISKS}`, 'u'), MARKED_TEXT),
  'un texto con los asteriscos (*) en pares',
);

/** Metadata that makes a field multiline in the form. */
export const MULTILINE_META = { widget: 'text' };

/** Creates an alternative text field. The text is neither empty nor the name of a file. */
export const altText = () =>
  createTranslatableTextField(
    ALT_TEXT,
    'una frase que diga qué se ve en la imagen, no el nombre del archivo',
  )(
    'Qué se ve en la imagen, para quien no puede verla',
    'Dos lienzos blancos recargados en una columna de concreto, con luz de mañana',
  ).meta(MULTILINE_META);

/** Creates a multiline text field. */
export const longText = (description: string, example?: string) =>
  text(description, example).meta(MULTILINE_META);

/** Length after which cards, search engines and social networks truncate a description. */
const MAX_DESCRIPTION_CHARACTERS = 240;

/** Creates the description field of a page, for cards, search engines and social networks. */
export const description = (label: string, example?: string) =>
  text(label, example).max(MAX_DESCRIPTION_CHARACTERS).meta(MULTILINE_META);

/** Creates the document title field. The UI string `site.pageTitle` adds the name of the site. */
export const tabTitle = (example?: string) =>
  createTranslatableTextField(
    combinePatterns(/^[^|]*$/, PLAIN_TEXT),
    'un título sin el nombre del sitio, que la página ya pone, y sin |',
  )('El título en la pestaña del navegador, sin el nombre del sitio', example);

/** Creates the optional field for the prefilled lines of a message, which the visitor completes. */
export const messageOpening = () =>
  longText(
    'Cómo empieza el mensaje: líneas que la persona completa en el formulario, o en WhatsApp si se atiende',
  ).optional();

/** Creates a field for an absolute HTTPS URL with a domain name, without a password. */
export const secureUrl = createTextField(
  /^https:\/\/(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d{1,5})?(?:[/?#][^\s"<>\\^`{|}\p{Cf}]*)?$/u,
  'una dirección completa que empiece con https://',
);

/** Creates a field for an ISO 8601 date. */
export const day = (description: string, example: string) =>
  createTextField(z.core.regexes.date, 'un día del calendario: año, mes y día')(description, example).meta({
    format: 'date',
  });

/** Creates the list of previous file names of a page. Each previous path redirects to the page. */
export const previousNames = () =>
  optionalList(
    createTextField(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'el nombre que tuvo el archivo, sin .md')(
      'Un nombre',
      'dos-partes',
    ),
    'Los nombres que tuvo el archivo, el más viejo primero: sus direcciones llevan aquí',
  ).default([]);

const domainUrl = createTextField(
  /^https:\/\/(?:[a-z\d-]+\.)+[a-z][a-z\d-]+(?::\d{1,5})?\/?$/,
  'una dirección que empiece con https://, solo con el dominio, en minúsculas y sin acentos ni ñ (xn--… por «ñ»)',
);

/** Creates the field for the URL of the site: `https://` and a domain. Removes a trailing slash. */
export const siteUrl = (...help: Parameters<typeof domainUrl>) =>
  domainUrl(...help).transform((url) => url.replace(/\/$/, ''));
/** Creates a slug field: `planta-baja`. */
export const shortName = createTextField(
  /^[a-z\d]+(?:-[a-z\d]+)*$/,
  'un nombre en minúsculas sin acentos, con guiones en lugar de espacios',
);

/** Creates a field for previous slugs, separated by spaces. A list would need an item in Spanish for each translation. */
export const formerSlugs = createTextField(
  /^[a-z\d]+(?:[- ][a-z\d]+)*$/,
  'uno o más nombres en minúsculas sin acentos, con un espacio entre ellos',
);

/** Creates a field for a GitHub repository: `owner/name`. */
export const repositoryName = createTextField(
  /^[\w-]+\/[\w.-]+$/,
  'el dueño y el nombre de un repositorio de GitHub',
);

/** Creates a field for a Git branch. */
export const branchName = createTextField(/^[\w./-]+$/, 'el nombre de una rama, sin espacios');

const LANGUAGE_TAG = /^[a-z]{2}(-[A-Z]{2})?$/;
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Returns whether a tag is canonical, with an existing language and country: `en-UK` isn't, `en-GB` is. */
const isKnownTag = (tag: string): boolean => {
  const { language, region } = new Intl.Locale(tag);
  return (
    Intl.getCanonicalLocales(tag)[0] === tag &&
    Intl.DateTimeFormat.supportedLocalesOf(language).length > 0 &&
    (region === undefined || COUNTRY_NAMES.of(region) !== undefined)
  );
};

/** Creates a field for a BCP 47 language tag: two letters, and optionally a country. */
export const languageTag = (description: string, example: string) =>
  createTextField(
    LANGUAGE_TAG,
    'un código de idioma, solo o con su país: en, en-US, en-GB (es-419 es de varios, y buscadores y redes no lo conocen)',
  )(description, example).refine((tag) => !LANGUAGE_TAG.test(tag) || isKnownTag(tag));

/** Creates a field for an ISO 3166-1 country code of two letters. */
export const countryCode = createTextField(/^[A-Z]{2}$/, 'un país en dos letras mayúsculas');

/** Returns whether `Temporal` supports a time zone. `Intl` would accept `CST` too. */
const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(Temporal.Now.zonedDateTimeISO(name));
  } catch {
    return false;
  }
};

/** Creates a field for an IANA time zone. */
export const timeZone = (description: string, example: string) =>
  createTextField(/^[A-Z]\w*(?:\/[\w+-]+)*$/, 'una zona horaria con su nombre de la IANA')(
    description,
    example,
  ).refine(isTimeZone);

/** Mexican number: ten digits after the country code. The prefix 1 of mobile numbers is obsolete and optional. */
const MEXICAN_PHONE = String.raw`[ ().-]*52(?:[ ().-]*1)?[ ().-]*[2-9](?:[ ().-]*\d){9}`;
const PHONE = String.raw`^\+(?:${MEXICAN_PHONE}|(?![ ().-]*52)(?:[ ().-]*\d){8,15})`;
const EXPECTED_PHONE =
  'un teléfono con + y su clave de país, solo números y espacios, de México con diez números';

/** Creates a field for a mobile number: a plus sign and 8 to 15 digits (ITU E.164) with optional separators. */
export const mobileNumber = createTextField(new RegExp(`${PHONE}$`), EXPECTED_PHONE);

/** Creates a field for a telephone number with an optional extension. */
export const phoneNumber = createTextField(
  new RegExp(String.raw`${PHONE}(?:,? ext\. \d{1,6})?$`),
  `${EXPECTED_PHONE}, y su extensión si la hay: ext. 105`,
);

/** Converts a telephone number to a URI: `tel:+525512345678;ext=105` (RFC 3966). */
export const toPhoneUri = (phone: string): string => {
  const [number = '', extension] = phone.split('ext.').map((part) => part.replace(/\D/g, ''));
  return `tel:+${number}${extension ? `;ext=${extension}` : ''}`;
};

/** Creates a field for one email address in ASCII, without characters that would add parameters to a `mailto:` link. */
export const emailAddress = createTextField(z.core.regexes.email, 'un solo correo');

/** Creates a text field that requires each of the placeholders, and forbids anything else between braces. */
export const template = <Name extends string>(description: string, ...names: [Name, ...Name[]]) => {
  const lookaheads = names.map((name) => String.raw`(?=[\s\S]*\{${name}\})`).join('');
  const pattern = combinePatterns(
    new RegExp(String.raw`^${lookaheads}(?:[^{}]|\{(?:${names.join('|')})\})*$`, 'u'),
    MARKED_TEXT,
  );
  const placeholders = new Intl.ListFormat('es').format(names.map((name) => `{${name}}`));
  const expected = `un texto con ${placeholders}, que la página completa, y nada más entre llaves`;
  return createTranslatableTextField(pattern, expected)(description) as z.ZodType<Template<Name>, string>;
};
