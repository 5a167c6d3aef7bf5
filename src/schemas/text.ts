import { z } from 'astro/zod';
import type { Template } from '../i18n/interpolate.ts';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales.ts';
import { optionalList } from './field-group.ts';
import { type TextKind, createForbiddenTextLookahead } from './text-rules.ts';

/** The last sentence of an error, and of the help while typing: what is expected, with an example where one helps. */
const expect = (what: string, example?: string): string =>
  `Se espera ${what}${example === undefined ? '' : `, por ejemplo "${example}"`}.`;

// Unicode spaces and invisible characters don't count as text.
export const VISIBLE_CHARACTER = String.raw`[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]`;
/** What a text is like: a regular expression, or several in one source, and the kind of text that `patterns.ts` has rows for. */
type Shape = Pick<RegExp, 'source' | 'flags' | 'test'> & { kind?: TextKind };

/** Something visible, and nothing that a text of a kind doesn't hold. */
const shapeOf = (kind: TextKind): Shape =>
  Object.assign(new RegExp(String.raw`^${createForbiddenTextLookahead(kind)}[\s\S]*${VISIBLE_CHARACTER}`, 'u'), { kind });
// To compile them takes long.
export const PLAIN_TEXT = shapeOf('plain');
const [MARKED, PICTURE] = [shapeOf('marked'), shapeOf('picture')];

/** A shape that matches two expressions: in JSON Schema as one, `first` as its lookahead; in the check one after the other. */
export const combinePatterns = (first: RegExp, other: Shape): Shape => ({
  source: `(?=${first.source})${other.source}`,
  flags: 'u',
  test: (text) => first.test(text) && other.test(text),
  ...(other.kind && { kind: other.kind }),
});

/** Makes the schemas of text fields of one shape, which is the `pattern` of their JSON Schema; `expected` completes "Se espera …" in errors and help. */
export const createTextField = (shape: Shape, expected: string) => (description: string, example?: string) =>
  z
    .string()
    .refine((text) => shape.test(text))
    .meta({
      pattern: shape.source,
      description,
      flags: shape.flags,
      ...(shape.kind && { kind: shape.kind }),
      errorMessage: expect(expected, example),
      ...(example !== undefined && { examples: [example] }),
    });

/** The meta of a text field that may hold translations, `{ es: "Hoy", en: "Today" }`: its schema checks each of them. */
export const TRANSLATABLE_META = {
  type: ['string', 'object'] as ['string', 'object'],
  properties: Object.fromEntries(LOCALES.map((language) => [language, { type: 'string' as const }])),
  additionalProperties: false,
};

/** The meta of a text field that holds translations alone, `{ en: "Tide" }`. */
export const TRANSLATION_ONLY_META = {
  ...TRANSLATABLE_META,
  properties: Object.fromEntries(
    Object.entries(TRANSLATABLE_META.properties).filter(([language]) => language !== DEFAULT_LOCALE),
  ),
};

/** Makes the schemas of text fields of one shape that may hold translations. */
const createTranslatableTextField =
  (...shape: Parameters<typeof createTextField>) =>
  (...help: Parameters<ReturnType<typeof createTextField>>) =>
    createTextField(...shape)(...help).meta(TRANSLATABLE_META);

/** A text that is shown as it is written: something visible, and nothing of `patterns.ts`. */
export const text = createTranslatableTextField(PLAIN_TEXT, 'un texto');

/** A name that every language reads as it is: it is written once. */
export const name = createTextField(PLAIN_TEXT, 'un texto');

/** The title of an exhibition or a work, written once. `gloss` beside it translates it. */
export const title = (...help: Parameters<typeof name>) =>
  name(...help).meta({
    once: 'Un título se escribe una sola vez, sin idiomas. Lo que quiere decir en inglés va en gloss: { en: "…" }.',
  });

// An asterisk has its pair, stands after a word as the mark of a note, or has no word after it.
const PAIRED = String.raw`(?=(?:\*[^\s*](?:[^*]*[^\s*])?\*|[\p{L}\p{N}]\*?|\*(?![\p{L}\p{N}¿¡«“"'(])|[^*\p{L}\p{N}])*$)`;

