import { expect, test } from 'vitest';
import { findNearName } from '../../src/schemas/near-name.ts';

const FIELDS = ['title', 'artist', 'date', 'status', 'image', 'imageAlt', 'speakerName', 'speakerRole'];

test.each([
  ['titel', 'title'],
  ['Titlle', 'title'],
  ['imagealt', 'imageAlt'],
  ['artista', 'artist'],
  ['speaker', 'speakerName'],
  ['alt', 'imageAlt'],
  ['role', 'speakerRole'],
  ['estado', undefined],
  ['precio', undefined],
])('%s → %s', (typed, meant) => {
  expect(findNearName(typed, FIELDS)).toBe(meant);
});
