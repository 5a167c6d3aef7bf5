import { expect, test } from 'vitest';
import { checkEssay } from '../../src/editing/content-check/check-essay.ts';
import { FROZEN_SITE } from '../setup/site-folder.ts';

const SITE = 'https://torre-amapola.test';

const tell = async (text: string): Promise<string[]> => {
  const published = { exhibitions: ['agua-prestada'], pages: [] };
  const file = 'content/exhibitions/libro-de-una-hoja.md';
  const errors = await checkEssay({ root: FROZEN_SITE, file, text, firstLine: 1, published, site: SITE });
  return errors.map(({ line, message }) => `${line} · ${message}`);
};

test.each([
  ['a file', 'agua-prestada.md', '/exhibiciones/agua-prestada'],
  ['an address without https', 'http://x.mx'],
  ['a script', 'javascript:alert(1)'],
  ['an exhibition that does not exist', '/exhibiciones/agua-prestata', '/exhibiciones/agua-prestada'],
  ['a section that does not exist', '/#contacto', '/#contact'],
  ['a section of another page', '#contact', '/#contact'],
  ['a section that the own domain does not have', `${SITE}/#contacto`, '/#contact'],
])('an essay: a link to %s', async (_what, address, near = '') => {
  const suggestion = near && ` ¿Quisiste escribir "${near}"?`;
  expect(await tell(`[x](${address})`)).toEqual([
    `1 · El enlace "${address.replace(SITE, '')}" no lleva a ningún lado. Se espera una dirección https://…, un correo mailto:… o un lugar del sitio: /, /analytics, /exhibiciones, /#property, /#exhibitions, /#about, /#vision, /#contact o /exhibiciones/ y el nombre de una.${suggestion}`,
  ]);
});

/** What an editor is told of a text, by line. */
const ERRORS: Record<string, string> = {
  '': '1 · Falta el ensayo: uno o más párrafos debajo del bloque de datos.',
  '[](https://x.mx)':
    '1 · El enlace a "https://x.mx" no tiene texto. Escríbelo entre corchetes: [Ver el video](https://…).',
  '[x] (https://x.mx)': '1 · Sobra un espacio entre [x] y su dirección. Escribe [texto](https://…).',
  '[x](https://x.mx/a b)':
    '1 · El enlace o la imagen "[x](…" no se cierra bien. La dirección no lleva espacios y termina con ): [texto](https://…).',
  '(x)[https://x.mx]':
    '1 · En "(x)[…" los paréntesis y los corchetes van al revés. Escribe [texto](https://…).',
  'uno\n[[dos]]': '2 · Se encontró "[[dos]]". Escribe [texto](https://…) o ![Qué se ve](./foto.jpg).',
  '[tres][a]': '1 · El enlace [tres][a] no tiene dirección. Escribe [texto](https://…).',
  '![Piedra y bronce](./nada.jpg)':
    '1 · No existe el archivo «content/exhibitions/nada.jpg». Cópialo ahí o corrige el nombre.',
  '![](./libro-de-una-hoja.png)':
    '1 · La imagen "./libro-de-una-hoja.png" no dice qué se ve. Escríbelo entre corchetes: ![Lienzos sobre concreto](./libro-de-una-hoja.png).',
  '![libro-de-una-hoja.png](./libro-de-una-hoja.png)':
    '1 · Se encontró "libro-de-una-hoja.png". Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad".',
  '![Una <b>obra</b>](./libro-de-una-hoja.png)':
    '1 · Se encontró "Una <b>obra</b>". Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad". Se leería tal cual: quita lo que va entre < y >.',
  '![Piedra][b]\n\n[b]: https://x.mx/a.jpg\n\nCuatro':
    '1 · Se encontró una imagen con su ruta en otra línea. Escríbelas juntas: ![Qué se ve](./foto.jpg).',
  '![Piedra][]': '1 · La imagen ![Piedra][] no tiene ruta. Escribe ![Qué se ve](./foto.jpg).',
  '## Cuatro': '1 · Se encontró un título de nivel 2. Se espera nivel 4 o menor: #### Título.',
  '#### Cuatro\n\n###### Seis': '3 · Se encontró un título de nivel 6 donde va uno de nivel 5: ##### Título.',
  '####\n\nx': '1 · Se encontró un título de nivel 4 sin texto. Escríbelo o borra los signos: #### Título.',
  '####Cuatro': '1 · Se encontró "####Cuatro". Un título lleva cuatro signos y un espacio: #### Título.',
  'x[^1]\n\n[^1]: Nota.':
    '1 · Se encontró una nota al pie. El sitio no las muestra: escríbela en el párrafo.',
  'x[^1]': '1 · Se encontró la nota al pie [^1]. El sitio no las muestra: escríbela en el párrafo.',
  '- [ ] uno': '1 · Se encontró una casilla [ ]. Se espera una lista sencilla: - Un punto.',
  '---\nnota: "x"\n---\n':
    '1 · Se encontró un segundo bloque de datos entre líneas ---. Pasa sus campos al de arriba y bórralo.',
  'Cuatro <o:p>': '1 · Se encontró <o:p>, que dejó otro programa. Bórralo.',
  '```\nCuatro':
    '1 · Se encontró un bloque de código: una línea ``` o una que empieza con espacios. Bórralos.',
  '<b>Cuatro</b>':
    '1 · Se encontró HTML: <b>. Se espera solo Markdown, por ejemplo *cursiva* o [texto](https://…).',
  'Cuatro</b>':
    '1 · Se encontró HTML: </b>. Se espera solo Markdown, por ejemplo *cursiva* o [texto](https://…).',
};

test.each(Object.entries(ERRORS))('of the essay %j an editor is told how to mend it', async (text, told) => {
  expect(await tell(text)).toEqual([told]);
});
