import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { exhibitionSchema } from '../../schemas/exhibition.ts';
import type { PictureUse } from '../../schemas/picture-field.ts';

/** One field of an exhibition, as its schema explains it to editors. */
export interface ExhibitionField {
  name: string;
  /** Spanish: what it is for. */
  help: string;
  /** A value that would be right, when the schema gives one. */
  example?: string;
  /** What the picture that the field names is used for. */
  picture?: PictureUse;
  isOptional: boolean;
}

const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Every field of an exhibition in the order of its schema. */
export const listExhibitionFields = (): ExhibitionField[] => {
  const uses: PictureUse[] = [];
  const schema = exhibitionSchema((use) => {
    uses.push(use);
    return z.custom<ImageMetadata>().meta({ title: use });
  });
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return [];
    const example = readText(field.examples?.[0]);
    const picture = uses.find((use) => use === field.title);
    return [
      {
        name,
        help: field.description ?? '',
        ...(example !== undefined && { example }),
        ...(picture !== undefined && { picture }),
        isOptional: !required.includes(name),
      },
    ];
  });
};
