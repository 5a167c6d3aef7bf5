import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { TempSite } from './temp-site.ts';

const PRIVACY_NOTICE = 'content/pages/privacidad';

/** Splits a Markdown file into front matter and essay. */
function splitMarkdown(text: string): { fields: string; essay: string } {
  const [, fields = '', essay = ''] = /^---\n([^]*?)---\n\n?([^]*)$/.exec(text) ?? [];
  return { fields, essay };
}

/** Swaps the title of an exhibition or a work and its meaning: `title: "Mesa larga"`, `gloss: { en: "Long Table" }`. */
const swapTitles = (fields: string): string =>
  fields.replace(
    /( *(?:- )?)title: (".*")\n( *)gloss:\n( *)en: (".*")/g,
    (_, start: string, title: string, indent: string, inner: string, gloss: string) =>
      `${start}title: ${gloss}\n${indent}gloss:\n${inner}es: ${title}`,
  );

/** Changes the links of an essay from `/en/…` to `/…` in English, and from `/…` to `/es/…` in Spanish. */
const moveLinks = (essay: string, locale: 'es' | 'en'): string =>
  locale === 'en'
    ? essay.replace(/(\]\(|"en": "|\ben: ")\/en(?=[/#)"])\/?/g, '$1/')
    : essay
        .replace(/(\]\(|"es": "|\bes: ")\/(?!analytics|licencias\.txt)/g, '$1/es/')
        .replaceAll('/es/#', '/es#');

/** Makes English the first language with the steps of CONTRIBUTING.md. The site must contain the code of the project. */
export async function makeEnglishFirst(site: TempSite): Promise<void> {
  await site.replace('src/i18n/locales.ts', "['es', 'en']", "['en', 'es']");
  for (const file of globSync('content/*/*.en.md', { cwd: site.root })) {
    const name = file.replaceAll('\\', '/').replace('.en.md', '');
    const read = async (path: string) => splitMarkdown(await readFile(join(site.root, path), 'utf8'));
    const spanish = await read(`${name}.md`);
    const english = await read(file);
    const [, slug] = /^slug: "(.*)"$/m.exec(english.fields) ?? [];
    const isRenamed = slug !== undefined && name !== PRIVACY_NOTICE;
    const newName = isRenamed ? `${posix.dirname(name)}/${slug}` : name;
    const spanishSlug = isRenamed ? `slug: "${posix.basename(name)}"\n` : '';
    const fields = swapTitles(moveLinks(moveLinks(spanish.fields, 'es'), 'en'));
    await site.remove(`${name}.md`);
    await site.remove(file);
    await site.write(`${newName}.md`, `---\n${fields}---\n\n${moveLinks(english.essay, 'en')}`);
    await site.write(`${newName}.es.md`, `---\n${spanishSlug}---\n\n${moveLinks(spanish.essay, 'es')}`);
  }
}
