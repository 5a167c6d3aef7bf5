import { expect, test } from 'vitest';
import type { TempSite } from '../support/temp-site.ts';
import { EXHIBITION, checkModifiedContent } from './check-modified-content.ts';

const ESSAY = /\n---\n[^]*$/;
const DESCRIPTION = /^description: .*$/m;
const GALLERY = 'content/gallery/gallery.json';
/** The shortest paragraph that is not a refrain. */
const PARAGRAPH = 'El barro suena distinto según la hora. De mañana no contesta';
const LONG =
  'Una instalación de barro que suena con el calor de la tarde y que el público puede tocar durante todo el';

const replaceEssay = (text: string) => (site: TempSite) =>
  site.replace(EXHIBITION, ESSAY, `\n---\n\n${text}\n`);
const replaceField = (pattern: RegExp, line: string) => (site: TempSite) =>
  site.replace(EXHIBITION, pattern, line);

type Row = [mistake: string, change: (site: TempSite) => Promise<void>, message: RegExp];

test.each<Row>([
  [
    'a duplicated paragraph',
    replaceEssay(`${PARAGRAPH}\n\nPor la tarde sí.\n\n${PARAGRAPH}`),
    /:\d+ · «texto» · Aviso, .*"El barro suena .*" está dos veces\. Borra una\./,
  ],
  [
    'a heading at the end',
    replaceEssay('Uno.\n\n#### También te puede interesar'),
    /debajo de este título no hay nada/,
  ],
  [
    'a heading without text',
    replaceEssay('#### Uno\n\n#### Dos\n\nTexto.'),
    /debajo de este título no hay nada/,
  ],
  [
    'the placeholder of LEEME',
    replaceField(DESCRIPTION, 'description: "Una o dos frases para la tarjeta."'),
    /«description» · Aviso, .*está por escribirse/,
  ],
  [
    'a truncated description',
    replaceField(DESCRIPTION, `description: "${LONG} colec […]"`),
    /«description» · Aviso, .*termina cortada: ".*\[…\]"\. Complétala\./,
  ],
  [
    'a copied “Leer más” link',
    replaceField(DESCRIPTION, 'description: "Una obra de barro. Leer más"'),
    /«description» · Aviso, .*termina cortada/,
  ],
  [
    'a description that is too long for a card',
    replaceField(DESCRIPTION, `description: "${'Una frase. '.repeat(30)}Fin."`),
    /«description» · Aquí hay 334 letras\. Se esperan 240 o menos/,
  ],
  [
    'a viewpoint outside the house without a name',
    (site) =>
      site.replace(
        GALLERY,
        /(?<="view": \{)[^}]*/,
        ' "plan": "piso", "x": 99.9, "y": 99.9, "direction": 90 ',
      ),
    /«\[\d+\]\.view» · Aviso, .*está fuera de la casa, y se leerá que es desde «.*»/,
  ],
  [
    'a description that is too long for a preview',
    (site) =>
      site.replace(
        'content/site.json',
        /(?<="share"[^]*?"description": \{\s*"es": )"[^"]*"/,
        `"${'Una casa de concreto. '.repeat(60)}"`,
      ),
    /«share\.description\.es» · Aquí hay 1320 letras\. Se esperan 240 o menos/,
  ],
])('content check reports %s', async (_mistake, change, message) => {
  expect(await checkModifiedContent(change)).toContainEqual(expect.stringMatching(message));
});

test.each([
  ['the refrain of a poem', `Verde que te quiero verde.\n\nVerde viento.\n\nVerde que te quiero verde.`],
  ['a heading above a subheading', '#### Uno\n\n##### Dos\n\nTexto.'],
])('content check accepts %s', async (_description, text) => {
  expect(await checkModifiedContent(replaceEssay(text))).toStrictEqual([]);
});

test('content check accepts a named viewpoint outside the penthouse', async () => {
  const report = await checkModifiedContent((site) =>
    site.replace(
      GALLERY,
      /(?<="view": \{)[^}]*/,
      ' "plan": "piso", "x": 99.9, "y": 99.9, "direction": 90, "from": "el aire" ',
    ),
  );
  expect(report.filter((line) => line.includes('fuera de la casa'))).toStrictEqual([]);
});

test('content check accepts viewpoints of both states in one position', async () => {
  const report = await checkModifiedContent((site) =>
    site.replace(GALLERY, '"x": 87.5, "y": 50', '"x": 80, "y": 15'),
  );
  expect(report).toStrictEqual([]);
});