/** A text of one line with italics between asterisks. */
export const caption = createTranslatableTextField(
  combinePatterns(new RegExp(`^${PAIRED}`, 'u'), MARKED),
  'un texto con los asteriscos (*) en pares',
);

/** In the form, a field of several lines. */
export const MULTILINE_META = { widget: 'text' };

/** What a picture shows, for people who do not see it; never empty, never the name of a file. */
export const altText = () =>
  createTranslatableTextField(PICTURE, 'una frase que diga qué se ve en la imagen, no el nombre del archivo')(
    'Qué se ve en la imagen, para quien no puede verla',
    'Dos lienzos blancos recargados en una columna de concreto, con luz de mañana',
  ).meta(MULTILINE_META);

/** A text of one sentence or more. */
export const longText = (description: string, example?: string) => text(description, example).meta(MULTILINE_META);

/** Cards, search engines and social networks show no more of a description. */
const LONGEST_DESCRIPTION_CHARACTERS = 240;

/** What a card, search engines and social networks say of a page. */
export const description = (what: string, example?: string) =>
  text(what, example).max(LONGEST_DESCRIPTION_CHARACTERS).meta(MULTILINE_META);

/** The title of a page in a browser's tab, without the name of the site, which every page has beside it (`site.pageTitle` of the words). */
export const tabTitle = (example?: string) =>
  createTranslatableTextField(
    combinePatterns(/^[^|]*$/, PLAIN_TEXT),
    'un título sin el nombre del sitio, que la página ya pone, y sin |',
  )('El título en la pestaña del navegador, sin el nombre del sitio', example);

/** What a message to the owner begins with, for the visitor to complete. */
export const messageOpening = () =>
  longText(
    'Cómo empieza el mensaje: líneas que la persona completa en el formulario, o en WhatsApp si se atiende',
  ).optional();

/** A complete URL that starts with `https://`, on the public web: no password, no bare number. */
export const secureUrl = createTextField(
  /^https:\/\/(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d{1,5})?(?:[/?#][^\s"<>\\^`{|}\p{Cf}]*)?$/u,
  'una dirección completa que empiece con https://',
);

/** A day that is in the calendar, as ISO 8601 writes it, with or without quotes. */
export const day = (description: string, example: string) => {
  return createTextField(z.core.regexes.date, 'un día del calendario: año, mes y día')(description, example).meta({
    format: 'date',
  });
};

/** The names that the file of a page had before: the path of each leads on to the page. */
export const previousNames = () =>
  optionalList(
    createTextField(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'el nombre que tuvo el archivo, sin .md')('Un nombre', 'dos-partes'),
    'Los nombres que tuvo el archivo, el más viejo primero: sus direcciones llevan aquí',
  ).default([]);

const domainUrl = createTextField(
  /^https:\/\/(?:[a-z\d-]+\.)+[a-z][a-z\d-]+(?::\d{1,5})?\/?$/,
  'una dirección que empiece con https://, solo con el dominio, en minúsculas y sin acentos ni ñ (xn--… por «ñ»)',
);

/** The URL of a site: `https://` and its domain only; browsers write a slash after it. */
export const siteUrl = (...help: Parameters<typeof domainUrl>) =>
  domainUrl(...help).transform((url) => url.replace(/\/$/, ''));
/** A name that is part of a URL: `planta-baja`. */
export const shortName = createTextField(
  /^[a-z\d]+(?:-[a-z\d]+)*$/,
  'un nombre en minúsculas sin acentos, con guiones en lugar de espacios',
);

/** Such names that a path ended in before, with a blank between them: a list would need one in Spanish too, place by place. */
export const formerSlugs = createTextField(
  /^[a-z\d]+(?:[- ][a-z\d]+)*$/,
  'uno o más nombres en minúsculas sin acentos, con un espacio entre ellos',
);

/** A repository of GitHub: its owner and its name. */
export const repositoryName = createTextField(/^[\w-]+\/[\w.-]+$/, 'el dueño y el nombre de un repositorio de GitHub');

/** A branch of a repository. */
export const branchName = createTextField(/^[\w./-]+$/, 'el nombre de una rama, sin espacios');

const LANGUAGE = /^[a-z]{2}(-[A-Z]{2})?$/;
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Whether there is such a language, and such a country: `en-UK` is `en-GB`. */
const isKnownTag = (tag: string): boolean => {
  const { language, region } = new Intl.Locale(tag);
  return (
    Intl.getCanonicalLocales(tag)[0] === tag &&
    Intl.DateTimeFormat.supportedLocalesOf(language).length > 0 &&
    (region === undefined || COUNTRIES.of(region) !== undefined)
  );
};

/** A language as browsers and screen readers know it: two letters, and a country if it matters (BCP 47). */
export const languageTag = (description: string, example: string) =>
  createTextField(
    LANGUAGE,
    'un código de idioma, solo o con su país: en, en-US, en-GB (es-419 es de varios, y buscadores y redes no lo conocen)',
  )(description, example).refine((tag) => !LANGUAGE.test(tag) || isKnownTag(tag));

/** A country by its two letters (ISO 3166-1). */
export const countryCode = createTextField(/^[A-Z]{2}$/, 'un país en dos letras mayúsculas');

/** Asked of `Temporal`, which days and hours are made with: `Intl` also takes `CST`. */
const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(Temporal.Now.zonedDateTimeISO(name));
  } catch {
    return false;
  }
};

