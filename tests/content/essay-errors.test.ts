import { expect, test } from 'vitest';
import { checkEssay } from '../../src/editing/content-check/check-essay.ts';
import { listContentFolder } from '../../src/content/read-content.ts';
import { FIXTURE_SITE } from '../support/temp-site.ts';
import { EXHIBITION } from './check-modified-content.ts';

const folder = await listContentFolder(FIXTURE_SITE);
const SITE = 'https://torre-amapola.test';

const PAGE = '/exhibiciones/agua-prestada';
const context = {
  ...folder,
  url: SITE,
  links: ['/visita'],
  drafts: [],
  redirects: new Map(),
  incompleteLocales: [],
};

const report = async (essay: string): Promise<string[]> => {
  const errors = await checkEssay(context, { file: EXHIBITION, essay, essayLine: 1 }, PAGE, 4);
  return errors.map(({ line, message }) => `${line} · ${message}`);
};

const UNDERLINED =
  'Los guiones --- o los signos === debajo de un párrafo lo vuelven título. Deja un renglón en blanco entre los dos; un título se escribe con #.';
const formatUnclosedError = (markup: string): string =>
  `1 · "${markup}" se lee con sus signos. Se espera *cursiva* o **negrita**: sin espacios por dentro, y después un espacio, un punto o una coma. Un signo suelto se escribe \\*.`;

const INDENTED =
  '1 · Este renglón empieza con un tabulador o con cuatro espacios, y así se lee como código. Bórralos.';
const formatCodeError = (code: string): string =>
  `1 · "${code}" es un código y se lee como está: escribe el signo, la letra o el renglón que quiere decir.`;
const formatHeadingError = (heading: string): string =>
  `1 · "${heading}" no se lee como título: van hasta seis #, un espacio de la barra y el texto.`;
const TABLE =
  '1 · Una tabla no cabe en un teléfono. Se espera una lista, con un renglón por fila: - Marea, 2021, óleo sobre tela.';

/** Expected error for each essay, with its line. */
const ERRORS: Record<string, string> = {
  'uno\n---\n\nx': `1 · ${UNDERLINED}`,
  'uno\n===\n\nx': `1 · ${UNDERLINED}`,
  'la**«Marea»**es': formatUnclosedError('**«Marea»**'),
  '&amp;amp;': formatCodeError('&amp;'),
  'uno\n*CÃ³mo*': '2 · "Ã³" llegó así de otro programa: escribe de nuevo esas letras, una por una.',
  'uno\ndos Ã³': '2 · "Ã³" llegó así de otro programa: escribe de nuevo esas letras, una por una.',
  'Uno\u2028dos':
    '1 · Después de "Uno" hay un signo que no se ve, U+2028: bórralo, o empieza ahí otro renglón.',
  'Antes \uFFFC después': '1 · Después de "Antes" hay un signo que no se ve, U+FFFC: bórralo.',
  '\uF0B7 Yeso': '1 · Al principio del renglón hay un signo que no se ve, U+F0B7: bórralo.',
  '[x]()': '1 · El enlace "x" no dice a dónde lleva. Escríbelo entre paréntesis: [Ver el video](https://…).',
  '[](https://x.mx)':
    '1 · El enlace a "https://x.mx" no tiene texto. Escríbelo entre corchetes: [Ver el video](https://…).',
  '![Piedra y bronce](./nada.jpg)':
    '1 · No existe el archivo «content/exhibitions/nada.jpg». Cópialo ahí o corrige el nombre, con sus mayúsculas, su terminación y sin acentos.',
  '![](./libro-de-una-hoja.png)':
    '1 · La imagen "./libro-de-una-hoja.png" no dice qué se ve. Escríbelo entre corchetes: ![Qué se ve](./libro-de-una-hoja.png).',
  '![libro-de-una-hoja.png](./libro-de-una-hoja.png)':
    '1 · Se encontró "libro-de-una-hoja.png". Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Dos lienzos blancos recargados en una columna de concreto, con luz de mañana". "libro-de-una-hoja.png" es el nombre de un archivo.',
  '![Una <b>obra</b>](./libro-de-una-hoja.png)':
    '1 · Se encontró "Una <b>obra</b>". Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Dos lienzos blancos recargados en una columna de concreto, con luz de mañana". "<b>" se lee como está: un texto no lleva etiquetas < > ni signos de Markdown. Bórralos.',
  '![Una ` obra](./libro-de-una-hoja.png)':
    '1 · Se encontró "Una ` obra". Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Dos lienzos blancos recargados en una columna de concreto, con luz de mañana". "`" se lee como está: un texto no lleva etiquetas < > ni signos de Markdown. Bórralos.',
  '---\nnota: "x"\n---\n':
    '1 · El texto empieza con --- o +++, y lo que sigue hasta la otra línea igual no se publicaría. Borra esa primera línea, o escribe *** en su lugar.',
  '    Cuatro': INDENTED,
  '\tCuatro': INDENTED,
  'uno<br>dos':
    '1 · "<br>" es HTML, y aquí no se escribe: bórralo. La cursiva va *así*, la negrita **así** y las comillas «así».',
  '<a href="https://x.mx">Ana</a>':
    '1 · "<a href="https://x.mx">" es HTML, y aquí no se escribe: bórralo. La cursiva va *así*, la negrita **así** y las comillas «así».',
  'Uno.\n\n[Ana]: https://x.mx':
    '3 · "[Ana]: https://x.mx" no se lee en la página: un renglón que empieza así es la dirección de un enlace que está en otra parte. Un enlace va [así](https://…); si son corchetes de verdad, escribe \\[.',
  '####\u00A0Cuatro': formatHeadingError('####[U+00A0]Cuatro'),
  '####Cuatro': formatHeadingError('####Cuatro'),
  '####### Siete': formatHeadingError('####### Siete'),
  'Una línea.\\nOtra': formatCodeError('\\n'),
  'Una l\\u00ednea': formatCodeError('\\u00ed'),
  'Cami=C3=B3n': formatCodeError('=C3=B3'),
  '## Cuatro\n\nx': '1 · Se encontró un título de nivel 2. Se espera nivel 4 o menor: #### Título.',
  '#### Cuatro\n\n###### Seis\n\nx':
    '3 · Se encontró un título de nivel 6 donde va uno de nivel 5: ##### Título.',
  '####\n\nx': '1 · Se encontró un título de nivel 4 sin texto. Escríbelo o borra los signos: #### Título.',
};

