import type { z } from 'astro/zod';
import type { MakePictureField } from '../../schemas/picture-field.ts';
import { putOver } from '../../schemas/translation.ts';
import { measuredPicture } from './check-picture.ts';
import { checkValues, type ContentSource } from './check-values.ts';
import { checkUnknown, checkWords } from './check-words.ts';
import type { CompareTexts } from './compare-texts.ts';
import { type ContentError, hasErrors } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';

/** What is wrong with the words of one file, beside what Spanish has, where that has no error of its own. */
export const checkOver = async (
  content: ContentFolder,
  makeSchema: (picture: MakePictureField) => z.ZodType,
  original: { file: string; source?: ContentSource | undefined },
  translated: { file: string; source?: ContentSource | undefined },
  compare: CompareTexts,
): Promise<ContentError[]> => {
  const [spanish, words] = [original.source, translated.source];
  if (!spanish || !words) return [];
  const schema = makeSchema(measuredPicture(content, original.file));
  if (!(await schema.safeParseAsync(spanish.data)).success) return [];
  const inSpanish = { file: original.file, data: spanish.data };
  const found = checkWords(translated.file, makeSchema, inSpanish, words, compare);
  if (hasErrors(found)) return found;
  const over = { data: putOver(spanish.data, words.data), lineOf: words.lineOf };
  return [
    ...checkUnknown(translated.file, makeSchema, words),
    ...(await checkValues(translated.file, schema, over)),
    ...found,
  ];
};
