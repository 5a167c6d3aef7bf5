import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { documentLoader } from './editing/content-check/document-loader.ts';
import { exhibitionLoader } from './editing/content-check/exhibition-loader.ts';
import { DOCUMENTS } from './schemas/documents.ts';
import { exhibitionSchema } from './schemas/exhibition.ts';
import type { PictureField } from './schemas/picture-field.ts';

interface Document<Schema extends z.ZodType> {
  file: string;
  schema: (picture: PictureField) => Schema;
}

/** A collection of one entry, `document`: the whole JSON file. */
const document = <Schema extends z.ZodType>({ file, schema }: Document<Schema>) =>
  defineCollection({ loader: documentLoader({ file, schema }), schema: ({ image }) => schema(image) });

export const collections = {
  site: document(DOCUMENTS.site),
  hero: document(DOCUMENTS.hero),
  property: document(DOCUMENTS.property),
  gallery: document(DOCUMENTS.gallery),
  exhibitionsSection: document(DOCUMENTS.exhibitionsSection),
  exhibitions: defineCollection({
    loader: exhibitionLoader(),
    schema: ({ image }) => exhibitionSchema(image),
  }),
  about: document(DOCUMENTS.about),
  vision: document(DOCUMENTS.vision),
  contact: document(DOCUMENTS.contact),
  footer: document(DOCUMENTS.footer),
  homePage: document(DOCUMENTS.homePage),
  analyticsPage: document(DOCUMENTS.analyticsPage),
  privacyPage: document(DOCUMENTS.privacyPage),
  privacyNotice: defineCollection({ loader: glob({ base: 'content/pages', pattern: 'privacy.md' }) }),
  notFoundPage: document(DOCUMENTS.notFoundPage),
} satisfies Record<keyof typeof DOCUMENTS | 'exhibitions' | 'privacyNotice', unknown>;
