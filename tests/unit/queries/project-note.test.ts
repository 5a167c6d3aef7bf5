import { expect, test, vi } from 'vitest';
import { markAsRendering } from '../../../src/queries/gallery-and-plans.ts';

vi.mock('astro:content', () => import('../../support/mock-astro-content.ts'));

test.each([
  ['Visualización del proyecto', 'La cocina, visualización del proyecto'],
  ['Imagen de 3D', 'La cocina, imagen de 3D'],
])('markAsRendering appends the note «%s» to a caption', (note, caption) => {
  expect(markAsRendering('La cocina', note)).toBe(caption);
});
