import { aboutSchema } from './about.ts';
import { analyticsPageSchema } from './analytics-page.ts';
import { contactSchema } from './contact.ts';
import { exhibitionsSectionSchema } from './exhibitions-section.ts';
import { footerSchema } from './footer.ts';
import { gallerySchema } from './gallery.ts';
import { heroSchema } from './hero.ts';
import { homePageSchema } from './home-page.ts';
import { notFoundPageSchema } from './not-found-page.ts';
import { plansSchema } from './plans.ts';
import { propertySchema } from './property.ts';
import { siteSchema } from './site.ts';
import { visionSchema } from './vision.ts';

/** Every JSON file of content/: where it is and what it may hold. */
export const CONTENT_FILES = {
  site: { file: 'content/site.json', schema: siteSchema },
  hero: { file: 'content/sections/hero.json', schema: heroSchema },
  property: { file: 'content/sections/property.json', schema: propertySchema },
  gallery: { file: 'content/gallery/gallery.json', schema: gallerySchema },
  plans: { file: 'content/plans/plans.json', schema: plansSchema },
  exhibitionsSection: { file: 'content/sections/exhibitions.json', schema: exhibitionsSectionSchema },
  about: { file: 'content/sections/about.json', schema: aboutSchema },
  vision: { file: 'content/sections/vision.json', schema: visionSchema },
  contact: { file: 'content/sections/contact.json', schema: contactSchema },
  footer: { file: 'content/sections/footer.json', schema: footerSchema },
  homePage: { file: 'content/pages/home.json', schema: homePageSchema },
  analyticsPage: { file: 'content/pages/analytics.json', schema: analyticsPageSchema },
  notFoundPage: { file: 'content/pages/not-found.json', schema: notFoundPageSchema },
} as const;

/** The folder where one Markdown file is one exhibition. */
export const EXHIBITIONS_FOLDER = 'content/exhibitions';

/** The folder where one Markdown file is one page. */
export const PAGES_FOLDER = 'content/pages';
