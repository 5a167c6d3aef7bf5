import { test } from 'vitest';
import { inFile, asFile, type Change, type ErrorRow, expectRow } from './check-changed.ts';
const PROPERTY = 'content/sections/property.json';
const CONTACT = 'content/sections/contact.json';
const GALLERY = 'content/gallery/gallery.json';
const SITE = 'content/site.json';
const PHONE = '+52 81 4417 1480';
const VISION = 'content/sections/vision.json';
const alt = (text: string): Change => inFile(GALLERY, /"alt": "Escalera[^"]*"/, `"alt": "${text}"`);

const ROWS: ErrorRow[] = [
  [
    'a misspelt field inside a group',
    inFile(PROPERTY, '"roleDescription"', '"roleDescripcion"'),
    '9 · «carousel.roleDescription» · Falta este campo. Se espera un texto, por ejemplo "carrusel".',
    '11 · «carousel.roleDescripcion» · Este campo no existe. ¿Quisiste escribir «roleDescription»?',
  ],
  [
    'a field that nothing is like',
    inFile(VISION, '"heading"', '"precio": "x",\n"heading"'),
    'content/sections/vision.json:3 · «precio» · Este campo no existe. Los campos posibles son: badge, heading, image, imageAlt, paragraphs.',
  ],
  [
    'a list with one item missing',
    inFile(PROPERTY, /"Elevador de carga",\s+/, ''),
    '65 · «features.items» · Se encontró una lista de 10. Se espera una lista de exactamente 11.',
  ],
  [
    'a list without items',
    inFile(VISION, /"paragraphs": \[[\s\S]*?\n {2}\]/, '"paragraphs": []'),
    'content/sections/vision.json:6 · «paragraphs» · Se encontró una lista de 0. Se espera una lista con uno o más elementos.',
  ],
  [
    'a text where a list belongs',
    inFile('content/sections/about.json', /"stats": \[[\s\S]*\]/, '"stats": "tres"'),
    'content/sections/about.json:9 · «stats» · Se encontró "tres". Se espera una lista de exactamente 3.',
  ],
  [
    'a list where a group belongs',
    asFile('content/pages/home.json', '[]'),
    'content/pages/home.json:1 · Se encontró una lista de 0. Se espera un grupo de campos: title, description.',
  ],
  [
    'a number where a text belongs',
    inFile(PROPERTY, '"2, en el sótano"', '6'),
    '36 · «details.items[8].value» · Se encontró el número 6. Se espera un texto, por ejemplo "4". Escríbelo entre comillas: "6".',
  ],
  [
    'an empty text',
    inFile(CONTACT, PHONE, ''),
    'content/sections/contact.json:48 · «details.phone.value» · Se encontró un texto vacío. Se espera un teléfono con + y su clave de país, solo números y espacios, por ejemplo "+52 55 0000 2200".',
  ],
  [
    'an icon that does not exist',
    inFile(PROPERTY, '"barbell"', '"barbel"'),
    '57 · «amenities.items[4].icon» · Se encontró "barbel". Se espera una de estas palabras: armchair, arrow-left, arrow-right, barbell, clock, compass-tool, desk, envelope-simple, flower-lotus, map-pin, martini, park, phone, shield-check, sun-horizon, warning, x. ¿Quisiste escribir "barbell"?',
  ],
  [
    'a template without its placeholder',
    inFile(PROPERTY, '"Vista {n} de {total}"', '"Vista {n}"'),
    '13 · «carousel.announcement» · Se encontró "Vista {n}". Se espera un texto con {n} y {total}, que la página completa, y nada más entre llaves.',
  ],
  [
    'a placeholder that nothing completes',
    inFile(PROPERTY, 'Ni un muro', 'Ni {n}'),
    '2 · «heading» · Se encontró "Ni {n} por tirar.". Se espera un texto. La página no completa este texto: quita las llaves.',
  ],
  [
    'a fact that is no number',
    inFile(PROPERTY, '"value": "3"', '"value": "cuatro"'),
    '33 · «details.items[5].value» · Se encontró "cuatro". Con "fact": "recamaras" se espera solo la cifra, por ejemplo "4".',
  ],
  [
    'a fact that two details tell',
    inFile(PROPERTY, /"fact": "recamaras"/, '"fact": "banos"'),
    '34 · «details.items[6].fact» · Otro detalle ya dice "fact": "banos". Déjalo solo en uno.',
  ],
  [
    'a gallery of 19',
    inFile(GALLERY, / {2}\{\n[^]*?\n {2}\},\n/, ''),
    'content/gallery/gallery.json:1 · Se encontró una lista de 19. Se espera una lista de exactamente 20.',
  ],
  [
    'an alt text that is the name of a file',
    alt('IMG 2034.jpg'),
    'content/gallery/gallery.json:89 · «[17].alt» · Se encontró "IMG 2034.jpg". Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad".',
  ],
  [
    'a telephone without country',
    inFile(CONTACT, PHONE, '55 0000'),
    'content/sections/contact.json:48 · «details.phone.value» · Se encontró "55 0000". Se espera un teléfono con + y su clave de país, solo números y espacios, por ejemplo "+52 55 0000 2200".',
  ],
  [
    'a telephone copied from an address book',
    inFile(CONTACT, PHONE, `\u202a${PHONE}\u202c`),
    'content/sections/contact.json:48 · «details.phone.value» · Se encontró "[U+202A]+52 81 4417 1480[U+202C]". Se espera un teléfono con + y su clave de país, solo números y espacios, por ejemplo "+52 55 0000 2200". Lleva marcas invisibles [U+…]: bórralo y escríbelo a mano.',
  ],
  [
    'two e-mails',
    inFile(CONTACT, 'hola@torre-amapola.test', 'a@example.com, b@example.com'),
    'content/sections/contact.json:54 · «details.email.value» · Se encontró "a@example.com, b@example.com". Se espera un solo correo, por ejemplo "contacto@example.com".',
  ],
  [
    'a site address with a slash',
    inFile(SITE, 'torre-amapola.test",', 'torre-amapola.test/",'),
    'content/site.json:3 · «url» · Se encontró "https://torre-amapola.test/". Se espera una dirección que empiece con https://, solo con el dominio y sin diagonal al final, por ejemplo "https://penthouse2200.example.com".',
  ],
  [
    'a language by its name',
    inFile(SITE, 'es-MX', 'español'),
    'content/site.json:4 · «language» · Se encontró "español". Se espera un código de idioma, por ejemplo "es-MX".',
  ],
  [
    'a country by its name',
    inFile(SITE, /"country": "MX"/, '"country": "México"'),
    'content/site.json:28 · «place.country» · Se encontró "México". Se espera un país en dos letras mayúsculas, por ejemplo "MX".',
  ],
];

test.each(ROWS)('a value in a JSON file: %s', async (_title, change, ...lines) => {
  await expectRow(change, lines, PROPERTY);
});
