import { measureBuilds } from './build-times.mjs';
import { TAP_NAMES, tapFirst } from './first-taps.mjs';
import { weighInlineScripts } from './inline-scripts.mjs';
import { measureInteractions } from './interactions.mjs';
import { runLighthouse } from './lighthouse.mjs';
import { measureShifts } from './steady-visit.mjs';
import { visitUntouched, weighScriptsOfReload } from './untouched-visit.mjs';
import { visitEverything } from './whole-visit.mjs';

/**
 * @typedef {object} Subject what is measured
 * @property {import('@playwright/test').Browser} browser
 * @property {string} origin the site as a good host serves it
 * @property {string} slowOrigin the same with every script kept back
 * @property {string} homeHtml
 * @property {(step: string) => void} tell says what is being measured, in Spanish
 */

/** @typedef {Awaited<ReturnType<typeof measureOnce>>} SiteRun */

/**
 * Measures each figure of the table once.
 *
 * @param {Subject} subject
 */
export async function measureOnce({ browser, origin, slowOrigin, homeHtml, tell }) {
  tell('visitas sin tocar nada');
  const home = await visitUntouched(browser, `${origin}/`);
  const notFound = await visitUntouched(browser, `${origin}/no-existe`);
  const atHash = await visitUntouched(browser, `${origin}/#contact`);
  const reloaded = await weighScriptsOfReload(browser, `${origin}/`);
  const analytics = await visitUntouched(browser, `${origin}/analytics`);
  tell('una visita que lo ve todo');
  const whole = await visitEverything(browser, origin);
  const shifts = await measureShifts(browser, `${origin}/`);
  tell('primeros toques');
  const taps = await tapEach(browser, `${slowOrigin}/`);
  tell('interacciones con la CPU lenta');
  const interactions = await measureInteractions(browser, `${origin}/`);
  tell('Lighthouse');
  const phone = await runLighthouse(`${origin}/`, 'mobile');
  const desktop = await runLighthouse(`${origin}/`, 'desktop');
  const analyticsPhone = await runLighthouse(`${origin}/analytics`, 'mobile');
  tell('construcción');
  const builds = await measureBuilds();
  const inline = weighInlineScripts(homeHtml);
  return {
    ...{ home, notFound, atHash, reloaded, inline, whole, shifts, taps, interactions, phone, desktop },
    ...{ analytics, analyticsPhone, builds },
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function tapEach(browser, address) {
  /** @type {[name: string, effect: import('./first-taps.mjs').TapEffect][]} */
  const effects = [];
  for (const name of TAP_NAMES) effects.push([name, await tapFirst(browser, address, name)]);
  return /** @type {Record<typeof TAP_NAMES[number], import('./first-taps.mjs').TapEffect>} */ (
    Object.fromEntries(effects)
  );
}
