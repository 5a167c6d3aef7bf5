import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc, type Plugin } from 'vite';

const QUERY = '?inline-script';
/** An export, so that the minifier doesn't drop the function as unused code. */
const EXPORT = 'export default ';

/**
 * Lets a component print a function into the page: `import code from './record.ts?inline-script'` gives the source, plain
 * and minified, of the one function that the file exports. Throws when the file exports anything else or imports at run time.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return {
        code: `export default ${JSON.stringify(await compileInlineScript(file))};`,
        moduleType: 'js',
        map: null,
      };
    },
  };
}

/** Compiles the one function that a TypeScript file exports to an expression, minified. */
export async function compileInlineScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  // A module loaded from a data URL has no relative imports: one left at run time fails here, not in a visitor's browser.
  const module = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as Record<string, unknown>;
  const [inlined, ...others] = Object.values(module);
  if (typeof inlined !== 'function' || others.length > 0) {
    throw new Error(`inline-script: ${file} must export one function and nothing else.`);
  }
  const minified = await minify(file, `${EXPORT}${String(inlined)}`, {
    module: true,
    compress: true,
    mangle: true,
  });
  return minified.code.slice(EXPORT.length).trim().replace(/;$/, '');
}
