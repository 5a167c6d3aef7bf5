/** The words of the JSON files of the tests' own site, that every test but those in published/ runs on. */
export { default as about } from '../site/content/sections/about.json' with { type: 'json' };
export { default as analytics } from '../site/content/pages/analytics.json' with { type: 'json' };
export { default as contact } from '../site/content/sections/contact.json' with { type: 'json' };
export { default as exhibitionsSection } from '../site/content/sections/exhibitions.json' with { type: 'json' };
export { default as footer } from '../site/content/sections/footer.json' with { type: 'json' };
export { default as gallery } from '../site/content/gallery/gallery.json' with { type: 'json' };
export { default as hero } from '../site/content/sections/hero.json' with { type: 'json' };
export { default as home } from '../site/content/pages/home.json' with { type: 'json' };
export { default as notFound } from '../site/content/pages/not-found.json' with { type: 'json' };
export { default as plans } from '../site/content/plans/plans.json' with { type: 'json' };
export { default as press } from '../site/content/sections/press.json' with { type: 'json' };
export { default as plansPage } from '../site/content/pages/plantas.json' with { type: 'json' };
export { default as property } from '../site/content/sections/property.json' with { type: 'json' };
export { default as sheet } from '../site/content/pages/ficha.json' with { type: 'json' };
export { default as site } from '../site/content/site.json' with { type: 'json' };
export { default as visits } from '../site/content/visits.json' with { type: 'json' };
export { default as vision } from '../site/content/sections/vision.json' with { type: 'json' };
