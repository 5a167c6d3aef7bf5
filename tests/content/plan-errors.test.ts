import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'vitest';
import { type Change, type ErrorRow, expectRow } from './check-changed.ts';
import { paint } from './paint.ts';

const GALLERY = 'content/gallery/gallery.json';
const PLANS = 'content/plans/plans.json';
const DRAWING = 'content/plans/muestra.svg';
const WORDS = {
  heading: 'a',
  lead: 'a',
  today: 'a',
  link: '{n} {alt}',
  skip: 'a',
  showOnPlan: 'a',
  note: 'a',
};
const PLAN = {
  id: 'nivel',
  name: 'a',
  area: 'a',
  drawing: './muestra.svg',
  alt: 'Un cuarto con dos puertas',
};
const VIEW = { plan: 'nivel', x: 0, y: 100, direction: 360 };
const SIMPLE = '<path fill="url(#a)" d="M0 0h9"/><image href="data:image/png;base64,AA=="/>';

/** Each file in one line, so that every error is on the first: one plan, and views of the first pictures on it. */
const withPlans =
  (changes: { views?: object[]; plans?: object[]; inside?: string; drawing?: string | Uint8Array }): Change =>
  async (content) => {
    const { views = [VIEW], plans = [PLAN], inside = SIMPLE } = changes;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">${inside}</svg>`;
    const gallery = JSON.parse(await readFile(join(content.root, GALLERY), 'utf8')) as { view?: object }[];
    for (const [index, picture] of gallery.entries())
      if (views[index]) picture.view = views[index];
      else delete picture.view;
    await content.write(GALLERY, JSON.stringify(gallery));
    await content.write(PLANS, JSON.stringify({ ...WORDS, plans }));
    await content.write(DRAWING, changes.drawing ?? svg);
  };
const refused = (what: string) =>
  `${PLANS}:1 · «plans[1].drawing» · «${DRAWING}» lleva ${what}. Se espera solo un dibujo: expórtalo de nuevo como SVG sencillo, con todo dentro y sin eso.`;

const ROWS: ErrorRow[] = [
  ['nothing, in a drawing that is sound and at the edges of what a view may be', withPlans({})],
  ['nothing, where there is no plan and no view', withPlans({ plans: [], views: [] })],
  [
    'a view outside the drawing',
    withPlans({
      views: [
        { ...VIEW, x: 104.5 },
        { ...VIEW, y: -1 },
        { ...VIEW, direction: 400 },
      ],
    }),
    '1 · «[1].view.x» · Se encontró el número 104.5. Se espera un número de 0 a 100: el por ciento de su ancho.',
    '1 · «[2].view.y» · Se encontró el número -1. Se espera un número de 0 a 100: el por ciento de su alto.',
    '1 · «[3].view.direction» · Se encontró el número 400. Se espera un número de 0 a 360: 0 mira arriba, 90 a la derecha.',
  ],
  [
    'a plan that does not exist, beside another error',
    withPlans({ views: [{ ...VIEW, plan: 'nivle', x: '4' }] }),
    `1 · «[1].view.plan» · Se encontró "nivle". Se espera una planta de ${PLANS} (nivel). ¿Quisiste escribir "nivel"?`,
    '1 · «[1].view.x» · Se encontró "4". Se espera un número de 0 a 100: el por ciento de su ancho.',
  ],
  [
    'a view without any plan',
    withPlans({ plans: [] }),
    `1 · «[1].view.plan» · Se encontró "nivel". Se espera una planta de ${PLANS} (todavía no hay). Escríbela ahí o quita «view».`,
  ],
  [
    'two plans of one name',
    withPlans({ plans: [PLAN, PLAN] }),
    `${PLANS}:1 · «plans[2].id» · Otra planta ya se llama "nivel". Dale otro nombre.`,
  ],
  [
    'a photograph in the place of a drawing',
    withPlans({ plans: [{ ...PLAN, drawing: './muestra.jpg' }] }),
    `${PLANS}:1 · «plans[1].drawing» · No existe el archivo «content/plans/muestra.jpg». ¿Quisiste escribir "./muestra.svg"?`,
  ],
  [
    'a photograph with the name of a drawing',
    withPlans({ drawing: await paint(30, 20, 'jpeg') }),
    `${PLANS}:1 · «plans[1].drawing» · «${DRAWING}» no se puede abrir: no es un SVG, aunque así se llame. Expórtalo de nuevo como SVG (UTF-8).`,
  ],
  ['a script', withPlans({ inside: '<script>alert(1)</script>' }), refused('un script')],
  [
    'a script by a prefix',
    withPlans({ inside: '<s:script xmlns:s="http://www.w3.org/2000/svg"/>' }),
    refused('un script'),
  ],
  [
    'a handler',
    withPlans({ inside: '<path d=""\nONCLICK = "alert(1)"/>' }),
    refused('una acción (onload, onclick…)'),
  ],
  ['an animation', withPlans({ inside: '<a><animate/></a>' }), refused('una animación')],
  ['a page', withPlans({ inside: '<foreignObject/>' }), refused('algo que no es dibujo')],
  ...[
    '<a href="javascript:alert(1)"/>',
    '<image href="https://example.com/a.png"/>',
    '<use href="data:image/svg+xml;base64,AA=="/>',
    '<style>path{fill:url(//example.com/a)}</style>',
  ].map((inside): ErrorRow => [
    `something of another place, ${inside}`,
    withPlans({ inside }),
    refused('algo de otra dirección o de otro archivo'),
  ]),
  [
    'an entity',
    withPlans({
      drawing: '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>',
    }),
    refused('abreviaturas propias (ENTITY)'),
  ],
];

test.each(ROWS)('plans: %s', async (_title, change, ...lines) => {
  await expectRow(change, lines, GALLERY);
});
