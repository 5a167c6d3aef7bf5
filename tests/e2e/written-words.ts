import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

export { default as about } from '../../content/sections/about.json' with { type: 'json' };
export { default as analytics } from '../../content/pages/analytics.json' with { type: 'json' };
export { default as contact } from '../../content/sections/contact.json' with { type: 'json' };
export { default as exhibitionsSection } from '../../content/sections/exhibitions.json' with { type: 'json' };
export { default as footer } from '../../content/sections/footer.json' with { type: 'json' };
export { default as gallery } from '../../content/gallery/gallery.json' with { type: 'json' };
export { default as hero } from '../../content/sections/hero.json' with { type: 'json' };
export { default as home } from '../../content/pages/home.json' with { type: 'json' };
export { default as notFound } from '../../content/pages/not-found.json' with { type: 'json' };
export { default as plans } from '../../content/plans/plans.json' with { type: 'json' };
export { default as privacy } from '../../content/pages/privacy.json' with { type: 'json' };
export { default as property } from '../../content/sections/property.json' with { type: 'json' };
export { default as site } from '../../content/site.json' with { type: 'json' };
export { default as vision } from '../../content/sections/vision.json' with { type: 'json' };

interface WrittenExhibition {
  id: number;
  title: string;
  artist: string;
  date: string;
  status: 'pasada' | 'actual' | 'proxima';
  imageAlt: string;
  description: string;
  speakerName?: string;
  speakerRole?: string;
  videoLink?: string;
  draft?: boolean;
  /** Paragraphs as a visitor reads them, without Markdown's asterisks. */
  essay: string[];
}

const FOLDER = new URL('../../content/exhibitions/', import.meta.url);

/** The published exhibitions as their Markdown files have them, newest (highest id) first. */
export const exhibitions: WrittenExhibition[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => readExhibition(readFileSync(new URL(file, FOLDER), 'utf8')))
  .filter(({ draft }) => !draft)
  .sort((one, other) => other.id - one.id);

function readExhibition(text: string): WrittenExhibition {
  const [, frontMatter = '', body = ''] = text.split(/^---$/m);
  const fields = parse(frontMatter) as Omit<WrittenExhibition, 'essay'>;
  const essay = body.replaceAll('*', '').trim().split(/\n\n+/);
  return { ...fields, essay };
}

export const withStatus = (status: WrittenExhibition['status']) =>
  exhibitions.filter((exhibition) => exhibition.status === status);

/** Title of the one exhibition that is on. */
export const currentTitle = withStatus('actual')[0]?.title ?? 'no current exhibition';
