import { expect, test } from 'vitest';
import { tellChanged, type Change, type ToldMistake } from './check-changed.ts';

const EXHIBITION = 'content/exhibitions/noventa-kilos.md';
const CONTACT = 'content/sections/contact.json';
const GALLERY = 'content/gallery/gallery.json';
const HOME = 'content/pages/home.json';
const PROPERTY = 'content/sections/property.json';
const SITE = 'content/site.json';

/** Writes another line in place of a field's. */
const written =
  (field: string, line: string): Change =>
  (content) =>
    content.replace(EXHIBITION, new RegExp(`^${field}:.*$`, 'm'), line);

/** The gallery with these words for its eighth picture. */
const alt =
  (text: string): Change =>
  (content) =>
    content.replace(GALLERY, /"alt": "Escalera[^"]*"/, `"alt": "${text}"`);

const MISTAKES: ToldMistake[] = [
  [
    'signs that no screen shows',
    written('title', 'title: "\u200b\u00ad"'),
    [
      'content/exhibitions/noventa-kilos.md:3 · «title» · Se encontró un texto de signos que no se ven. Se espera un texto, por ejemplo "Cielo raso".',
    ],
  ],
  [
    'a sign that no program prints',
    written('title', 'title: "a\u0007b"'),
    ['content/exhibitions/noventa-kilos.md:3 · Hay un signo invisible. Borra la línea y escríbela de nuevo.'],
  ],
  ['an emoji is a text', written('title', 'title: "🔥"'), []],
  [
    'a title of 400 letters',
    written('title', `title: "${'a'.repeat(400)}"`),
    [
      'content/exhibitions/noventa-kilos.md:3 · «title» · Aviso · Se encontró "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…", de 400 letras. Se espera 120 o menos para que quepa bien.',
    ],
  ],
  [
    'HTML',
    (content) => content.replace(HOME, /"title": "[^"]*"/, '"title": "<b>Penthouse</b>"'),
    [
      'content/pages/home.json:2 · «title» · Aviso · Se encontró HTML: <b>. Aquí se vería tal cual; se espera texto sin marcas.',
    ],
  ],
  [
    'Markdown',
    (content) => content.replace(PROPERTY, 'Mitad techo', '**Mitad** techo'),
    [
      'content/sections/property.json:2 · «heading» · Aviso · Se encontró Markdown: **Mitad**. Aquí se vería tal cual; se espera texto sin marcas.',
    ],
  ],
  [
    'braces that nothing completes',
    (content) => content.replace(PROPERTY, 'Mitad techo', 'Mitad {n}'),
    [
      'content/sections/property.json:2 · «heading» · Se encontró "Mitad {n}, mitad cielo.". La página no completa este texto: se espera sin llaves, por ejemplo "Mitad techo, mitad cielo.".',
    ],
  ],
  [
    'braces within braces',
    (content) => content.replace(PROPERTY, 'Imagen {n} de {total}', 'Imagen {{n}} de {total}'),
    [
      'content/sections/property.json:13 · «carousel.announcement» · Se encontró "Imagen {{n}} de {total}". La página completa este texto: debe llevar {n}, {total}, y nada más entre llaves, por ejemplo "Imagen {n} de {total}".',
    ],
  ],
  [
    'an empty one with a shape is told once',
    (content) => content.replace(CONTACT, '+52 55 0000 2200', ''),
    [
      'content/sections/contact.json:44 · «details.phone.value» · Se encontró un texto vacío. Se espera un texto, por ejemplo "+52 55 0000 2200".',
    ],
  ],
  [
    'alt text that is the name of a file',
    alt('IMG_2034.jpg'),
    [
      'content/gallery/gallery.json:39 · «[8].alt» · Se encontró "IMG_2034.jpg", que es el nombre de un archivo. Se espera qué se ve, por ejemplo "Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad".',
    ],
  ],
  [
    'alt text that is the name of a file without its ending',
    alt('08-escalera-al-roof-garden'),
    [
      'content/gallery/gallery.json:39 · «[8].alt» · Se encontró "08-escalera-al-roof-garden", que es el nombre de un archivo. Se espera qué se ve, por ejemplo "Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad".',
    ],
  ],
  [
    'alt text that says too little',
    alt('Escalera'),
    [
      'content/gallery/gallery.json:39 · «[8].alt» · Aviso · Se encontró "Escalera", que dice muy poco. Se espera qué se ve, por ejemplo "Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad".',
    ],
  ],
  [
    'alt text that says what everybody knows',
    alt('Imagen de la escalera de concreto que sube al roof garden'),
    [
      'content/gallery/gallery.json:39 · «[8].alt» · Aviso · Se encontró "Imagen de la escalera de concreto que sube al roof garden". Sobra el principio: quien la escucha ya sabe que es una imagen. Se espera qué se ve, por ejemplo "Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad".',
    ],
  ],
  [
    'alt text that never ends',
    alt('Escalera de concreto '.repeat(20)),
    [
      'content/gallery/gallery.json:39 · «[8].alt» · Aviso · Se encontró "Escalera de concreto Escalera de concreto Escalera de concre…", de 419 letras. Se espera 200 o menos, en una frase.',
    ],
  ],
  [
    'alt text of another picture',
    alt(
      'Fachada acristalada de 40 m del penthouse iluminada al anochecer, con roof garden y la ciudad detrás',
    ),
    [
      'content/gallery/gallery.json:39 · «[8].alt» · Aviso · Este texto ya es de [1], en la línea 4. Se espera uno distinto para cada lugar.',
    ],
  ],
  [
    'an e-mail with two dots',
    (content) => content.replace(CONTACT, 'contacto@example.com', 'contacto@example..com'),
    [
      'content/sections/contact.json:45 · «details.email.value» · Se encontró "contacto@example..com". Se espera algo como "contacto@example.com".',
    ],
  ],
  [
    'two e-mails',
    (content) => content.replace(CONTACT, 'contacto@example.com', 'a@example.com, b@example.com'),
    [
      'content/sections/contact.json:45 · «details.email.value» · Se encontró "a@example.com, b@example.com". Se espera algo como "contacto@example.com".',
    ],
  ],
  [
    'a video on this computer',
    written('status', 'status: pasada\nvideoLink: https://localhost/video'),
    [
      'content/exhibitions/noventa-kilos.md:7 · «videoLink» · Se encontró "https://localhost/video". Se espera una dirección completa que empiece con https://, por ejemplo "https://example.com/video/cielo-raso".',
    ],
  ],
  [
    'a video address with half of https',
    written('status', 'status: pasada\nvideoLink: https:example.com/video'),
    [
      'content/exhibitions/noventa-kilos.md:7 · «videoLink» · Se encontró "https:example.com/video". Se espera una dirección completa que empiece con https://, por ejemplo "https://example.com/video/cielo-raso".',
    ],
  ],
  [
    'a video address with a password',
    written('status', 'status: pasada\nvideoLink: https://ana:clave@example.com/video'),
    [
      'content/exhibitions/noventa-kilos.md:7 · «videoLink» · Se encontró "https://ana:clave@example.com/video". Se espera una dirección completa que empiece con https://, por ejemplo "https://example.com/video/cielo-raso".',
    ],
  ],
  [
    'a site address on this computer',
    (content) => content.replace(SITE, 'penthouse2200.example.com', 'localhost'),
    [
      'content/site.json:3 · «url» · Se encontró "https://localhost". Se espera una dirección completa que empiece con https://, por ejemplo "https://penthouse2200.example.com".',
    ],
  ],
];

test.each(MISTAKES)('a text: %s', async (_title, change, lines) => {
  expect(await tellChanged(change)).toEqual(lines);
});
