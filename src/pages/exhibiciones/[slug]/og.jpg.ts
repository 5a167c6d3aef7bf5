import type { APIRoute, GetStaticPaths } from 'astro';
import { getExhibitionEntries } from '../../../queries/exhibitions.ts';
import { cutShareCard } from '../../../queries/share-card.ts';

type Props = Pick<Awaited<ReturnType<typeof getExhibitionEntries>>[number]['data'], 'image'>;

export const getStaticPaths = (async () =>
  (await getExhibitionEntries()).map(({ id, data: { image } }) => ({
    params: { slug: id },
    props: { image },
  }))) satisfies GetStaticPaths;

/** Preview image of a link to an exhibition, at a stable URL because networks cache it for weeks. */
export const GET: APIRoute<Props> = async ({ props: { image } }) =>
  new Response(await cutShareCard(image), { headers: { 'content-type': 'image/jpeg' } });
