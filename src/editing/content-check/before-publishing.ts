import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { listFiles } from './list-files.ts';

/** Patterns of sample values that nobody means to publish. */
const SAMPLES: readonly RegExp[] = [
  /[\w:/@.-]*\bexample\.com\b[\w/-]*/g,
  /\+\d[\d ]*\b0000\b[\d ]*/g,
  // What a page of text leaves to its owner, as the privacy notice does.
  /\[\[[^[\]]+\]\]/g,
  /\bpor confirmar\b/gi,
  // Facts of /visita, /artistas and /prensa that nobody measured.
  /"Nada"|La dirección exacta va en la confirmación|Sí, sin flash ni tripié|Cerrado y de suela plana|Se visita igual; el roof garden, no|Una hora; si nadie espera|Metro y ecobici|Un lugar por cita|puerta de 90 cm|Toda la planta es a nivel|Uno accesible|Cuatro bancas|sin barandal acabado/g,
  /columnas cada 8 m|4\.25 m bajo trabes|62 m lineales|500 kg\/m²|2\.10 × 1\.60 × 2\.30 m|12 circuitos de 20 A|Dos semanas, con ayuda|De un día a tres meses|El Colectivo, montaje|entre cinco|en marzo de 2024/g,
  /Colectivo 2200|Nueve Ejes Arquitectura|Estudio Lino y Cal/g,
  /A qué hora llega el sol|Brocha gorda|Cielo raso|Cuatro segundos|Mil cien hilos|Noventa kilos|Ocho fotos en voz alta/g,
];
/** The pictures of the sample's gallery and places, made by a computer: the first figures of their SHA-256. */
const PICTURES = new Set(
  `17a51d59 3ebedd25 8f89c295 43b3267e e10daa71 0fba4c4d d5b43826 333d7b85 3b3cbb0c eab57d91
   3b2a523a ad62408a cce09336 be6c063c 124fb0a0 1fe50d5e f3033520 34e7a0d7 0207de23 2290f867
   ea533721 e0dd3f14 307a9509`.split(/\s+/),
);
const HASH_LENGTH = 8;
const MANUALS = ['LEEME.md', 'CAMPOS.md'];
const TEXT = /\.(?:json|md)$/;
const PICTURE = /^(?:gallery|sections)\/.*\.jpe?g$/i;
const NO_ENDPOINT =
  'PUBLIC_CONTACT_ENDPOINT no tiene valor: el formulario da las gracias y nadie recibe el mensaje. README.md, «Messages».';

/** Sample values left in a text, each once; comments of front matter are ignored. */
export const findSamples = (text: string): string[] => {
  const written = text.replace(/^#(?!#).*$/gm, '');
  return [
    ...new Set(SAMPLES.flatMap((sample) => (written.match(sample) ?? []).map((found) => found.trim()))),
  ];
};

/** Lists sample values left in content/, one sentence for each file. They don't stop a build. */
export const listBeforePublishing = async (root: string): Promise<string[]> => {
  const folder = join(root, 'content');
  const paths = (await listFiles(folder)).filter((path) => !MANUALS.includes(path));
  const texts = await Promise.all(
    paths
      .filter((path) => TEXT.test(path))
      .map(async (path) => {
        const found = findSamples(await readFile(join(folder, path), 'utf8'));
        return found.length === 0 ? [] : `content/${path} · Todavía es de muestra: ${found.join(', ')}.`;
      }),
  );
  const pictures = await Promise.all(
    paths
      .filter((path) => PICTURE.test(path))
      .map(async (path) => {
        const hash = createHash('sha256').update(await readFile(join(folder, path)));
        return PICTURES.has(hash.digest('hex').slice(0, HASH_LENGTH)) ? [path] : [];
      }),
  );
  const generated = pictures.flat();
  const endpoint = loadEnv('production', root, 'PUBLIC_CONTACT_').PUBLIC_CONTACT_ENDPOINT;
  return [
    ...texts.flat(),
    ...(generated.length === 0 ? [] : [`content · Fotos hechas por computadora: ${generated.join(', ')}.`]),
    ...(endpoint ? [] : [NO_ENDPOINT]),
  ];
};
