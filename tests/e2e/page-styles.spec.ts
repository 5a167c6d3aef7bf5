import postcss from 'postcss';
import tailwind from 'tailwindcss';
import { listAddresses } from '../../src/addresses.ts';
import theme from '../../tailwind.config.ts';
import { expect, test } from './visitor.ts';

/** The class selectors of the utilities that Tailwind writes for a page, each once. */
async function listUtilities(html: string): Promise<string[]> {
  const config = { ...theme, content: [{ raw: html.match(/(?<=\bclass=")[^"]*/g)?.join(' ') ?? '' }] };
  const { root } = await postcss([tailwind(config)]).process('@tailwind utilities', { from: undefined });
  const classes = new Set<string>();
  root.walkRules(({ selector }) => {
    // The minifier writes a comma as `\,`.
    classes.add(/^\.(?:\\.|[\w-])+/.exec(selector.replaceAll('\\2c ', '\\,'))?.[0] ?? selector);
  });
  return [...classes];
}

// Each stylesheet is told where its classes are (`src/styles/pages`), and a new component may be missing there.
for (const path of [...listAddresses({ exhibitions: ['a-que-hora-llega-el-sol'] }), '/404.html'])
  test(`${path} comes with every utility that it uses`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    const files = links.map(async ([, address = '']) => (await request.get(address)).text());
    const styles = [html, ...(await Promise.all(files))].join('\n');
    const utilities = await listUtilities(html);
    expect(utilities.length).toBeGreaterThan(20);
    expect(utilities.filter((selector) => !styles.includes(selector))).toEqual([]);
  });
