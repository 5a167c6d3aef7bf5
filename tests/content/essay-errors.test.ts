import { test } from 'vitest';
import { inFile, all, EXHIBITION, type Change, type ErrorRow, expectRow } from './check-changed.ts';
const essay = (text: string): Change => inFile(EXHIBITION, 'Encuadernadoras del Norte llegó', text);
const ADDRESS = 'https://torre-amapola.test';

const LINKS: [what: string, address: string, near?: string][] = [
  ['a file', 'agua-prestada.md', '/exhibiciones/agua-prestada'],
  ['an address without https', 'http://x.mx'],
  ['a script', 'javascript:alert(1)'],
  ['an exhibition that does not exist', '/exhibiciones/agua-prestata', '/exhibiciones/agua-prestada'],
  ['a draft', '/exhibiciones/telar-de-persianas'],
  ['a section that does not exist', '/#contacto', '/#contact'],
  ['a section of another page', '#contact', '/#contact'],
  ['a section that the own domain does not have', `${ADDRESS}/#contacto`, '/#contact'],
];

test.each(LINKS)('an essay: a link to %s', async (_what, address, near) => {
  const change = all(
    essay(`[x](${address})`),
    inFile('content/exhibitions/telar-de-persianas.md', 'status:', 'draft: true\nstatus:'),
  );
  const suggestion = near === undefined ? '' : ` ¿Quisiste escribir "${near}"?`;
  const line = `15 · «ensayo» · El enlace "${address.replace(ADDRESS, '')}" no lleva a ningún lado. Se espera una dirección https://…, un correo mailto:… o un lugar del sitio: /, /analytics, /privacidad, /exhibiciones, /#property, /#exhibitions, /#about, /#vision, /#contact o /exhibiciones/ y el nombre de una.${suggestion}`;
  await expectRow(change, [line], EXHIBITION);
});