/** A time zone by its IANA name. */
export const timeZone = (description: string, example: string) =>
  createTextField(/^[A-Z]\w*(?:\/[\w+-]+)*$/, 'una zona horaria con su nombre de la IANA')(
    description,
    example,
  ).refine(isTimeZone);

/** Of Mexico ten digits, none of which is a 1 at the beginning: that was dialled before the number of a mobile. */
const MEXICAN = String.raw`[ ().-]*52(?:[ ().-]*1)?[ ().-]*[2-9](?:[ ().-]*\d){9}`;
const PHONE = String.raw`^\+(?:${MEXICAN}|(?![ ().-]*52)(?:[ ().-]*\d){8,15})`;
const EXPECTED_PHONE =
  'un teléfono con + y su clave de país, solo números y espacios, de México con diez números';

/** A mobile telephone: a plus sign and 8 to 15 digits (ITU E.164), with any spacing between them. */
export const mobileNumber = createTextField(new RegExp(`${PHONE}$`), EXPECTED_PHONE);

/** A telephone, mobile or not, and its extension. */
export const phoneNumber = createTextField(
  new RegExp(String.raw`${PHONE}(?:,? ext\. \d{1,6})?$`),
  `${EXPECTED_PHONE}, y su extensión si la hay: ext. 105`,
);

/** A telephone as links have it, `+525512345678;ext=105` (RFC 3966). */
export const toPhoneUri = (phone: string): string => {
  const [number = '', extension] = phone.split('ext.').map((part) => part.replace(/\D/g, ''));
  return `tel:+${number}${extension ? `;ext=${extension}` : ''}`;
};

/** One e-mail address, ASCII only, without characters that would add parameters to its `mailto:` link. */
export const emailAddress = createTextField(z.core.regexes.email, 'un solo correo');

/** A text that the page completes: it holds each of these placeholders, and nothing else between braces. */
export const template = <Name extends string>(description: string, ...names: [Name, ...Name[]]) => {
  const all = names.map((name) => String.raw`(?=[\s\S]*\{${name}\})`).join('');
  const shape = combinePatterns(new RegExp(String.raw`^${all}(?:[^{}]|\{(?:${names.join('|')})\})*$`, 'u'), MARKED);
  const listed = new Intl.ListFormat('es').format(names.map((name) => `{${name}}`));
  const expected = `un texto con ${listed}, que la página completa, y nada más entre llaves`;
  return createTranslatableTextField(shape, expected)(description) as z.ZodType<Template<Name>, string>;
};
