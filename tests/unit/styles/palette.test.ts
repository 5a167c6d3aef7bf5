import { expect, test } from 'vitest';
import { PALETTE } from '../../../src/styles/palette.ts';
import { contrast, luminance } from '../../e2e/luminance.ts';

const { accent, ink, paper } = PALETTE;

const luminanceOf = (color: string) =>
  luminance(...[1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16)));

/** What axe doesn't see in `states.spec.ts`. WCAG 2.2: 1.4.3 for text, 1.4.11 for the mark of the focus. */
test.each([
  ['a link under the pointer, and the focus', accent.DEFAULT, paper, 4.5],
  ['the focus on dark', accent.light, ink, 3],
])('%s: %s on %s has a contrast of %d', (_what, color, ground, least) => {
  expect(contrast(luminanceOf(color), luminanceOf(ground))).toBeGreaterThanOrEqual(least);
});
