import { defineCollection } from 'astro:content';
import { file, glob, type Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { CONTENT_FILES, EXHIBITIONS_FOLDER, PAGES_FOLDER } from './schemas/content-files.ts';
import { exhibitionSchema } from './schemas/exhibition.ts';
import { pageSchema } from './schemas/page.ts';
import type { PictureField } from './schemas/picture-field.ts';

/** In `astro dev` a file that can't be read must not end the server, whose pages then tell what is wrong with it. */
const keepServing = ({ load, ...loader }: Loader): Loader => ({
  ...loader,
  load: async (context) => {
    try {
      await load(context);
    } catch (error) {
      if (!context.watcher) throw error;
      context.logger.debug(String(error));
    }
  },
});

/** Astro's `file()` for a JSON file that is one entry, `document`. Under its own name Astro would describe a list of entries. */
const oneEntry = (path: string): Loader => ({
  ...keepServing(
    file(path, { parser: (text) => ({ document: JSON.parse(text.trim()) as Record<string, unknown> }) }),
  ),
  name: 'one-entry',
});

/** Leaves drafts out of a build: Astro publishes the pictures of whatever is in its store, shown or not. */
const withoutDrafts = ({ load, ...loader }: Loader): Loader => ({
  ...loader,
  load: ({ store, ...context }) => {
    if (context.watcher) return load({ store, ...context });
    const set: typeof store.set = (entry) => {
      if (entry.data.draft !== true) return store.set(entry);
      store.delete(entry.id);
      return false;
    };
    return load({ ...context, store: { ...store, set } });
  },
});

interface ContentFile<Schema extends z.ZodType> {
  file: string;
  schema: (picture: PictureField) => Schema;
}

const contentFile = <Schema extends z.ZodType>({ file: path, schema }: ContentFile<Schema>) =>
  defineCollection({ loader: oneEntry(path), schema: ({ image }) => schema(image) });

export const collections = {
  site: contentFile(CONTENT_FILES.site),
  hero: contentFile(CONTENT_FILES.hero),
  property: contentFile(CONTENT_FILES.property),
  gallery: contentFile(CONTENT_FILES.gallery),
  plans: contentFile(CONTENT_FILES.plans),
  exhibitionsSection: contentFile(CONTENT_FILES.exhibitionsSection),
  exhibitions: defineCollection({
    loader: keepServing(withoutDrafts(glob({ base: EXHIBITIONS_FOLDER, pattern: '*.md' }))),
    schema: ({ image }) => exhibitionSchema(image),
  }),
  about: contentFile(CONTENT_FILES.about),
  vision: contentFile(CONTENT_FILES.vision),
  contact: contentFile(CONTENT_FILES.contact),
  footer: contentFile(CONTENT_FILES.footer),
  homePage: contentFile(CONTENT_FILES.homePage),
  analyticsPage: contentFile(CONTENT_FILES.analyticsPage),
  pages: defineCollection({
    loader: keepServing(glob({ base: PAGES_FOLDER, pattern: '*.md' })),
    schema: pageSchema(),
  }),
  notFoundPage: contentFile(CONTENT_FILES.notFoundPage),
} satisfies Record<keyof typeof CONTENT_FILES | 'exhibitions' | 'pages', unknown>;