const UNSUPPORTED_MARKUP =
  'En esta línea hay algo que la página no muestra como está escrito. Se esperan párrafos, listas, #### títulos, *cursiva*, **negrita**, [enlaces](https://…) e ![imágenes](./foto.jpg).';

/** Markdown tables, also without borders or a separator row. */
const TABLES = [
  '| a | b |\n|:-:|--:|\n| 1 | 2 |',
  '| Día | Hora |\n| Viernes | 18:00 |',
  'Día | Hora\nViernes | 18:00',
  'Día\tHora\nViernes\t18:00',
];
const EMPTY = ['', '\u200B', '***', '&nbsp;'];
const FOREIGN = [
  ...['Obra {{< youtube a >}}', 'Obra {% include a %}', 'Obra {: .lead}', 'Obra {#id}', 'Obra {width=50%}'],
  ':::',
];
/** Malformed links and images, which Markdown shows as text. */
const BROKEN = [
  ...[
    '![Una mesa](./foto dos.jpg)',
    '![Una mesa](./foto (1).jpg)',
    '[Ana] (https://x.mx)',
    '[Ana](https://x.mx',
  ],
  ...['![Una mesa](./foto.jpg', '[Ana(https://x.mx)', '![Una mesa(./foto.jpg)', '!(Una mesa)[./foto.jpg]'],
  ...['![[foto.jpg]]', '(Ana)[https://x.mx]', '[Ana][1]', 'Ana](https://x.mx)', '[Ana](/visita y mapa)'],
  ...['![Una mesa]', '![Una mesa] (./foto.jpg)', '[Ana] (<https://x.mx>)', '[Ana](https://x.mx "Su página)'],
  ...['[Ana]https://x.mx', '[Ana] [https://x.mx]', '(Ana)(https://x.mx)', '[Ana)(https://x.mx)', '[[ana]]'],
  ...['[Ana] ( https://x.mx )', '[Ana] (museo.com)', '<https://x.mx'],
];
/** Valid essays that resemble errors. */
const VALID = [
  '![Libro de una hoja](./libro-de-una-hoja.png)',
  'Dice «vi» [sic] (véase [1]) y calla [...]. ¡Qué luz![2] [Ana] (1968) [3][4]',
  '`[Ana](/a b) ![Una mesa]` y \\[Ana\\](/a b), \\!\\[Una mesa\\], \\[Ana\\] (https://x.mx)',
  '[[Ana]](https://x.mx), [la *Marea* [sic]](https://x.mx) y [más (en https://x.mx)]',
  '[Ana][1], [Ana] y (https://x.mx)\n\n[1]: https://x.mx',
  '[Risas][aplausos] y (https://x.mx) <https://x.mx> [foto.jpg] [x] hecho. [Nota] https://x.mx',
  '1. uno\n2. dos\n\nuno\n\n1. uno\n1. dos\n\nuno\n\n1968. uno\n1969. dos',
  '1968\\. Nace.\n\n1985: premio.',
  '—Hola —dijo—.  \n—Adiós.\n\nFoto: Ana\\\nTexto: Luis',
  '• uno  \n• dos\n\nUn 🎨 dentro\nde una frase 🔥',
  'Precio*, nota* y \\*otra; 5 * 3 * 2, ***** y tod*s.',
  '**Marea** es *una* obra; **Técnica:** óleo. #arte @_ana_ https://x.mx/a_b?c=*d',
  'En 2019 la casa abrió con\n2,200 m² y una sola obra, que\nTomás Arce dejó a medias.',
  'Ana | Luis\n\n*Programación sujeta a cambios.',
  `[a](${SITE}/visita) [b](/visita)`,
  'Y vino,\ny se fue,\ny no volvió.\n\nVerde viento.\nVerdes ramas.\n\nLuna en el agua\nel barro se despierta',
  'Los talleres* y las visitas* son gratuitos.\n\n70 × 100 × 3 cm, 70 * 100 cm, 5-10 de mayo, 2019–2021.',
  'Calle Uno 10\\\nCiudad de México  \nLunes\t10 a 18 h  \nMartes\tcerrado',
  'C:/fotos, 1/2 taza, a < b y <ana@x.mx>. El 100 % de 5 % y 2^3.',
  '0.125 m², 2,200 m², 3.1416 y SÃO PAULO, «AMANHÃ».',
  'Lucía Ferrer\nTomás Arce\n\nLa sala cierra a las\nDiez y la casa no',
  '[temple.solar](https://instagram.com/temple), www.museo.mx y [55 1111 2222](tel:+525533334444)',
  'Ana & Luis, AT&amp;T, &lt;b&gt; y [sic] […]\n\n---\n\n{ vacío }',
];

