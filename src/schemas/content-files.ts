import { aboutSchema } from './about.ts';
import { analyticsPageSchema } from './analytics-page.ts';
import { contactSchema } from './contact.ts';
import { exhibitionSchema } from './exhibition.ts';
import { exhibitionsSectionSchema } from './exhibitions-section.ts';
import { footerSchema } from './footer.ts';
import { gallerySchema } from './gallery.ts';
import { heroSchema } from './hero.ts';
import { homePageSchema } from './home-page.ts';
import { notFoundPageSchema } from './not-found-page.ts';
import type { PictureField } from './picture-field.ts';
import { plansSchema } from './plans.ts';
import { propertySchema } from './property.ts';
import { sheetPageSchema } from './sheet-page.ts';
import { siteSchema } from './site.ts';
import { textPageSchema } from './text-page.ts';
import { visionSchema } from './vision.ts';

/**
 * Every JSON file of content/: what editors call it, what it may hold and, where it has the words of a section of the home
 * page, the `id` of that section. Collections, form, links and help of editors follow from this list.
 */
export const CONTENT_FILES = {
  site: {
    file: 'content/site.json',
    label: 'Sitio: nombre, barra y lo que se comparte',
    schema: (picture: PictureField) => siteSchema(picture, listSections()),
  },
  homePage: {
    file: 'content/pages/home.json',
    label: 'Inicio: pestaña y buscadores',
    schema: homePageSchema,
  },
  hero: { file: 'content/sections/hero.json', label: 'Portada', schema: heroSchema },
  property: {
    file: 'content/sections/property.json',
    label: 'Sección Propiedad',
    section: 'property',
    schema: propertySchema,
  },
  gallery: { file: 'content/gallery/gallery.json', label: 'Galería', schema: gallerySchema },
  plans: { file: 'content/plans/plans.json', label: 'Plantas', schema: plansSchema },
  exhibitionsSection: {
    file: 'content/sections/exhibitions.json',
    label: 'Sección Exhibiciones',
    section: 'exhibitions',
    schema: exhibitionsSectionSchema,
  },
  about: {
    file: 'content/sections/about.json',
    label: 'Sección Acerca de',
    section: 'about',
    schema: aboutSchema,
  },
  vision: {
    file: 'content/sections/vision.json',
    label: 'Sección Visión',
    section: 'vision',
    schema: visionSchema,
  },
  contact: {
    file: 'content/sections/contact.json',
    label: 'Sección Contacto',
    section: 'contact',
    schema: contactSchema,
  },
  footer: {
    file: 'content/sections/footer.json',
    label: 'Pie de página',
    schema: () => footerSchema(listSections()),
  },
  sheetPage: { file: 'content/pages/ficha.json', label: 'La casa en una hoja', schema: sheetPageSchema },
  analyticsPage: { file: 'content/pages/analytics.json', label: 'Analíticas', schema: analyticsPageSchema },
  notFoundPage: {
    file: 'content/pages/not-found.json',
    label: 'Página no encontrada',
    schema: notFoundPageSchema,
  },
} as const;

/** Every folder of content/ where one Markdown file is one page. */
export const CONTENT_FOLDERS = {
  exhibitions: {
    folder: 'content/exhibitions',
    label: 'Exhibiciones',
    labelOfOne: 'Exhibición',
    schema: exhibitionSchema,
  },
  textPages: { folder: 'content/pages', label: 'Páginas', labelOfOne: 'Página', schema: textPageSchema },
} as const;

/** The sections of the home page that an address can point at, `/#property`: the `id` of each with its label. */
export function listSections(): Record<string, string> {
  const sections = Object.values(CONTENT_FILES).filter((entry) => 'section' in entry);
  return Object.fromEntries(sections.map(({ section, label }) => [section, label]));
}
