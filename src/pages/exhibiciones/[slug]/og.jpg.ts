import type { APIRoute, GetStaticPaths } from 'astro';
import { listExhibitions } from '../../../queries/exhibitions.ts';
import { cutShareCard } from '../../../queries/share-card.ts';

type Props = Pick<Awaited<ReturnType<typeof listExhibitions>>[number], 'image'>;

export const getStaticPaths = (async () =>
  (await listExhibitions()).map(({ slug, image }) => ({
    params: { slug },
    props: { image },
  }))) satisfies GetStaticPaths;

/** What other sites show for a link to an exhibition: its address never changes, because they keep it for weeks. */
export const GET: APIRoute<Props> = async ({ props: { image } }) =>
  new Response(await cutShareCard(image), { headers: { 'content-type': 'image/jpeg' } });
