import { expect, test } from 'vitest';
import { tellChanged, type Change, type ToldMistake } from './check-changed.ts';

const EXHIBITION = 'content/exhibitions/noventa-kilos.md';

/** The essay with this in place of its first two words. */
const essay =
  (text: string): Change =>
  (content) =>
    content.replace(EXHIBITION, 'Cuatro escultores', text);

const MISTAKES: ToldMistake[] = [
  ['a link to a published exhibition leads somewhere', essay('[otra](/#cielo-raso)'), []],
  [
    'a link to a draft leads nowhere',
    async (content) => {
      await essay('[otra](/#cielo-raso)')(content);
      await content.replace('content/exhibitions/cielo-raso.md', 'status:', 'draft: true\nstatus:');
    },
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · El enlace "/#cielo-raso" no lleva a ningún lado. Se espera una dirección https://…, un correo mailto:… o un lugar del sitio: /, /analytics, /#property, /#exhibitions, /#about, /#vision, /#contact.',
    ],
  ],
  [
    'a link to an exhibition that does not exist',
    essay('[otra](/#cielo-razo)'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · El enlace "/#cielo-razo" no lleva a ningún lado. Se espera una dirección https://…, un correo mailto:… o un lugar del sitio: /, /analytics, /#property, /#exhibitions, /#about, /#vision, /#contact. ¿Quisiste escribir "/#cielo-raso"?',
    ],
  ],
  [
    'a link to a place that only the home page has',
    essay('[x](#contact)'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Aviso · El enlace "#contact" solo sirve en el inicio. Se espera "/#contact", que sirve en todas las páginas.',
    ],
  ],
  [
    'a link without https',
    essay('[x](http://x.mx)'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · El enlace "http://x.mx" no lleva a ningún lado. Se espera una dirección https://…, un correo mailto:… o un lugar del sitio: /, /analytics, /#property, /#exhibitions, /#about, /#vision, /#contact.',
    ],
  ],
  [
    'a link with half of https',
    essay('[x](https:x.mx)'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · El enlace "https:x.mx" no lleva a ningún lado. Se espera una dirección https://…, un correo mailto:… o un lugar del sitio: /, /analytics, /#property, /#exhibitions, /#about, /#vision, /#contact.',
    ],
  ],
  [
    'a link to a page that does not exist',
    essay('[x](/contact)'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · El enlace "/contact" no lleva a ningún lado. Se espera una dirección https://…, un correo mailto:… o un lugar del sitio: /, /analytics, /#property, /#exhibitions, /#about, /#vision, /#contact. ¿Quisiste escribir "/#contact"?',
    ],
  ],
  [
    'a link without text',
    essay('[](https://x.mx)'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · El enlace a "https://x.mx" no tiene texto. Escríbelo entre corchetes: [Ver el video](https://…).',
    ],
  ],
  [
    'a link with a space in its address',
    essay('[x](https://x.mx/a b)'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · El enlace o la imagen "[x](…" no se cierra bien. La dirección no lleva espacios y termina con ): [texto](https://…).',
    ],
  ],
  [
    'a link left open',
    essay('[x](https://x.mx'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · El enlace o la imagen "[x](…" no se cierra bien. La dirección no lleva espacios y termina con ): [texto](https://…).',
    ],
  ],
  [
    'parentheses and brackets the wrong way round',
    essay('(x)[https://x.mx]'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · En "(x)[…" los paréntesis y los corchetes van al revés. Escribe [texto](https://…).',
    ],
  ],
  ['an e-mail link with a subject', essay('[x](mailto:a@example.com?subject=Hola)'), []],
  [
    'a link of a wiki',
    essay('[[cielo raso]]'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Se encontró "[[cielo raso]]". Escribe [texto](https://…) o ![Qué se ve](./foto.jpg).',
    ],
  ],
  [
    'several in one paragraph, each in its line',
    essay('uno\n[[dos]] y [tres][a]\n![cuatro] (./x.jpg)'),
    [
      'content/exhibitions/noventa-kilos.md:16 · «ensayo» · Se encontró "[[dos]]". Escribe [texto](https://…) o ![Qué se ve](./foto.jpg).',
      'content/exhibitions/noventa-kilos.md:16 · «ensayo» · El enlace [tres][a] no tiene dirección. Escribe [texto](https://…).',
      'content/exhibitions/noventa-kilos.md:17 · «ensayo» · Sobra un espacio entre ![cuatro] y su dirección. Escribe [texto](https://…).',
    ],
  ],
  [
    'a picture with its path elsewhere',
    essay('![Piedra][b]\n\n[b]: https://x.mx/a.jpg\n\nCuatro'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Se encontró una imagen con su ruta en otra línea. Escríbelas juntas: ![Qué se ve](./foto.jpg).',
    ],
  ],
  [
    'a picture from elsewhere',
    essay('![Piedra y bronce en la sala](https://x.mx/a.jpg)'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Se encontró la dirección "https://x.mx/a.jpg". Copia la imagen a la carpeta y escribe su nombre: "./foto.jpg".',
    ],
  ],
  [
    'a picture without path',
    essay('![Piedra y bronce en la sala]()'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Se encontró "". La ruta empieza con ./ (la misma carpeta), por ejemplo "./foto.jpg".',
    ],
  ],
  [
    'a picture described by its file',
    essay('![piedra-y-bronce.jpg](./piedra-y-bronce.jpg)'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Se encontró "piedra-y-bronce.jpg", que es el nombre de un archivo. Se espera qué se ve, por ejemplo "Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad".',
    ],
  ],
  [
    'a first heading two levels down',
    essay('##### Cinco\n\nx'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Se encontró un título de nivel 5 donde va uno de nivel 4: #### Título.',
    ],
  ],
  [
    'a heading that skips a level',
    essay('#### Cuatro\n\n###### Seis\n\nx'),
    [
      'content/exhibitions/noventa-kilos.md:17 · «ensayo» · Se encontró un título de nivel 6 donde va uno de nivel 5: ##### Título.',
    ],
  ],
  [
    'a heading without text',
    essay('####\n\nx'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Se encontró un título de nivel 4 sin texto. Escríbelo o borra los signos: #### Título.',
    ],
  ],
  [
    'a heading without its space',
    essay('####Cuatro\n\nx'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Se encontró "####Cuatro". Un título lleva cuatro signos y un espacio: #### Título.',
    ],
  ],
  [
    'a footnote',
    essay('x[^1]\n\n[^1]: Nota.\n\nCuatro'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Se encontró una nota al pie. El sitio no las muestra: escríbela en el párrafo.',
    ],
  ],
  [
    'a footnote that is not there',
    essay('x[^1]'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Se encontró la nota al pie [^1]. El sitio no las muestra: escríbela en el párrafo.',
    ],
  ],
  [
    'a list to tick off',
    essay('- [ ] uno\n\nCuatro'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Se encontró una casilla [ ]. Se espera una lista sencilla: - Un punto.',
    ],
  ],
  [
    'a paragraph that starts with spaces',
    essay('    Cuatro escultores\n\nCuatro'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Aviso · Este párrafo empieza con cuatro espacios o un tabulador y se vería como código. Bórralos.',
    ],
  ],
  [
    'bold left open',
    essay('**Cuatro'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Aviso · Se encontró ** sin su pareja y se vería tal cual. Escribe **negrita** o *cursiva*.',
    ],
  ],
  [
    'HTML is told once, at its start',
    essay('<b>Cuatro</b>'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Se encontró HTML: <b>. Se espera solo Markdown, por ejemplo *cursiva* o [texto](https://…).',
    ],
  ],
  [
    'an end of HTML without a start',
    essay('Cuatro</b>'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Se encontró HTML: </b>. Se espera solo Markdown, por ejemplo *cursiva* o [texto](https://…).',
    ],
  ],
  [
    'a remark in HTML',
    essay('Cuatro <!-- nota --> x'),
    [
      'content/exhibitions/noventa-kilos.md:15 · «ensayo» · Se encontró HTML: <!-- nota -->. Se espera solo Markdown, por ejemplo *cursiva* o [texto](https://…).',
    ],
  ],
  ['HTML that is only shown', essay('`<b>` y &lt;b&gt;'), []],
];

test.each(MISTAKES)('an essay: %s', async (_title, change, lines) => {
  expect(await tellChanged(change)).toEqual(lines);
});
