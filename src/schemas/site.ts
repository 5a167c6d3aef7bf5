import type { ImageMetadata } from 'astro';
import type { z } from 'astro/zod';
import { enumField, fieldGroup, listField, sampleFlag } from './field-group.ts';
import { numberField } from './number.ts';
import { type CreateImageField, imageField, type SchemaFactory } from './image-field.ts';
import { descriptionField, altTextField, templateField, translatedTextField, nameField } from './text.ts';
import { textField, TRANSLATABLE_META } from './text-field.ts';
import { emailField, languageTagField, timeZoneField } from './text-formats.ts';

/** Repository to which the form of the published site saves. */
export const editingSchema = fieldGroup({
  repository: textField({
    pattern: /^[\w-]+\/[\w.-]+$/,
    expected: 'el dueño y el nombre de un repositorio de GitHub',
    description: 'El repositorio de GitHub',
    example: 'casa-roble/sitio',
  }),
  branch: textField({
    pattern: /^[\w./-]+$/,
    expected: 'el nombre de una rama, sin espacios',
    description: 'La rama que se publica, si no es la principal',
    example: 'main',
  }).optional(),
});

export type Editing = z.infer<typeof editingSchema>;

/** Preview of a link in messengers and social networks. */
interface LinkPreview {
  title: string;
  description: string;
  image: ImageMetadata;
  imageAlt: string;
}

export const linkPreview: SchemaFactory<LinkPreview> = (createImage) =>
  fieldGroup({
    title: translatedTextField('El título al compartir la página'),
    description: descriptionField('La línea bajo ese título'),
    image: imageField(createImage, 'share', 'La imagen al compartir la página'),
    imageAlt: altTextField(),
  }).describe('Lo que se ve al compartir la página en un mensaje o una red');

/** Sections of the home page: the `id` of each, and its label in the form. */
type Sections = Readonly<Record<string, string>>;

const createSectionLinkFields = (sections: Sections) =>
  fieldGroup({
    label: translatedTextField('El texto del enlace', 'Propiedad'),
    section: enumField('La sección a la que lleva', sections),
  });

/** URL of the site: `https://` and a domain. Removes a trailing slash. */
const siteUrl = textField({
  pattern: /^https:\/\/(?:[a-z\d-]+\.)+[a-z][a-z\d-]+(?::\d{1,5})?\/?$/,
  expected:
    'una dirección que empiece con https://, solo con el dominio, en minúsculas y sin acentos ni ñ (xn--… por «ñ»)',
  description: 'La dirección del sitio publicado, solo con el dominio',
  example: 'https://casa-roble.example.com',
}).transform((url) => url.replace(/\/$/, ''));

const createSiteFields = (createImage: CreateImageField, sections: Sections) =>
  fieldGroup({
    name: nameField('El nombre que se lee arriba a la izquierda', 'Casa Roble'),
    url: siteUrl,
    language: languageTagField(
      'El idioma de la página, para navegadores y lectores de pantalla',
      'es-MX',
    ).meta(TRANSLATABLE_META),
    timeZone: timeZoneField('La zona horaria: su día es el de hoy para el sitio', 'America/Mexico_City'),
    share: linkPreview(createImage),
    navigation: fieldGroup({
      links: listField(createSectionLinkFields(sections), 'Los enlaces de la barra, en orden'),
      visit: fieldGroup({
        label: translatedTextField('El texto del botón'),
        subject: translatedTextField('El asunto que deja escrito en el formulario'),
      }).describe('El botón de la barra'),
    }).describe('La barra de arriba'),
    securityContact: emailField(
      'El correo para quien encuentre una falla de seguridad en el sitio',
      'seguridad@example.com',
    ),
    collective: nameField('Quién organiza las exhibiciones', 'Colectivo Roble'),
    place: fieldGroup({
      city: translatedTextField('La ciudad', 'Guadalajara'),
      // Country code (ISO 3166-1).
      country: textField({
        pattern: /^[A-Z]{2}$/,
        expected: 'un país en dos letras mayúsculas',
        description: 'El país, en dos letras mayúsculas',
        example: 'MX',
      }),
      latitude: numberField(-90, 90, 'La latitud de la colonia: norte es positivo', 'grados, no de la casa'),
      longitude: numberField(
        -180,
        180,
        'La longitud de la colonia: oriente es positivo, México es negativo',
        'grados, no de la casa',
      ),
    }).describe('Dónde está el penthouse'),
    editing: editingSchema
      .describe('El formulario en la dirección /editar del sitio publicado; sin esto no se publica')
      .optional(),
    sample: sampleFlag,
  });

export type Site = z.infer<ReturnType<typeof createSiteFields>>;

/** Creates the schema of content/site.json. */
export const siteSchema = (createImage: CreateImageField, sections: Sections): z.ZodType<Site> =>
  createSiteFields(createImage, sections);

const createFooterFields = (sections: Sections) =>
  fieldGroup({
    navigationLabel: translatedTextField('El nombre de la navegación, para lectores de pantalla'),
    links: listField(createSectionLinkFields(sections), 'Los enlaces, en orden'),
    copyright: templateField('La línea legal: {year} es el año en curso', 'year'),
    place: translatedTextField('El lugar, a la derecha'),
    sample: sampleFlag,
  });

type Footer = z.infer<ReturnType<typeof createFooterFields>>;

/** Creates the schema of content/sections/footer.json. */
export const footerSchema = (sections: Sections): z.ZodType<Footer> => createFooterFields(sections);
