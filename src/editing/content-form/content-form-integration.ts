import { readFile } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { findNextNumber } from '../content-check/check-exhibitions.ts';
import { makeFormConfig } from './form-config.ts';
import { makeFormPage } from './form-page.ts';

const NOT_FOUND = 404;
const TYPES: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  // Translations, which the form imports as a module.
  '.json': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

const readPackageFile = async (packages: string, path: string): Promise<string | Buffer> => {
  const file = join(packages, path);
  if (!file.startsWith(packages + sep)) throw new Error(`Outside node_modules: ${path}`);
  const content = await readFile(file);
  if (path.endsWith('.json')) return `export default ${content.toString()}`;
  // The package includes its fonts, but its styles request them from a CDN.
  return path.endsWith('.js') ? content.toString().replace(/url\(https:[^)]*\)/g, '') : content;
};

const makePage = async (root: string): Promise<string> =>
  makeFormPage(makeFormConfig(basename(root), await findNextNumber(root)));

/** The form for editors at `/editar`, in `astro dev` only: Sveltia CMS from node_modules, set up by the schemas. */
export function contentForm(): AstroIntegration {
  return {
    name: 'content-form',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        const script = fileURLToPath(new URL('edit-links.ts', import.meta.url));
        const entries = Object.entries(CONTENT_FILES).flatMap(([name, entry]) =>
          'section' in entry ? [[`#${entry.section}`, name]] : [],
        );
        if (command === 'dev')
          injectScript(
            'page',
            `import { addLinks } from ${JSON.stringify(script)}; addLinks(${JSON.stringify(entries)});`,
          );
      },
      'astro:server:setup': ({ server }) => {
        const { root } = server.config;
        server.middlewares.use('/editar', (request, response) => {
          const path = decodeURI((request.url ?? '/').replace(/[?#].*/, ''));
          const content = path === '/' ? makePage(root) : readPackageFile(join(root, 'node_modules'), path);
          content.then(
            (text) => {
              response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
              response.end(text);
            },
            () => response.writeHead(NOT_FOUND).end(),
          );
        });
      },
    },
  };
}
