import type { APIRoute, GetStaticPaths } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { getContentFile } from '../../queries/content-file.ts';
import type { Plan } from '../../schemas/plans.ts';
import PlanFile from './_plan/PlanFile.astro';

/** One file for each plan, if content/ has the label `save` for its link. */
export const getStaticPaths = (async () => {
  const { plans, save } = await getContentFile('plans');
  return save ? plans.map((plan) => ({ params: { plan: plan.id }, props: { plan } })) : [];
}) satisfies GetStaticPaths;

/** A plan to save: its drawing with title, dimensions and scale, in vectors that other programs open. */
export const GET: APIRoute<{ plan: Plan }> = async ({ props }) => {
  const container = await AstroContainer.create();
  // TypeScript takes an `.astro` file for any component.
  const file = await container.renderToString(PlanFile as AstroComponentFactory, { props });
  return new Response(file, { headers: { 'content-type': 'image/svg+xml' } });
};
