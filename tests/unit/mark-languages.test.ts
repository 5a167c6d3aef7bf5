import { describe, expect, test } from 'vitest';
import { markLanguages } from '../../src/middleware/mark-languages.ts';

const texts = new Set(['Sala con luz', 'Luz & sombra', 'Luz & sombra al sur', 'La luz']);
const mark = (html: string): string => markLanguages(html, { texts, pageTag: 'en', textTag: 'es-MX' });

describe('markLanguages', () => {
  test.each([
    [
      'an only child',
      '<p class="a">Sala\u00a0con luz</p>',
      '<p lang="es-MX" class="a">Sala\u00a0con luz</p>',
    ],
    [
      'a text next to an element',
      '<p>Luz &amp; sombra <b>x</b></p>',
      '<p><span lang="es-MX">Luz &amp; sombra</span> <b>x</b></p>',
    ],
    [
      'a part of a sentence',
      '<p>Sala con luz, noon</p>',
      '<p><span lang="es-MX">Sala con luz</span>, noon</p>',
    ],
    [
      'the longest text in a sentence',
      '<p>Luz &amp; sombra al sur, noon</p>',
      '<p><span lang="es-MX">Luz &amp; sombra al sur</span>, noon</p>',
    ],
    [
      'alt text that is mostly untranslated',
      '<img alt="Sala con luz, noon">',
      '<img lang="es-MX" alt="Sala con luz, noon">',
    ],
    [
      'a part of a sentence in a slot of React',
      '<astro-island><astro-slot><p>Sala con luz, noon</p></astro-slot></astro-island>',
      '<astro-island><astro-slot><p><span lang="es-MX">Sala con luz</span>, noon</p></astro-slot></astro-island>',
    ],
    [
      'HTML in a drawing',
      '<svg><foreignObject><p>Sala con luz, noon</p></foreignObject></svg>',
      '<svg><foreignObject><p><span lang="es-MX">Sala con luz</span>, noon</p></foreignObject></svg>',
    ],
    ['alt text', '<img alt="Sala con luz">', '<img lang="es-MX" alt="Sala con luz">'],
    [
      'the accessible name of a list but not its items',
      '<ul aria-label="Sala con luz"><li>Noon</li></ul>',
      '<ul lang="es-MX" aria-label="Sala con luz"><li lang="en">Noon</li></ul>',
    ],
    [
      'the description of a page',
      '<meta name="description" content="Sala con luz">',
      '<meta lang="es-MX" name="description" content="Sala con luz">',
    ],
    [
      'the title of a link preview',
      '<meta property="og:title" content="Sala con luz">',
      '<meta lang="es-MX" property="og:title" content="Sala con luz">',
    ],
    [
      'a text in a drawing',
      '<svg><text>Sala con luz<title>x</title></text></svg>',
      '<svg><text><tspan lang="es-MX">Sala con luz</tspan><title>x</title></text></svg>',
    ],
  ])('markLanguages marks %s', (_description, html, marked) => {
    expect(mark(`<html lang="en">${html}</html>`)).toBe(`<html lang="en">${marked}</html>`);
  });

  test.each([
    ['within its own language', '<article lang="es-MX"><p>Sala con luz</p></article>'],
    ['in a longer word', '<p>Sala con luzes</p>'],
    ['that is short, in a sentence', '<p>La luz, noon</p>'],
    ['in alt text that is mostly translated', '<img alt="Sala con luz and two grey chairs">'],
    ['in a script', '<script>"Sala con luz"</script>'],
    ['rendered by React', '<astro-island><p>Sala con luz<b>x</b></p></astro-island>'],
  ])('markLanguages leaves a text unmarked %s', (_description, html) => {
    expect(mark(`<html lang="en">${html}</html>`)).toBe(`<html lang="en">${html}</html>`);
  });
});
