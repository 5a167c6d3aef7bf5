import { createWriter } from './invented-text.mjs';
import { createRandom, pick } from './seeded-random.mjs';

const FIRST_YEAR = 1990;
const LAST_DAY = 28;
const ESSAY_PARAGRAPHS = 3;
const WORDS_PER_PARAGRAPH = 38;
const WORDS = { title: 3, name: 2, role: 3, imageAlt: 12, description: 20 };
const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

/**
 * A past exhibition that never was, as an editor would write its file: every second one has somebody who talks about it,
 * and a video.
 *
 * @param {object} model
 * @param {number} model.id also the seed of its text
 * @param {string} model.source Spanish text whose words are used
 * @param {string} model.picture file name beside it
 * @param {string} model.portrait the same, of whoever talks
 * @returns {string} a Markdown file with its front matter
 */
export function inventExhibition({ id, source, picture, portrait }) {
  const random = createRandom(id);
  const { words, paragraph } = createWriter(source, random);
  const day = () => `${1 + Math.floor(random() * LAST_DAY)} de ${pick(MONTHS, random)}`;
  const fields = {
    id,
    title: words(WORDS.title),
    artist: `${words(WORDS.name)} y ${words(WORDS.name)}`,
    date: `${day()} – ${day()} de ${FIRST_YEAR + (id % 30)}`,
    status: 'pasada',
    image: `./${picture}`,
    imageAlt: words(WORDS.imageAlt),
    description: `${words(WORDS.description)}.`,
    ...(id % 2 === 0 && {
      speakerAvatar: `./${portrait}`,
      speakerName: words(WORDS.name),
      speakerRole: words(WORDS.role),
      videoLink: `https://example.com/video/otra-${id}`,
    }),
  };
  // JSON is YAML too, and needs no thought about quotes.
  const frontMatter = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const essay = Array.from({ length: ESSAY_PARAGRAPHS }, () => paragraph(WORDS_PER_PARAGRAPH));
  return `---\n${frontMatter.join('\n')}\n---\n\n${essay.join('\n\n')}\n`;
}