const ROWS: ErrorRow[] = [
  [
    'no essay',
    inFile(EXHIBITION, /\n---\n[\s\S]*$/, '\n---\n'),
    '14 · «ensayo» · Falta el ensayo: uno o más párrafos debajo del bloque de datos.',
  ],
  [
    'a link without text',
    essay('[](https://x.mx)'),
    '15 · «ensayo» · El enlace a "https://x.mx" no tiene texto. Escríbelo entre corchetes: [Ver el video](https://…).',
  ],
  [
    'a space between a text and its address',
    essay('[x] (https://x.mx)'),
    '15 · «ensayo» · Sobra un espacio entre [x] y su dirección. Escribe [texto](https://…).',
  ],
  [
    'a space inside an address',
    essay('[x](https://x.mx/a b)'),
    '15 · «ensayo» · El enlace o la imagen "[x](…" no se cierra bien. La dirección no lleva espacios y termina con ): [texto](https://…).',
  ],
  [
    'parentheses and brackets the wrong way round',
    essay('(x)[https://x.mx]'),
    '15 · «ensayo» · En "(x)[…" los paréntesis y los corchetes van al revés. Escribe [texto](https://…).',
  ],
  [
    'several in one paragraph, each in its line',
    essay('uno\n[[dos]] y [tres][a]\n![cuatro] (./x.jpg)'),
    '16 · «ensayo» · Se encontró "[[dos]]". Escribe [texto](https://…) o ![Qué se ve](./foto.jpg).',
    '16 · «ensayo» · El enlace [tres][a] no tiene dirección. Escribe [texto](https://…).',
    '17 · «ensayo» · Sobra un espacio entre ![cuatro] y su dirección. Escribe [texto](https://…).',
  ],
  [
    'a picture that is not there',
    essay('![Piedra y bronce](./nada.jpg)'),
    '15 · «ensayo» · No existe el archivo «content/exhibitions/nada.jpg». Cópialo ahí o corrige el nombre.',
  ],
  [
    'a picture without alt text',
    essay('![](./libro-de-una-hoja.png)'),
    '15 · «ensayo» · La imagen "./libro-de-una-hoja.png" no dice qué se ve. Escríbelo entre corchetes: ![Lienzos sobre concreto](./libro-de-una-hoja.png).',
  ],
  [
    'a picture described by its file',
    essay('![libro-de-una-hoja.png](./libro-de-una-hoja.png)'),
    '15 · «ensayo» · Se encontró "libro-de-una-hoja.png". Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad".',
  ],
  [
    'a picture with its path elsewhere',
    essay('![Piedra][b]\n\n[b]: https://x.mx/a.jpg\n\nCuatro'),
    '15 · «ensayo» · Se encontró una imagen con su ruta en otra línea. Escríbelas juntas: ![Qué se ve](./foto.jpg).',
  ],
  [
    'a picture without path at all',
    essay('![Piedra][]'),
    '15 · «ensayo» · La imagen ![Piedra][] no tiene ruta. Escribe ![Qué se ve](./foto.jpg).',
  ],
  [
    'a heading above the title',
    essay('## Cuatro\n\nEscultores'),
    '15 · «ensayo» · Se encontró un título de nivel 2. Se espera nivel 4 o menor: #### Título.',
  ],
  [
    'a heading that skips a level',
    essay('#### Cuatro\n\n###### Seis\n\nx'),
    '17 · «ensayo» · Se encontró un título de nivel 6 donde va uno de nivel 5: ##### Título.',
  ],
  [
    'a heading without text',
    essay('####\n\nx'),
    '15 · «ensayo» · Se encontró un título de nivel 4 sin texto. Escríbelo o borra los signos: #### Título.',
  ],
  [
    'a heading without its space',
    essay('####Cuatro\n\nx'),
    '15 · «ensayo» · Se encontró "####Cuatro". Un título lleva cuatro signos y un espacio: #### Título.',
  ],
  [
    'a footnote',
    essay('x[^1]\n\n[^1]: Nota.\n\nCuatro'),
    '15 · «ensayo» · Se encontró una nota al pie. El sitio no las muestra: escríbela en el párrafo.',
  ],
  [
    'a footnote that is not there',
    essay('x[^1]'),
    '15 · «ensayo» · Se encontró la nota al pie [^1]. El sitio no las muestra: escríbela en el párrafo.',
  ],
  [
    'a list to tick off',
    essay('- [ ] uno\n\nCuatro'),
    '15 · «ensayo» · Se encontró una casilla [ ]. Se espera una lista sencilla: - Un punto.',
  ],
  [
    'a second block of data',
    inFile(EXHIBITION, /\n---\n/, '\n---\n---\nnota: "x"\n---\n'),
    '14 · «ensayo» · Se encontró un segundo bloque de datos entre líneas ---. Pasa sus campos al de arriba y bórralo.',
  ],
  [
    'what Word leaves',
    essay('Cuatro<o:p></o:p>'),
    '15 · «ensayo» · Se encontró <o:p>, que dejó otro programa. Bórralo.',
    '15 · «ensayo» · Se encontró </o:p>, que dejó otro programa. Bórralo.',
  ],
  [
    'code without an end',
    essay('```\nCuatro'),
    '15 · «ensayo» · Se encontró un bloque de código: una línea ``` o una que empieza con espacios. Bórralos.',
  ],
  [
    'HTML in an alt text',
    essay('![Una <b>obra</b>](./libro-de-una-hoja.png)'),
    '15 · «ensayo» · Se encontró "Una <b>obra</b>". Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad". Se leería tal cual: quita lo que va entre < y >.',
  ],
  [
    'HTML, told once at its start',
    essay('<b>Cuatro</b>'),
    '15 · «ensayo» · Se encontró HTML: <b>. Se espera solo Markdown, por ejemplo *cursiva* o [texto](https://…).',
  ],
  [
    'an end of HTML without a start',
    essay('Cuatro</b>'),
    '15 · «ensayo» · Se encontró HTML: </b>. Se espera solo Markdown, por ejemplo *cursiva* o [texto](https://…).',
  ],
];

test.each(ROWS)('an essay: %s', async (_title, change, ...lines) => {
  await expectRow(change, lines, EXHIBITION);
});
