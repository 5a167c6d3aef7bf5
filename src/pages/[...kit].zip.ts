import type { APIRoute, GetStaticPaths } from 'astro';
import { createPressKit } from '../feeds/press-kit.ts';
import { toRouteParam } from '../i18n/paths.ts';
import { getPressKits, type PressKit } from '../queries/press-kits.ts';

/** Returns the routes of the press kits of the penthouse and of exhibitions. Each path is next to the Spanish page. */
export const getStaticPaths = (async () =>
  (await getPressKits()).map((kit) => ({
    params: { kit: toRouteParam(kit.path) },
    props: { kit },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ kit: PressKit }> = async ({ props }) =>
  new Response(await createPressKit(props.kit), { headers: { 'content-type': 'application/zip' } });
