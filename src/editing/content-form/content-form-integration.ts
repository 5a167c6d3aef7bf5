import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { basename, extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readExhibitions, readId } from '../content-check/check-exhibitions.ts';
import { makeFormConfig } from './form-config.ts';
import { makeFormPage, PACKAGES } from './form-page.ts';

const NOT_FOUND = 404;
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  // The words of a language, which the form imports as a module.
  '.json': 'text/javascript',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** The form for editors at `/editar`, in `astro dev` only: Sveltia CMS from node_modules, set up by the schemas. */
export function contentForm(): AstroIntegration {
  return {
    name: 'content-form',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        const marks = fileURLToPath(new URL('edit-links.ts', import.meta.url));
        if (command === 'dev') injectScript('page', `import ${JSON.stringify(marks)};`);
      },
      'astro:server:setup': ({ server }) => {
        const { root } = server.config;
        const packages = join(root, 'node_modules') + sep;
        const send = (response: ServerResponse, ending: string, content: string | Buffer) => {
          response.setHeader('Content-Type', TYPES[ending] ?? 'application/octet-stream');
          response.end(content);
        };
        const answer = async (response: ServerResponse, address: string): Promise<void> => {
          if (!address.startsWith(PACKAGES)) {
            const ids = (await readExhibitions(root)).map((exhibition) => readId(exhibition) ?? 0);
            const config = makeFormConfig(basename(root), Math.max(0, ...ids) + 1);
            return send(response, '.html', makeFormPage(config));
          }
          const path = join(packages, address.slice(PACKAGES.length));
          if (!path.startsWith(packages)) throw new Error(`Outside node_modules: ${path}`);
          const ending = extname(path);
          const content = await readFile(path);
          if (ending === '.json') send(response, ending, `export default ${content.toString()}`);
          // The package brings its fonts, and yet its styles ask a CDN for them.
          else if (ending === '.js')
            send(response, ending, content.toString().replaceAll(/url\(https:[^)]*\)/g, ''));
          else send(response, ending, content);
        };
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (pathname !== '/editar' && !pathname.startsWith(PACKAGES)) return next();
          answer(response, decodeURI(pathname)).catch(() => {
            response.statusCode = NOT_FOUND;
            response.end();
          });
        });
      },
    },
  };
}
