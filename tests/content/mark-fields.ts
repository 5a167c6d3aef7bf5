import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import type { PictureField, PictureUse } from '../../src/schemas/picture-field.ts';

/** A value put in the place of one that an editor could change. */
export interface Mark {
  /** `stats.value`, without the places in lists. */
  field: string;
  /** What must be in the built site because of it. */
  trace: string;
  /** The page fills it in, e.g. with a count. */
  isTemplate?: boolean;
  /** A choice, which stands before the trace of this other mark: the icon before its amenity. */
  before?: string;
  /** Name of a picture that has to be there, and what it is for. */
  picture?: { file: string; use: PictureUse };
}

interface Schema extends z.core.JSONSchema.BaseSchema {
  picture?: PictureUse;
}

/** No word of the site has this shape, and none is a part of another. */
export const MARKER = /Qz\d{4}z/gi;
/** Other values than the site's, for texts that have to be of a kind. */
const LANGUAGES = ['pt-BR', 'fr-CA', 'it-IT', 'nl-BE', 'ca-ES', 'gl-ES'];
const COUNTRIES = ['UY', 'BO', 'PY'];

const picture: PictureField = (use) => z.custom<ImageMetadata>().meta({ picture: use });
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSchema = (value: unknown): value is Schema => isObject(value);

/** Puts marks in the place of values, each its own in all that one marker fills. */
export class FieldMarker {
  #marks: Mark[] = [];
  #fixed: Record<string, unknown> = {};
  #count = 0;
  #languages = [...LANGUAGES];
  #countries = [...COUNTRIES];

  /**
   * Content that fills every field of its schema, also texts and pictures that may be left out. A choice becomes another one
   * than before; one that may be left out is, for it only tells machines about the words beside it.
   *
   * @param before the content as it is: its lists stay as long
   * @param fixed fields that are no words, with their values
   */
  fill(
    makeSchema: (picture: PictureField) => z.ZodType,
    before: unknown,
    fixed: Record<string, unknown> = {},
  ): { filled: unknown; marks: Mark[] } {
    this.#marks = [];
    this.#fixed = fixed;
    const schema: Schema = z.toJSONSchema(makeSchema(picture), { io: 'input', unrepresentable: 'any' });
    return { filled: this.#fillValue(schema, '', before), marks: this.#marks };
  }

  #fillValue(schema: Schema, field: string, before: unknown): unknown {
    const { items } = schema;
    if (isSchema(items))
      return (Array.isArray(before) ? before : [undefined]).map((value) =>
        this.#fillValue(items, field, value),
      );
    if (schema.properties) return this.#fillGroup(schema, field, before);
    this.#count += 1;
    const marker = `Qz${String(this.#count).padStart(4, '0')}z`;
    if (schema.picture) {
      const file = `${marker}.${schema.picture === 'drawing' ? 'svg' : 'jpg'}`;
      this.#marks.push({ field, trace: `/_astro/${marker}.`, picture: { file, use: schema.picture } });
      return `./${file}`;
    }
    const value = this.#write(schema, marker, before);
    const [trace = '', ...filledIn] = value.split(' {');
    this.#marks.push({ field, trace, isTemplate: filledIn.length > 0 });
    return value;
  }

  #fillGroup({ properties = {}, required = [] }: Schema, group: string, before: unknown): object {
    const values = isObject(before) ? before : {};
    const filled: Record<string, unknown> = {};
    const choices: [name: string, allowed: readonly unknown[]][] = [];
    const firstMark = this.#marks.length;
    const fieldOf = (name: string) => (group === '' ? name : `${group}.${name}`);
    for (const [name, schema] of Object.entries(properties)) {
      if (!isSchema(schema)) continue;
      if (name in this.#fixed) filled[name] = this.#fixed[name];
      else if (!schema.enum) filled[name] = this.#fillValue(schema, fieldOf(name), values[name]);
      else if (required.includes(name)) choices.push([name, schema.enum]);
    }
    const word = this.#marks[firstMark]?.trace ?? '';
    for (const [name, allowed] of choices) {
      const trace = String(allowed[(allowed.indexOf(values[name]) + 1) % allowed.length]);
      this.#marks.push({ field: fieldOf(name), trace, before: word });
      filled[name] = trace;
    }
    return filled;
  }

  /** A text of the kind of the schema's example or, without one, of the text before. */
  #write({ type, description, examples }: Schema, marker: string, before: unknown): string {
    if (type !== 'string') throw new Error(`${description} can hold no mark`);
    const found: unknown = examples?.[0] ?? before;
    const example = typeof found === 'string' ? found : '';
    if (/^[a-z]{2}(-[A-Z]{2})?$/.test(example)) return this.#languages.shift() ?? '';
    if (/^[A-Z]{2}$/.test(example)) return this.#countries.shift() ?? '';
    if (/^\d{4}-\d\d-\d\d$/.test(example))
      return new Date(Date.UTC(2030, 0, this.#count)).toJSON().slice(0, 10);
    if (example.startsWith('https://')) return `https://${marker.toLowerCase()}.example.com`;
    if (/^\S+@\S+$/.test(example)) return `${marker}@example.com`;
    if (/^\+\d/.test(example)) return `+52 55 1234 ${marker.slice(2, -1)}`;
    return [marker, ...new Set(example.match(/\{[^{}]*\}/g))].join(' ');
  }
}
