import type { CmsConfig } from '@sveltia/cms';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { interpolate } from '../../i18n/interpolate.ts';

/** Where the form's files are, below the site's root. */
export const FORM_BASE = '/editar/';
const PAGE = 'editar.html';
/** What Vite says of the licences of the packages in the form. */
const LICENCES = 'licencias.md';

/** Sveltia CMS brings its fonts as files; its styles name a CDN beside them, which the policy of the page refuses. */
const withoutRemoteFonts: Plugin = {
  name: 'without-remote-fonts',
  transform: (code, id) =>
    id.includes('/@sveltia/cms/') ? { code: code.replace(/url\(https:[^)]*\)/g, ''), map: null } : undefined,
};

/**
 * Bundles the page of the form, Sveltia CMS and `start-form.ts`, with hashed names. Nothing of Vite's client is in it, which
 * would reload the page at each save.
 *
 * @param outDir folder that becomes `/editar/`
 * @returns the page, for `createFormPage`, and the licences of what is in it, as Markdown
 */
export async function buildForm(outDir: string): Promise<{ page: string; licences: string }> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: FORM_BASE,
    publicDir: false,
    logLevel: 'error',
    plugins: [withoutRemoteFonts],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      license: { fileName: LICENCES },
      rolldownOptions: {
        input: join(import.meta.dirname, PAGE),
        // Syntax colours of 300 languages, for a kind of field that no schema has.
        external: /^@shikijs\//,
      },
    },
  });
  const take = async (name: string): Promise<string> => {
    const text = await readFile(join(outDir, name), 'utf8');
    await rm(join(outDir, name));
    return text;
  };
  return { page: await take(PAGE), licences: await take(LICENCES) };
}

/** Content policy of the form's page; it reaches another origin only where its files are in a repository. */
const makePolicy = (isOnline: boolean): string =>
  [
    "default-src 'self' blob: data:",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' blob: data:${isOnline ? ' https://api.github.com https://www.githubstatus.com' : ''}`,
    `img-src 'self' blob: data:${isOnline ? ' https://avatars.githubusercontent.com' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** The page of the form, `/editar`, with its configuration. */
export const createFormPage = (page: string, config: CmsConfig): string =>
  interpolate(page, {
    policy: makePolicy(config.backend.name === 'github'),
    config: JSON.stringify(config).replaceAll('<', '\\u003c'),
  });
