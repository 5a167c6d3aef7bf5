import type { APIRoute, GetStaticPaths } from 'astro';
import { zipPressKit } from '../../feeds/press-kit.ts';
import { PAGES, toParam } from '../../paths.ts';
import { listLanguages } from '../../queries/languages.ts';
import { listExhibitionKits, type PressKit } from '../../queries/press-kits.ts';

/** The press kit of each exhibition that asks for one. */
export const getStaticPaths = (async () =>
  (await Promise.all((await listLanguages()).map(listExhibitionKits))).flat().map((kit) => ({
    params: { exhibitions: toParam(PAGES[kit.language].exhibitions), slug: kit.name },
    props: { kit },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ kit: PressKit }> = async ({ props }) =>
  new Response(await zipPressKit(props.kit), { headers: { 'content-type': 'application/zip' } });
