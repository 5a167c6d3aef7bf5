import { getCollection, render, type CollectionEntry } from 'astro:content';
import type { ExhibitionEntry } from '../schemas/exhibition.ts';
import { groupExhibitions, type ExhibitionGroups } from './exhibition-groups.ts';
import { CARD, getPicture, PORTRAIT, type Picture } from './pictures.ts';

type Essay = Awaited<ReturnType<typeof render>>['Content'];

/** What a card and its details show. `Essay` is a component: the text of the Markdown file. */
export interface Exhibition extends Omit<ExhibitionEntry, 'draft' | 'image' | 'speaker'> {
  slug: string;
  picture: Picture;
  speaker?: { portrait: Picture; name: string; role: string };
  Essay: Essay;
}

const toExhibition = async (entry: CollectionEntry<'exhibitions'>): Promise<Exhibition> => {
  const { image, speaker, ...data } = entry.data;
  const { Content } = await render(entry);
  const exhibition = { ...data, slug: entry.id, picture: await getPicture(image, CARD), Essay: Content };
  if (!speaker) return exhibition;
  const { avatar, name, role } = speaker;
  return { ...exhibition, speaker: { portrait: await getPicture(avatar, PORTRAIT), name, role } };
};

/** Every published exhibition, by tab, newest first; drafts are left out. */
export const getExhibitions = async (): Promise<ExhibitionGroups<Exhibition>> => {
  const entries = await getCollection('exhibitions', ({ data }) => !data.draft);
  return groupExhibitions(await Promise.all(entries.map(toExhibition)));
};
