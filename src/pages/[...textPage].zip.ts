import type { APIRoute, GetStaticPaths } from 'astro';
import { zipPressKit } from '../feeds/press-kit.ts';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { toParam } from '../paths.ts';
import { listHouseKits, type PressKit } from '../queries/press-kits.ts';

/** The press kit of the house, beside each page that asks for one. */
export const getStaticPaths = (async () =>
  (await listHouseKits(DEFAULT_LANGUAGE)).map((kit) => ({
    params: { textPage: toParam(kit.path) },
    props: { kit },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ kit: PressKit }> = async ({ props }) =>
  new Response(await zipPressKit(props.kit), { headers: { 'content-type': 'application/zip' } });
