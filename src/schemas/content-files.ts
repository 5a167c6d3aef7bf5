import { contactSchema } from './contact.ts';
import { exhibitionSchema, exhibitionTranslationSchema } from './exhibition.ts';
import { exhibitionsSectionSchema } from './exhibitions-section.ts';
import { gallerySchema } from './gallery.ts';
import { homePageSchema, plansPageSchema, factSheetPageSchema } from './pages.ts';
import type { SchemaFactory } from './image-field.ts';
import { plansSchema } from './plans.ts';
import { propertySchema } from './property.ts';
import { aboutSchema, heroSchema, visionSchema } from './sections.ts';
import { footerSchema, siteSchema } from './site.ts';
import { textPageSchema, textPageTranslationSchema } from './text-page.ts';
import { visitsSchema } from './visits.ts';

const contentFile = <Data>(file: string, label: string, schema: SchemaFactory<Data>) => ({
  file: `content/${file}.json`,
  label,
  schema,
});

/** Describes the file of a section of the home page. Links use its `id` as the fragment: `/#property`. */
const sectionFile = <Data>(id: string, label: string, schema: SchemaFactory<Data>) => ({
  ...contentFile(`sections/${id}`, label, schema),
  section: id,
});

/** All JSON files of content/. The collections, the CMS form, the link targets and the help in VS Code use this list. */
export const CONTENT_FILES = {
  site: contentFile('site', 'Sitio: nombre, barra y lo que se comparte', (createImage) =>
    siteSchema(createImage, getSections()),
  ),
  visits: contentFile('visits', 'Visitas: cuándo, cuánto cuesta y dónde', () => visitsSchema),
  homePage: contentFile('pages/home', 'Inicio: pestaña y buscadores', () => homePageSchema),
  hero: contentFile('sections/hero', 'Portada', heroSchema),
  property: sectionFile('property', 'Sección Propiedad', () => propertySchema),
  gallery: contentFile('gallery/gallery', 'Galería', gallerySchema),
  plans: contentFile('plans/plans', 'Plantas', plansSchema),
  exhibitionsSection: sectionFile('exhibitions', 'Sección Exhibiciones', () => exhibitionsSectionSchema),
  about: sectionFile('about', 'Sección Acerca de', aboutSchema),
  vision: sectionFile('vision', 'Sección Visión', visionSchema),
  contact: sectionFile('contact', 'Sección Contacto', () => contactSchema),
  footer: contentFile('sections/footer', 'Pie de página', () => footerSchema(getSections())),
  sheetPage: contentFile('pages/ficha', 'La casa en una hoja', () => factSheetPageSchema),
  plansPage: contentFile('pages/plantas', 'La planta, hora por hora', () => plansPageSchema),
};

/** Sections that the home page and menus omit if their file is missing. */
export const OPTIONAL_SECTIONS = ['about', 'vision'] as const;

/** All folders of content/ in which each Markdown file is a page. */
export const CONTENT_FOLDERS = {
  exhibitions: {
    folder: 'content/exhibitions',
    label: 'Exhibiciones',
    labelOfOne: 'Exhibición',
    schema: exhibitionSchema,
    translation: exhibitionTranslationSchema,
  },
  textPages: {
    folder: 'content/pages',
    label: 'Páginas',
    labelOfOne: 'Página',
    schema: textPageSchema,
    translation: textPageTranslationSchema,
  },
};

/** Maps the `id` of each section of the home page to its label in the form. */
function getSections(): Record<string, string> {
  const sections = Object.values(CONTENT_FILES).filter((file) => 'section' in file);
  return Object.fromEntries(sections.map(({ section, label }) => [section, label]));
}
