import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CmsConfig } from '@sveltia/cms';
import type { AstroIntegration } from 'astro';
import { findSource, readContent } from '../../content/read-content.ts';
import { readContentFile } from '../../content/read-file.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { getField } from '../../schemas/untyped.ts';
import { editingSchema } from '../../schemas/site.ts';
import { getNextNumber } from '../content-check/check-exhibitions.ts';
import { buildForm, createFormPage, FORM_BASE, type FormBuild } from './build-form.ts';
import { createFormConfig, type FormStorage } from './form-config.ts';

const HTTP_NOT_FOUND = 404;
const CONTENT_TYPES: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
/** Headers for Cloudflare Pages and Netlify. Files with a hash in their name never change. */
const HEADERS = `/editar/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

/**
 * Creates the configuration of the form for the current content. The form has the locales in site.json. Returns all locales if site.json
 * can't be read, because the form removes texts in any other locale when it saves a file.
 */
export const readFormConfig = async (root: string, storage: FormStorage): Promise<CmsConfig> => {
  const content = await readContent(root);
  const locales = findSource({ files: content.sourceFiles }, 'site') ? content.locales : LOCALES;
  return createFormConfig(getNextNumber(content), storage, locales);
};

/** Lists the selector of each section of the home page, with its key in `CONTENT_FILES`. */
const getSectionSelectors = (): [selector: string, name: string][] => {
  const selectors: [selector: string, name: string][] = [];
  for (const [name, entry] of Object.entries(CONTENT_FILES))
    if ('section' in entry) selectors.push([`#${entry.section}`, name]);
  return selectors;
};

/**
 * Creates the integration with the form at `/editar`: Sveltia CMS, configured from the schemas. In `astro dev` the form edits the local
 * folder. On the published site it edits the repository in `content/site.json`; without a repository the published site has no form.
 */
export function contentForm(): AstroIntegration {
  let root = '';
  return {
    name: 'content-form',
    hooks: {
      'astro:config:setup': ({ command, config, injectScript }) => {
        root = fileURLToPath(config.root);
        const script = fileURLToPath(new URL('edit-links.ts', import.meta.url));
        const sections = JSON.stringify(getSectionSelectors());
        if (command === 'dev')
          injectScript(
            'page',
            `import { addEditLinks } from ${JSON.stringify(script)}; addEditLinks(${sections});`,
          );
      },
      'astro:server:setup': ({ server, logger }) => {
        const folder = join(server.config.cacheDir, 'editar');
        let form: Promise<FormBuild> | undefined;
        const getForm = (): Promise<FormBuild> => {
          form ??= buildForm(folder);
          return form;
        };
        // Bundle the form when the server starts, because bundling takes seconds.
        server.httpServer?.once('listening', () => {
          getForm().catch((failure: unknown) => logger.error(String(failure)));
        });
        const readResponse = async (path: string): Promise<string | Buffer> => {
          const { page } = await getForm();
          if (path === '/')
            return createFormPage(page, await readFormConfig(root, { folder: basename(root) }));
          const file = join(folder, path);
          if (!file.startsWith(folder + sep))
            throw new Error(`Path outside the form: ${path}. Request a file below ${FORM_BASE}.`);
          return await readFile(file);
        };
        server.middlewares.use(FORM_BASE.slice(0, -1), (request, response) => {
          const path = decodeURI((request.url ?? '/').replace(/[?#].*/, ''));
          readResponse(path).then(
            (content) => {
              response.setHeader('Content-Type', CONTENT_TYPES[extname(path)] ?? 'application/octet-stream');
              response.end(content);
            },
            () => response.writeHead(HTTP_NOT_FOUND).end(),
          );
        });
      },
      'astro:build:done': async ({ dir }) => {
        const { source } = await readContentFile(root, CONTENT_FILES.site.file);
        const editing = editingSchema.optional().parse(getField(source?.data, 'editing'));
        if (!editing) return;
        const dist = fileURLToPath(dir);
        const { page, licences } = await buildForm(join(dist, FORM_BASE));
        await writeFile(join(dist, 'editar.html'), createFormPage(page, await readFormConfig(root, editing)));
        await appendFile(join(dist, '_headers'), HEADERS);
        await appendFile(join(dist, 'licencias.txt'), `\n\n${licences}`);
      },
    },
  };
}
