import { expect, test } from 'vitest';
import type { TempSite } from '../support/temp-site.ts';
import { EXHIBITION, checkModifiedContent } from './check-modified-content.ts';

const ESSAY = /\n---\n[^]*$/;
const DESCRIPTION = /^description: .*$/m;
const GALLERY = 'content/gallery/gallery.json';
const PARAGRAPH = 'El barro suena distinto según la hora. Por la mañana está frío y no contesta.';
const LONG =
  'Una instalación de barro que suena con el calor de la tarde y que el público puede tocar durante todo el';

const essay = (text: string) => (site: TempSite) => site.replace(EXHIBITION, ESSAY, `\n---\n\n${text}\n`);
const field = (pattern: RegExp, line: string) => (site: TempSite) => site.replace(EXHIBITION, pattern, line);

type Row = [what: string, change: (site: TempSite) => Promise<void>, told: RegExp];

test.each<Row>([
  [
    'a paragraph that was pasted twice',
    essay(`${PARAGRAPH}\n\nPor la tarde sí.\n\n${PARAGRAPH}`),
    /:\d+ · «texto» · Aviso, .*"El barro suena .*" está dos veces\. Borra una\./,
  ],
  [
    'a heading at the end',
    essay('Uno.\n\n#### También te puede interesar'),
    /debajo de este título no hay nada/,
  ],
  ['a heading above another', essay('#### Uno\n\n#### Dos\n\nTexto.'), /debajo de este título no hay nada/],
  [
    "LEEME's own example",
    field(DESCRIPTION, 'description: "Una o dos frases para la tarjeta."'),
    /«description» · Aviso, .*está por escribirse/,
  ],
  [
    'a description that another site has cut',
    field(DESCRIPTION, `description: "${LONG} colec […]"`),
    /«description» · Aviso, .*termina cortada: ".*\[…\]"\. Complétala\./,
  ],
  [
    'a description with the link of another site',
    field(DESCRIPTION, 'description: "Una obra de barro. Leer más"'),
    /«description» · Aviso, .*termina cortada/,
  ],
  [
    'a description that no card has room for',
    field(DESCRIPTION, `description: "${'Una frase. '.repeat(30)}Fin."`),
    /«description» · Aquí hay 334 letras\. Se esperan 240 o menos/,
  ],
  [
    'a photograph from outside of the house that would be read as from inside',
    (site) =>
      site.replace(
        GALLERY,
        /(?<="view": \{)[^}]*/,
        ' "plan": "piso", "x": 99.9, "y": 99.9, "direction": 90 ',
      ),
    /«\[\d+\]\.view» · Aviso, .*está fuera de la casa, y se leerá que es desde «.*»/,
  ],
  [
    'a shared line that no preview has room for',
    (site) =>
      site.replace(
        'content/site.json',
        /(?<="share"[^]*?"description": \{\s*"es": )"[^"]*"/,
        `"${'Una casa de concreto. '.repeat(60)}"`,
      ),
    /«share\.description\.es» · Aquí hay 1320 letras\. Se esperan 240 o menos/,
  ],
])('%s is told', async (_what, change, told) => {
  expect(await checkModifiedContent(change)).toContainEqual(expect.stringMatching(told));
});

test.each([
  [
    'lines of a song that come back',
    `Verde que te quiero verde.\n\nVerde viento.\n\nVerde que te quiero verde.`,
  ],
  ['a heading above a deeper one', '#### Uno\n\n##### Dos\n\nTexto.'],
])('%s are meant', async (_what, text) => {
  expect(await checkModifiedContent(essay(text))).toStrictEqual([]);
});

test('a photograph from outside that says so is right', async () => {
  const told = await checkModifiedContent((site) =>
    site.replace(
      GALLERY,
      /(?<="view": \{)[^}]*/,
      ' "plan": "piso", "x": 99.9, "y": 99.9, "direction": 90, "from": "el aire" ',
    ),
  );
  expect(told.filter((line) => line.includes('fuera de la casa'))).toStrictEqual([]);
});
