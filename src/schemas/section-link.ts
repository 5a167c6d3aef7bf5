import type { z } from 'astro/zod';
import { choice } from './choice.ts';
import { fieldGroup } from './field-group.ts';
import { text } from './text.ts';

/** The sections of the home page that an address can point at: `/#property`. */
export const SECTION_IDS = ['property', 'exhibitions', 'about', 'vision', 'contact'] as const;

export type SectionId = (typeof SECTION_IDS)[number];

/** A link to a section of the home page. */
export const sectionLink = () =>
  fieldGroup({
    label: text({ help: 'El texto del enlace', example: 'Propiedad' }),
    section: choice(SECTION_IDS, 'La sección a la que lleva: property, exhibitions, about, vision o contact'),
  });

export type SectionLink = z.infer<ReturnType<typeof sectionLink>>;
