import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tellChanged, type Change, type ToldMistake } from './check-changed.ts';

const HOME = 'content/pages/home.json';
const PROPERTY = 'content/sections/property.json';

const home =
  (text: string | Uint8Array): Change =>
  (content) =>
    content.write(HOME, text);

const MISTAKES: ToldMistake[] = [
  [
    'two missing commas and a field that does not exist',
    home('{\n "title": "Casa"\n "description": "Un penthouse."\n "autor": "Ana",\n "fecha": "2027"\n}'),
    [
      'content/pages/home.json:2 · «title» · Falta una coma después de este valor.',
      'content/pages/home.json:3 · «description» · Falta una coma después de este valor.',
      'content/pages/home.json:4 · «autor» · Este campo no existe. Los campos posibles son: title, description.',
      'content/pages/home.json:5 · «fecha» · Este campo no existe. Los campos posibles son: title, description.',
    ],
  ],
  [
    'broken text does not hide a wrong type',
    async (content) => {
      await content.replace(PROPERTY, 'mitad cielo.",', 'mitad cielo."');
      await content.replace(PROPERTY, '"4 a 6 lugares"', '6');
    },
    [
      'content/sections/property.json:2 · «heading» · Falta una coma después de este valor.',
      'content/sections/property.json:29 · «details.items[8].value» · Se encontró el número 6. Se espera un texto, por ejemplo "4". Escríbelo entre comillas: "6".',
    ],
  ],
  [
    'a field written twice does not hide a wrong type',
    home('{\n "title": "Casa",\n "title": "Dos",\n "description": 3\n}'),
    [
      'content/pages/home.json:3 · «title» · Este campo está escrito dos veces. Borra uno.',
      'content/pages/home.json:4 · «description» · Se encontró el número 3. Se espera un texto, por ejemplo "Penthouse de 2,200 m² en obra negra.". Escríbelo entre comillas: "3".',
    ],
  ],
  [
    'single quotes',
    home('{\n \'title\': \'Casa\',\n "description": "Un penthouse."\n}'),
    ['content/pages/home.json:2 · Se encontró \'. Los textos van entre comillas rectas: "así".'],
  ],
  [
    'a typographic quote at the end',
    home('{\n "title": "Casa”,\n "description": "Un penthouse."\n}'),
    [
      'content/pages/home.json:2 · «title» · Falta la comilla que cierra este texto. Un texto va en una sola línea: "así".',
    ],
  ],
  [
    'quotes inside quotes',
    home('{\n "title": "La "casa" negra",\n "description": "Un penthouse."\n}'),
    [
      'content/pages/home.json:2 · «title» · Sobra texto después de las comillas. Si el texto lleva comillas por dentro, usa « ».',
    ],
  ],
  [
    'a text that goes on in the next line',
    home('{\n "title": "La\n casa",\n "description": "Un penthouse."\n}'),
    [
      'content/pages/home.json:2 · «title» · Falta la comilla que cierra este texto. Un texto va en una sola línea: "así".',
    ],
  ],
  [
    'a remark after a value',
    home('{\n "title": "Casa", // la de siempre\n "description": "Un penthouse."\n}'),
    ['content/pages/home.json:2 · «title» · Un archivo JSON no lleva comentarios. Bórralo.'],
  ],
  [
    'a remark between asterisks',
    home('{\n /* la de siempre */\n "title": "Casa",\n "description": "Un penthouse."\n}'),
    ['content/pages/home.json:2 · Un archivo JSON no lleva comentarios. Bórralo.'],
  ],
  [
    'a remark after a number sign',
    home('{\n # la de siempre\n "title": "Casa",\n "description": "Un penthouse."\n}'),
    ['content/pages/home.json:2 · Un archivo JSON no lleva comentarios. Bórralo.'],
  ],
  [
    'a semicolon',
    home('{\n "title": "Casa";\n "description": "Un penthouse."\n}'),
    ['content/pages/home.json:2 · «title» · Se encontró «;». Entre un campo y el siguiente va una coma.'],
  ],
  [
    'a tab inside a text',
    home('{\n "title": "La\tcasa",\n "description": "Un penthouse."\n}'),
    ['content/pages/home.json:2 · «title» · Hay un tabulador dentro del texto. Cámbialo por un espacio.'],
  ],
  [
    'no brace at the start',
    home('\n "title": "Casa",\n "description": "Un penthouse."\n}'),
    ['content/pages/home.json:1 · Falta { al principio del archivo.'],
  ],
  [
    'a space that is none',
    home('{\n "title": "Casa",\n "description": "Un penthouse."\n}'),
    [
      'content/pages/home.json:2 · «title» · Hay un espacio invisible que no es un espacio. Borra la línea y escríbela de nuevo.',
    ],
  ],
  [
    'brackets without end',
    home('['.repeat(20_000)),
    ['content/pages/home.json:1 · Hay demasiados grupos uno dentro de otro.'],
  ],
  [
    'UTF-16',
    home(Buffer.from('{ "title": "Casa" }', 'utf16le')),
    ['content/pages/home.json:1 · Hay letras que no se pueden leer. Guarda el archivo como UTF-8.'],
  ],
  [
    'two versions that Git could not join',
    home(
      '{\n<<<<<<< HEAD\n "title": "Casa",\n=======\n "title": "Obra",\n>>>>>>> otra\n "description": "Un penthouse."\n}',
    ),
    [
      'content/pages/home.json:2 · Quedaron aquí dos versiones sin unir (<<<<<<<). Deja una y borra las marcas.',
    ],
  ],
  [
    'a field whose name has a line end',
    home('{\n "title": "Casa", "description": "Un penthouse.",\n "ti\\ntle": "x"\n}'),
    ['content/pages/home.json:3 · «ti tle» · Este campo no existe. ¿Quisiste escribir «title»?'],
  ],
  [
    'a folder in its place',
    async (content) => {
      await content.remove(HOME);
      await mkdir(join(content.root, HOME));
    },
    ['content/pages/home.json:1 · Se encontró una carpeta con este nombre. Se espera un archivo.'],
  ],
];

test.each(MISTAKES)('a JSON file: %s', async (_title, change, lines) => {
  expect(await tellChanged(change)).toEqual(lines);
});
