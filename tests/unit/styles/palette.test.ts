import { expect, test } from 'vitest';
import { PALETTE } from '../../../src/styles/palette.ts';
import { contrast, luminance } from '../../e2e/luminance.ts';

const { accent, ink, paper } = PALETTE;

const getLuminance = (color: string) =>
  luminance(...[1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16)));

/** Contrasts that axe can't measure. WCAG 2.2: 1.4.3 for text, 1.4.11 for the focus indicator. */
test.each([
  ['hovered link', accent.DEFAULT, paper, 4.5],
  ['focus indicator on dark', accent.light, ink, 3],
])('%s (%s on %s) has a contrast of at least %d', (_element, color, background, minimum) => {
  expect(contrast(getLuminance(color), getLuminance(background))).toBeGreaterThanOrEqual(minimum);
});
