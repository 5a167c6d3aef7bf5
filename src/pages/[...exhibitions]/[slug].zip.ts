import type { APIRoute, GetStaticPaths } from 'astro';
import { zipPressKit } from '../../feeds/press-kit.ts';
import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { PAGES, toParam } from '../../paths.ts';
import { listExhibitionKits, type PressKit } from '../../queries/press-kits.ts';

/** The press kit of each exhibition that asks for one. */
export const getStaticPaths = (async () =>
  (await listExhibitionKits(DEFAULT_LANGUAGE)).map((kit) => ({
    params: { exhibitions: toParam(PAGES[DEFAULT_LANGUAGE].exhibitions), slug: kit.name },
    props: { kit },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ kit: PressKit }> = async ({ props }) =>
  new Response(await zipPressKit(props.kit), { headers: { 'content-type': 'application/zip' } });
