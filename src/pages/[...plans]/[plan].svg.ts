import { parse } from 'node:path/posix';
import type { APIRoute, GetStaticPaths } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { Language } from '../../languages.ts';
import { planPath, toParam } from '../../paths.ts';
import { listLanguages } from '../../queries/languages.ts';
import { getContentFile } from '../../queries/content-file.ts';
import type { Plan } from '../../schemas/plans.ts';
import PlanFile from './_plan/PlanFile.astro';

/** Two files for each plan, as it is today and in the project, if content/ has the label `save` for their links. */
const listPlanFiles = async (language: Language) => {
  const { plans, save } = await getContentFile('plans', language);
  return (save ? plans : []).flatMap((plan) =>
    [false, true].map((isProject) => {
      const { dir, name } = parse(planPath(plan.id, language, isProject));
      return { params: { plans: toParam(dir), plan: name }, props: { plan, isProject, language } };
    }),
  );
};

export const getStaticPaths = (async () =>
  (await Promise.all((await listLanguages()).map(listPlanFiles))).flat()) satisfies GetStaticPaths;

/** A plan to save: its drawing with title, dimensions and scale, in vectors that other programs open. */
export const GET: APIRoute<{ plan: Plan; isProject: boolean; language: Language }> = async ({ props }) => {
  const container = await AstroContainer.create();
  // TypeScript takes an `.astro` file for any component.
  const file = await container.renderToString(PlanFile as AstroComponentFactory, { props });
  return new Response(file, { headers: { 'content-type': 'image/svg+xml' } });
};