test.each(VALID)('essay check accepts %j', async (text) => {
  expect(await report(text)).toStrictEqual([]);
});

const toRows = (essays: string[], formatError: (essay: string) => string): [string, string][] =>
  essays.map((essay) => [essay, formatError(essay)]);

test.each<readonly [essay: string, error: unknown]>([
  ...Object.entries(ERRORS),
  ...toRows(['**Marea **es', '**Técnica:**óleo', '_Marea _es'], formatUnclosedError),
  ...toRows(TABLES, () => TABLE),
  ...toRows(EMPTY, () => '1 · Falta el texto: uno o más párrafos debajo del bloque de datos.'),
  ...toRows(FOREIGN, (text) => {
    const [syntax = ''] = /[{:].*/.exec(text) ?? [];
    return `1 · "${syntax}" es de otro programa y aquí se lee como está. Bórralo.`;
  }),
  ...toRows(
    BROKEN,
    (text) =>
      `1 · "${text}" se lee con sus signos: es un enlace o una imagen a medias. Un enlace va [así](https://…) y una imagen, ![Qué se ve](./foto.jpg): ] junto a (, y un archivo sin espacios ni paréntesis en su nombre. Si son corchetes de verdad, se escriben \\[ y \\].`,
  ),
  // The error names the first line of the markup.
  ...toRows(
    ['![Piedra][b]\n\n[b]: https://x.mx/a.jpg', '```\nCuatro', '[^1]: Nota.'],
    () => `1 · ${UNSUPPORTED_MARKUP}`,
  ),
  ['uno\n\n[x](/visita/)', '3 · El enlace "/visita/" no lleva a ningún lado. Escríbelo así: /visita.'],
])('essay check explains how to fix %j', async (essay, error) => {
  expect(await report(essay)).toStrictEqual([error]);
});
