import { expect, test } from 'vitest';
import { checkEssay } from '../../src/editing/content-check/check-essay.ts';
import { openContentFolder } from '../../src/editing/content-check/content-folder.ts';
import { FROZEN_SITE } from '../setup/site-folder.ts';

const SITE = 'https://torre-amapola.test';

const report = async (text: string): Promise<string[]> => {
  const site = {
    ...(await openContentFolder(FROZEN_SITE)),
    url: SITE,
    links: ['/exhibiciones/agua-prestada'],
  };
  const file = 'content/exhibitions/libro-de-una-hoja.md';
  const errors = await checkEssay(site, { file, essay: text, essayLine: 1 }, 4);
  return errors.map(({ line, message }) => `${line} · ${message}`);
};

test.each([
  ['a file', 'agua-prestada.md'],
  ['a URL without https', 'http://x.mx'],
  ['a script', 'javascript:alert(1)'],
  ['an exhibition that does not exist', '/exhibiciones/agua-prestata'],
  ['a section that does not exist', '/#contacto'],
  ['a section of another page', '#contact'],
  ['a section that the own domain does not have', `${SITE}/#contacto`],
])('an essay: a link to %s', async (_what, url) => {
  expect(await report(`[x](${url})`)).toEqual([
    `1 · El enlace "${url.replace(SITE, '')}" no lleva a ningún lado. Se espera una dirección https://…, un correo mailto:… o un lugar del sitio, por ejemplo /visita, /#contact o /exhibiciones/ y el nombre de una.`,
  ]);
});

/** What an editor is told of a text, by line. */
const ERRORS: Record<string, string> = {
  '': '1 · Falta el texto: uno o más párrafos debajo del bloque de datos.',
  '[](https://x.mx)':
    '1 · El enlace a "https://x.mx" no tiene texto. Escríbelo entre corchetes: [Ver el video](https://…).',
  '![Piedra y bronce](./nada.jpg)':
    '1 · No existe el archivo «content/exhibitions/nada.jpg». Cópialo ahí o corrige el nombre, con sus mayúsculas, su terminación y sin acentos.',
  '![](./libro-de-una-hoja.png)':
    '1 · La imagen "./libro-de-una-hoja.png" no dice qué se ve. Escríbelo entre corchetes: ![Qué se ve](./libro-de-una-hoja.png).',
  '![libro-de-una-hoja.png](./libro-de-una-hoja.png)':
    '1 · Se encontró "libro-de-una-hoja.png". Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Dos lienzos blancos recargados en una columna de concreto, con luz de mañana".',
  '![Una <b>obra</b>](./libro-de-una-hoja.png)':
    '1 · Se encontró "Una <b>obra</b>". Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Dos lienzos blancos recargados en una columna de concreto, con luz de mañana". Un texto no lleva marcas invisibles [U+…], etiquetas < > ni llaves { }; los miles llevan coma: 1,500 m².',
  '## Cuatro': '1 · Se encontró un título de nivel 2. Se espera nivel 4 o menor: #### Título.',
  '#### Cuatro\n\n###### Seis': '3 · Se encontró un título de nivel 6 donde va uno de nivel 5: ##### Título.',
  '####\n\nx': '1 · Se encontró un título de nivel 4 sin texto. Escríbelo o borra los signos: #### Título.',
};

const NOT_SHOWN =
  'En esta línea hay algo que la página no muestra como está escrito. Se esperan párrafos, listas, #### títulos, *cursiva*, **negrita**, [enlaces](https://…) e ![imágenes](./foto.jpg).';

/** What has no place in an essay, or would be read as it is typed: on its last line. */
const REFUSED = [
  '[x] (https://x.mx)',
  '[x](https://x.mx/a b)',
  '(x)[https://x.mx]',
  'uno\n[[dos]]',
  '[tres][a]',
  '![Piedra][]',
  'x[^1]',
  'uno\n####Cuatro',
  '####### Siete',
  'Cuatro<o:p></o:p> escultores',
  '- [ ] uno',
  '<b>Cuatro</b>',
];

test.each<[text: string, told: string]>([
  ...Object.entries(ERRORS),
  ...REFUSED.map((text) => [text, `${text.split('\n').length} · ${NOT_SHOWN}`] satisfies [string, string]),
  // Told where they begin.
  ['![Piedra][b]\n\n[b]: https://x.mx/a.jpg', `1 · ${NOT_SHOWN}`],
  ['x[^1]\n\n[^1]: Nota.', `1 · ${NOT_SHOWN}`],
  ['---\nnota: "x"\n---\n', `1 · ${NOT_SHOWN}`],
  ['```\nCuatro', `1 · ${NOT_SHOWN}`],
])('of the essay %j an editor is told how to mend it', async (text, told) => {
  expect(await report(text)).toEqual([told]);
});
