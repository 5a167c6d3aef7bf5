import type { CmsConfig } from '@sveltia/cms';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { interpolate } from '../../i18n/interpolate.ts';

export const FORM_BASE = '/editar/';
const PAGE = 'editar.html';
/** File to which Vite writes the licences of the bundled packages. */
const LICENCES = 'licencias.md';

/** Removes the URLs of a font CDN from Sveltia's styles, which the CSP blocks. Sveltia bundles the same fonts. */
const removeRemoteFonts: Plugin = {
  name: 'remove-remote-fonts',
  transform: (code, id) =>
    id.includes('/@sveltia/cms/') ? { code: code.replace(/url\(https:[^)]*\)/g, ''), map: null } : undefined,
};

export interface FormBuild {
  page: string;
  licences: string;
}

/** Bundles the form with Sveltia CMS for the folder `/editar/`. Omits Vite's client, which would reload the page after each save. */
export async function buildForm(outDir: string): Promise<FormBuild> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: FORM_BASE,
    publicDir: false,
    logLevel: 'error',
    plugins: [removeRemoteFonts],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      license: { fileName: LICENCES },
      rolldownOptions: {
        input: join(import.meta.dirname, PAGE),
        // Leave out the syntax highlighting of code fields, which no schema has.
        external: /^@shikijs\//,
      },
    },
  });
  const readAndRemove = async (name: string): Promise<string> => {
    const text = await readFile(join(outDir, name), 'utf8');
    await rm(join(outDir, name));
    return text;
  };
  return { page: await readAndRemove(PAGE), licences: await readAndRemove(LICENCES) };
}

/** Creates the Content Security Policy of the form. Only a form that saves to GitHub may connect to other origins. */
const createContentSecurityPolicy = (isOnline: boolean): string =>
  [
    "default-src 'self' blob: data:",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' blob: data:${isOnline ? ' https://api.github.com https://www.githubstatus.com' : ''}`,
    `img-src 'self' blob: data:${isOnline ? ' https://avatars.githubusercontent.com' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Renders the page of the form with its configuration. */
export const createFormPage = (page: string, config: CmsConfig): string =>
  interpolate(page, {
    policy: createContentSecurityPolicy(config.backend.name === 'github'),
    config: JSON.stringify(config).replaceAll('<', '\\u003c'),
  });
