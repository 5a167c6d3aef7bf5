import { describe, expect, test } from 'vitest';
import { getNumberAttributes } from '../../../src/sections/hero-number.ts';
import { readAdvances } from '../../support/read-font.ts';

const advances = readAdvances('src/assets/fonts/special-gothic.woff2');
/** Letter spacing in thousandths of an em. */
const TRACKING = -45;

describe('getNumberAttributes', () => {
  test.each(Array.from('0123456789,.m² '))('getNumberAttributes measures %j like the font', (character) => {
    const width = (advances.get(character) ?? NaN) + TRACKING;
    expect(getNumberAttributes(character).textLength).toBeCloseTo(width / 10);
  });

  test('getNumberAttributes fits the view box to the number', () => {
    expect(getNumberAttributes('2,200m²')).toStrictEqual({
      textLength: 337.2,
      x: -4.3,
      y: 71,
      viewBox: '0 0 334.7 71',
    });
  });

  test('getNumberAttributes kerns pairs like a browser', () => {
    // Chromium measures 3,409 thousandths without the letter spacing.
    expect(getNumberAttributes('1,480m²').textLength).toBeCloseTo((3409 + 7 * TRACKING) / 10);
  });

  test('getNumberAttributes estimates the width of unknown characters', () => {
    expect(getNumberAttributes('Loft').textLength).toBeGreaterThan(150);
  });
});
