import type { APIRoute, GetStaticPaths } from 'astro';
import { zipPressKit } from '../feeds/press-kit.ts';
import { toParam } from '../paths.ts';
import { listLanguages } from '../queries/languages.ts';
import { listHouseKits, type PressKit } from '../queries/press-kits.ts';

/** The press kit of the house, beside each page that asks for one. */
export const getStaticPaths = (async () =>
  (await Promise.all((await listLanguages()).map(listHouseKits))).flat().map((kit) => ({
    params: { textPage: toParam(kit.path) },
    props: { kit },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ kit: PressKit }> = async ({ props }) =>
  new Response(await zipPressKit(props.kit), { headers: { 'content-type': 'application/zip' } });
