import { parse } from 'node:path/posix';
import type { APIRoute, GetStaticPaths } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { Language } from '../../languages.ts';
import { toParam } from '../../paths.ts';
import type { SitePage } from '../../queries/list-pages.ts';
import { getPages } from '../../queries/site-pages.ts';
import { getContentFile } from '../../queries/content-file.ts';
import type { Plan } from '../../schemas/plans.ts';
import PlanFile from './_plan/PlanFile.astro';

/** Two files for each plan, as it is today and in the project, if content/ has the label `save` for their links. */
const listPlanFiles = async ({ language, files }: SitePage) => {
  const { plans } = await getContentFile('plans', language);
  return files.plans.flatMap((paths, index) =>
    [paths.today, paths.project].map((path) => {
      const { dir, name } = parse(path);
      const props = { plan: plans[index], isProject: path === paths.project, language };
      return { params: { plans: toParam(dir), plan: name }, props };
    }),
  );
};

export const getStaticPaths = (async () =>
  (await Promise.all((await getPages()).map(listPlanFiles))).flat()) satisfies GetStaticPaths;

/** A plan to save: its drawing with title, dimensions and scale, in vectors that other programs open. */
export const GET: APIRoute<{ plan: Plan; isProject: boolean; language: Language }> = async ({ props }) => {
  const container = await AstroContainer.create();
  // TypeScript takes an `.astro` file for any component.
  const file = await container.renderToString(PlanFile as AstroComponentFactory, { props });
  return new Response(file, { headers: { 'content-type': 'image/svg+xml' } });
};
