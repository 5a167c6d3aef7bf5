import { defineMiddleware } from 'astro:middleware';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales.ts';
import { getContentFile } from '../queries/content-file.ts';
import { getUntranslatedTexts } from '../queries/text-locale.ts';
import { markLanguages, normalizeText } from './mark-languages.ts';

/** Adds `lang` to untranslated texts, which pages in other locales show in the default locale. */
export const onRequest = defineMiddleware(async ({ currentLocale }, next) => {
  const response = await next();
  const locale = LOCALES.find((supported) => supported === currentLocale);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (!isPage || locale === undefined || locale === DEFAULT_LOCALE) return response;
  const html = await response.text();
  // Read the texts after `response.text()`, because rendering the page records its untranslated texts.
  const texts = new Set([...(await getUntranslatedTexts(locale))].map(normalizeText));
  const { language: pageTag } = await getContentFile('site', locale);
  const { language: textTag } = await getContentFile('site', DEFAULT_LOCALE);
  return new Response(texts.size === 0 ? html : markLanguages(html, { texts, pageTag, textTag }), response);
});
