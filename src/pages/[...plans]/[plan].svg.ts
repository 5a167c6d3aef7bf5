import { parse } from 'node:path/posix';
import type { APIRoute, GetStaticPaths } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { planPath, toParam } from '../../paths.ts';
import { getContentFile } from '../../queries/content-file.ts';
import type { Plan } from '../../schemas/plans.ts';
import PlanFile from './_plan/PlanFile.astro';

/** Two files for each plan, as it is today and in the project, if content/ has the label `save` for their links. */
export const getStaticPaths = (async () => {
  const { plans, save } = await getContentFile('plans', DEFAULT_LANGUAGE);
  return (save ? plans : []).flatMap((plan) =>
    [false, true].map((isProject) => {
      const { dir, name } = parse(planPath(plan.id, DEFAULT_LANGUAGE, isProject));
      return {
        params: { plans: toParam(dir), plan: name },
        props: { plan, isProject, language: DEFAULT_LANGUAGE },
      };
    }),
  );
}) satisfies GetStaticPaths;

/** A plan to save: its drawing with title, dimensions and scale, in vectors that other programs open. */
export const GET: APIRoute<{ plan: Plan; isProject: boolean; language: Language }> = async ({ props }) => {
  const container = await AstroContainer.create();
  // TypeScript takes an `.astro` file for any component.
  const file = await container.renderToString(PlanFile as AstroComponentFactory, { props });
  return new Response(file, { headers: { 'content-type': 'image/svg+xml' } });
};
