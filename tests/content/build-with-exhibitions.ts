import { globSync } from 'node:fs';
import { buildSite, readBuilt } from './built-site.ts';
import { TemporaryContent } from './temporary-content.ts';

export interface WrittenExhibition {
  slug: string;
  id: number;
  status: 'pasada' | 'actual' | 'proxima';
  isDraft?: boolean;
  essay: string;
  /** The slug, where it is not given. */
  title?: string;
  date?: string;
  opens?: string;
  closes?: string;
}

type Change = (content: TemporaryContent) => Promise<void>;

/**
 * Builds the site with these exhibitions and no others, in a folder of its own that is gone afterwards. Throws with what
 * the build printed when it fails.
 *
 * @param change what else an editor changes before
 * @returns each page, script and text file by its address, `/`, `/exhibiciones/2`, `/sitemap.xml`, and the names of all files
 */
export async function buildFiles(
  exhibitions: readonly WrittenExhibition[],
  change?: Change,
): Promise<{ pages: Map<string, string>; files: string[] }> {
  await using content = await TemporaryContent.create();
  const written = globSync('content/exhibitions/*.md', { cwd: content.root });
  await Promise.all(written.map((file) => content.remove(file)));
  for (const exhibition of exhibitions)
    await content.write(`content/exhibitions/${exhibition.slug}.md`, toMarkdown(exhibition));
  await change?.(content);
  const dist = await buildSite(content);
  return {
    pages: await readBuilt(dist, 'html', 'ics', 'js', 'txt', 'webmanifest', 'xml'),
    files: globSync('**/*.*', { cwd: dist }),
  };
}

/** Builds as `buildFiles` does, and reads the pages alone. */
export const buildWithExhibitions = async (exhibitions: readonly WrittenExhibition[], change?: Change) =>
  (await buildFiles(exhibitions, change)).pages;

function toMarkdown(exhibition: WrittenExhibition): string {
  const { slug, id, status, isDraft = false, essay, title = slug, date = '2030' } = exhibition;
  const days = (['opens', 'closes'] as const).flatMap((name) =>
    exhibition[name] ? [`${name}: "${exhibition[name]}"\n`] : [],
  );
  return `---
id: ${String(id)}
title: ${JSON.stringify(title)}
artist: "Ana"
date: "${date}"
${days.join('')}status: ${status}
draft: ${String(isDraft)}
image: ./neon-y-luz.jpg
imageAlt: "Aros de neón de colores flotando en la penumbra de la nave de concreto"
description: "Una frase."
---

${essay}
`;
}
