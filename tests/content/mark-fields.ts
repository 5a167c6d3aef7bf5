import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import type { PictureField, PictureUse } from '../../src/schemas/picture-field.ts';

/** A value put in the place of one that an editor could change. */
export interface Mark {
  /** As LEEME names the field: `stats[n].value`. */
  field: string;
  /** What must be in the built site because of it. */
  trace: string;
  /** The page fills it in, e.g. with a count. */
  isTemplate?: boolean;
  /** A word that says nothing by itself stands before the trace of this other mark: the icon before its amenity. */
  before?: string;
  /** Name of a picture that has to be there, and what it is for. */
  picture?: { file: string; use: PictureUse };
}

interface Schema extends z.core.JSONSchema.BaseSchema {
  picture?: PictureUse;
}

/** No word of the site has this shape, and none is a part of another. */
export const MARKER = /Qz\d{4}z/gi;
/** Languages that are not the site's: each field of that kind takes another one. */
const LANGUAGES = ['pt-BR', 'fr-CA', 'it-IT', 'nl-BE', 'ca-ES', 'gl-ES'];
const COUNTRIES = ['UY', 'BO', 'PY'];

const picture: PictureField = (use) => z.custom<ImageMetadata>().meta({ picture: use });
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts marks in the place of values, each its own in all that one marker fills. */
export class FieldMarker {
  /** Choices that may be left out, and are: they speak to machines about the words beside them, which are marks here. */
  readonly leftOut = new Set<string>();
  #marks: Mark[] = [];
  #given: Record<string, unknown> = {};
  #count = 0;
  #languages = [...LANGUAGES];
  #countries = [...COUNTRIES];

  /**
   * A document that fills every field of its schema, also texts and pictures that may be left out. What can be anything is a
   * mark; what is a choice is another one than before.
   *
   * @param before the document as it is: its lists stay as long
   * @param given fields that are no words, with the values they shall have
   */
  fill(
    makeSchema: (picture: PictureField) => z.ZodType,
    before: unknown,
    given: Record<string, unknown> = {},
  ): { filled: unknown; marks: Mark[] } {
    const schema: Schema = z.toJSONSchema(makeSchema(picture), { io: 'input', unrepresentable: 'any' });
    this.#marks = [];
    this.#given = given;
    return { filled: this.#fillValue(schema, '', before), marks: this.#marks };
  }

  #fillValue(schema: Schema, field: string, before: unknown): unknown {
    if (schema.type === 'array' && isSchema(schema.items)) {
      const { items } = schema;
      const item = items.properties || items.type === 'array' ? `${field}[n]` : field;
      return (Array.isArray(before) ? before : [undefined]).map((value) =>
        this.#fillValue(items, item, value),
      );
    }
    if (schema.properties) return this.#fillGroup(schema, field, before);
    if (schema.enum) throw new Error(`${field}: a choice has no word beside it`);
    this.#count += 1;
    const marker = `Qz${String(this.#count).padStart(4, '0')}z`;
    if (schema.picture) {
      const file = `${marker}.jpg`;
      this.#marks.push({ field, trace: `/_astro/${marker}.`, picture: { file, use: schema.picture } });
      return `./${file}`;
    }
    const value = this.#write(schema, marker);
    const [trace = '', ...filledIn] = value.split(' {');
    this.#marks.push({ field, trace, isTemplate: filledIn.length > 0 });
    return value;
  }

  #fillGroup({ properties = {}, required = [] }: Schema, group: string, before: unknown): object {
    const values = isGroup(before) ? before : {};
    const filled: Record<string, unknown> = {};
    const choices: [name: string, choices: readonly unknown[]][] = [];
    const firstMark = this.#marks.length;
    for (const [name, schema] of Object.entries(properties)) {
      if (!isSchema(schema)) continue;
      if (name in this.#given) filled[name] = this.#given[name];
      else if (!schema.enum) filled[name] = this.#fillValue(schema, fieldIn(group, name), values[name]);
      else if (required.includes(name)) choices.push([name, schema.enum]);
      else this.leftOut.add(fieldIn(group, name));
    }
    const word = this.#marks[firstMark]?.trace ?? '';
    for (const [name, allowed] of choices) {
      const trace = String(allowed[(allowed.indexOf(values[name]) + 1) % allowed.length]);
      this.#marks.push({ field: fieldIn(group, name), trace, before: word });
      filled[name] = trace;
    }
    return filled;
  }

  /** A value of the kind of the schema's example. */
  #write({ description, examples, allOf }: Schema, marker: string): string {
    const [example] = examples ?? [];
    if (typeof example !== 'string') throw new Error(`${description} can hold no mark`);
    const number = marker.slice(2, -1);
    const names = [...new Set(example.match(/\{[^{}]*\}/g))];
    if (allOf?.some(({ pattern }) => pattern?.startsWith('^[a-z]{2}('))) return this.#languages.shift() ?? '';
    if (allOf?.some(({ pattern }) => pattern === '^[A-Z]{2}$')) return this.#countries.shift() ?? '';
    if (example.startsWith('https://')) return `https://${marker.toLowerCase()}.example.com`;
    if (/^\S+@\S+$/.test(example)) return `${marker}@example.com`;
    if (/^\+\d/.test(example)) return `+52 55 1234 ${number}`;
    return [marker, ...names].join(' ');
  }
}

const fieldIn = (group: string, name: string): string => (group === '' ? name : `${group}.${name}`);
