import type { Change } from './check-changed.ts';
import { manual } from './manual.ts';
import { paint } from './paint.ts';

const NEW = 'content/exhibitions/dos-la-segunda.md';
const [, example = ''] = /^```markdown\n(.+?)^```$/ms.exec(manual) ?? [];

/** Follows the manual's first exhibition: its example, and the two pictures that it asks for. */
export const addExample: Change = async (content) => {
  await content.write('content/exhibitions/dos-la-segunda.jpg', await paint(960, 640, 'jpeg'));
  await content.write('content/exhibitions/ana-lucero.jpg', await paint(128, 128, 'jpeg'));
  await content.write(NEW, example);
};

const inExample =
  (from: string | RegExp, to: string): Change =>
  (content) =>
    content.replace(NEW, from, to);

const withPicture =
  (width: number, height: number): Change =>
  async (content) =>
    content.write('content/exhibitions/dos-la-segunda.jpg', await paint(width, height, 'jpeg'));

const inFile =
  (file: string, from: string | RegExp, to: string): Change =>
  (content) =>
    content.replace(file, from, to);

/** The mistakes in the manual's table, by the words that it has for them, made on its own example. */
export const MANUAL_MISTAKES: Readonly<Record<string, Change>> = {
  'Borraste una línea que hace falta': inExample(/artist: .*\n/, ''),
  'Escribiste mal el nombre de un campo': inExample('artist:', 'artista:'),
  'Un año sin comillas': inExample(/date: .*/, 'date: 2027'),
  'Dos puntos sin comillas': inExample(/title: .*/, 'title: Dos: la segunda'),
  'Falta la comilla del final': inExample('la segunda"', 'la segunda'),
  'Una pestaña que no existe': inExample('status: proxima', 'status: proximo'),
  'El número de otra exhibición': inExample('id: 8', 'id: 7'),
  'Quien conversa, a medias': inExample(/speakerRole: .*\n/, ''),
  'Otro nombre de foto': inExample('segunda.jpg', 'segunda.jpeg'),
  'Una foto chica': withPicture(800, 533),
  'Una foto vertical': withPicture(1200, 1600),
  'Un video sin https': inExample('https://example.com/video', 'www.example.com/video'),
  'Un enlace sin https en el ensayo': inExample('(https://example.com)', '(www.example.com)'),
  'Un título demasiado grande en el ensayo': inExample('Otro párrafo', '# Otro párrafo'),
  'Ningún texto que diga qué se ve': inExample(/imageAlt: .*/, 'imageAlt: ""'),
  'Falta una coma en un .json': inFile('content/sections/vision.json', '",', '"'),
  'Sobra una coma en un .json': inFile('content/pages/home.json', /"\n}/, '",\n}'),
  'Un número sin comillas en un .json': inFile('content/sections/about.json', '"value": "3"', '"value": 3'),
  'Una foto menos en el carrusel': inFile('content/gallery/gallery.json', /,\s*\{[^}]*\}\s*\]/, ']'),
  'Borraste lo que va entre llaves': inFile('content/sections/footer.json', '{year}', '2027'),
};

/** The mistakes of the report that the manual shows whole. */
export const REPORT_MISTAKES: readonly Change[] = [
  withPicture(1200, 1600),
  inExample('status: proxima', 'status: proximo'),
  inExample(/date: .*/, 'date: 2027'),
  inFile('content/sections/about.json', '"value": "3"', '"value": 3'),
];
