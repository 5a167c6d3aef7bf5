import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const SCRIPT = join(import.meta.dirname, 'start-form.ts');
/** Where the form's files are, below the site's root. */
export const FORM_BASE = '/editar/';
/** What Vite says of the licences of the packages in the form. */
const LICENCES = 'licencias.md';

/** Sveltia CMS brings its fonts as files; its styles name a CDN beside them, which the policy of the page refuses. */
const withoutRemoteFonts: Plugin = {
  name: 'without-remote-fonts',
  transform: (code, id) =>
    id.includes('/@sveltia/cms/') ? { code: code.replace(/url\(https:[^)]*\)/g, ''), map: null } : undefined,
};

/**
 * Bundles Sveltia CMS and `start-form.ts`, with hashed names.
 *
 * @param outDir folder that becomes `/editar/`
 * @returns the URL of the script, and the licences of what is in it, as Markdown
 */
export async function buildForm(outDir: string): Promise<{ script: string; licences: string }> {
  const built = await build({
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
        input: SCRIPT,
        // Syntax colours of 300 languages, for a kind of field that no schema has.
        external: /^@shikijs\//,
      },
    },
  });
  const { output } = [built].flat().find((result) => 'output' in result) ?? { output: [] };
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('build-form: Vite built no script of the form.');
  const licences = await readFile(join(outDir, LICENCES), 'utf8');
  await rm(join(outDir, LICENCES));
  return { script: FORM_BASE + entry.fileName, licences };
}
