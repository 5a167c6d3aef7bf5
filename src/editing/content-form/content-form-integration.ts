import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readContent } from '../../content/read-content.ts';
import { readContentFile } from '../../content/read-file.ts';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { getField } from '../../schemas/untyped.ts';
import { editingSchema } from '../../schemas/site.ts';
import { findNextNumber } from '../content-check/check-exhibitions.ts';
import { buildForm, FORM_BASE, createFormPage } from './build-form.ts';
import { createFormConfig } from './form-config.ts';
import { listFormLanguages } from './form-languages.ts';

const NOT_FOUND = 404;
const TYPES: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
/** For Cloudflare Pages and Netlify: a file with a hash in its name never changes. */
const HEADERS = `/editar/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** The form for what is in content/ now. */
const readFormConfig = async (root: string, storage: Parameters<typeof createFormConfig>[1]) => {
  const content = await readContent(root);
  return createFormConfig(findNextNumber(content), storage, listFormLanguages(content));
};

/**
 * The form for editors at `/editar`: Sveltia CMS, set up by the schemas. In `astro dev` it works on the project's folder. The
 * published site has it only where `content/site.json` names a repository, on which it works then.
 */
export function contentForm(): AstroIntegration {
  let root = '';
  return {
    name: 'content-form',
    hooks: {
      'astro:config:setup': ({ command, config, injectScript }) => {
        root = fileURLToPath(config.root);
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
      'astro:server:setup': ({ server, logger }) => {
        const folder = join(server.config.cacheDir, 'editar');
        let form: ReturnType<typeof buildForm> | undefined;
        const readForm = () => (form ??= buildForm(folder));
        // It takes seconds, and an editor opens the form soon after the site.
        server.httpServer?.once('listening', () => {
          readForm().catch((failure: unknown) => logger.error(String(failure)));
        });
        const answer = async (path: string): Promise<string | Buffer> => {
          const { page } = await readForm();
          if (path === '/')
            return createFormPage(page, await readFormConfig(root, { folder: basename(root) }));
          const file = join(folder, path);
          if (!file.startsWith(folder + sep)) throw new Error(`Outside the form: ${path}`);
          return await readFile(file);
        };
        server.middlewares.use(FORM_BASE.slice(0, -1), (request, response) => {
          const path = decodeURI((request.url ?? '/').replace(/[?#].*/, ''));
          answer(path).then(
            (content) => {
              response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
              response.end(content);
            },
            () => response.writeHead(NOT_FOUND).end(),
          );
        });
      },
      'astro:build:done': async ({ dir }) => {
        const { source } = await readContentFile(root, CONTENT_FILES.site.file);
        const editing = editingSchema().optional().parse(getField(source?.data, 'editing'));
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
