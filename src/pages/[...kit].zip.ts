import type { APIRoute, GetStaticPaths } from 'astro';
import { getPressKit } from '../feeds/press-kit.ts';
import { toParam } from '../paths.ts';
import { listExhibitionKits, listHouseKits, type PressKit } from '../queries/press-kits.ts';

/** The press kit of the house and those of exhibitions, beside the page in Spanish of each. */
export const getStaticPaths = (async () =>
  [...(await listHouseKits()), ...(await listExhibitionKits())].map((kit) => ({
    params: { kit: toParam(kit.path) },
    props: { kit },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ kit: PressKit }> = async ({ props }) =>
  new Response(await getPressKit(props.kit), { headers: { 'content-type': 'application/zip' } });
