import type { z } from 'astro/zod';
import type { PictureField } from '../../schemas/picture-field.ts';
import { checkRepeatedPictures } from './check-repeated-pictures.ts';
import { checkTexts } from './check-texts.ts';
import { dropFollowUps } from './drop-follow-ups.ts';
import { findSchemaProblems } from './find-schema-problems.ts';
import { pictureField } from './picture-field.ts';
import type { Problem } from './problem.ts';
import { readJson } from './read-json.ts';

interface Document {
  file: string;
  schema: (picture: PictureField) => z.ZodType;
}

/** Every mistake of one JSON file. */
export const checkDocument = async (root: string, { file, schema }: Document): Promise<Problem[]> => {
  const read = await readJson(root, file);
  if ('problems' in read) return read.problems;
  const { content, problems } = read.source;
  if (!content) return problems;
  const found = await findSchemaProblems(file, schema(pictureField(root, file)), content);
  const sound = [...problems, ...dropFollowUps(found, problems)];
  const advice = [...checkTexts(file, content), ...checkRepeatedPictures(file, content)];
  return [...sound, ...dropFollowUps(advice, sound)];
};
