import { z } from 'astro/zod';
import { parseDocument, type ErrorCode } from 'yaml';
import { exhibitionFields } from '../../schemas/exhibition.ts';
import { countLine, type LineError } from './content-error.ts';

const QUOTES = 'Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".';
const NO_COLON =
  'Faltan los dos puntos y un espacio entre el campo y su valor, por ejemplo title: "Cielo raso".';
/** The message for any other parse error. */
export const UNREADABLE_LINE = `Esta línea no se entiende. Cada campo empieza al principio de su línea: nombre, dos puntos, espacio y valor. ${QUOTES}`;

/** The parser's codes. */
const SENTENCES: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: `El valor lleva dos puntos (:) y no está entre comillas. ${QUOTES}`,
  DUPLICATE_KEY: 'Este campo está escrito dos veces. Borra uno.',
  BAD_DQ_ESCAPE:
    'Sobra una diagonal invertida (\\). Bórrala; en la ruta de una imagen va la otra: "./foto.jpg".',
  UNEXPECTED_TOKEN: 'Sobra texto después de las comillas. Si el texto lleva comillas por dentro, usa « ».',
  MULTILINE_IMPLICIT_KEY: NO_COLON,
  MISSING_CHAR: NO_COLON,
};

/** The fields of a front matter that may hold a number sign: YAML would read it, and what follows, as a comment. */
const TEXT_FIELDS = Object.entries(exhibitionFields(() => z.never()).shape)
  .filter(([, field]) => field.safeParse('Obra #1').success)
  .map(([name]) => name);

/** Mistakes that YAML accepts, or reports on another line; each pattern is anchored at the start of the line. */
const WRONG_LINES: [line: RegExp, message: string][] = [
  [
    /^[\w-]+:[ \t]+(?:"(?:[^"\\\n]|\\.)*|'[^'\n]*)$(?!\n[ \t]+\S)/gm,
    'Falta la comilla que cierra este valor.',
  ],
  [/^[\w-]+:[ \t]+[^"'\s#[{|>][^"\n]*"[ \t]*$/gm, 'Falta la comilla que abre este valor.'],
  [
    /^[\w-]+:[ \t]+[“”].*$/gm,
    'Las comillas “ ” se verían en la página. Usa comillas rectas, por ejemplo title: "Cielo raso".',
  ],
  [
    new RegExp(String.raw`^(?:${TEXT_FIELDS.join('|')}):[ \t]+(?!["'])(?:.*\s)?#.*$`, 'gm'),
    'Lo que sigue al signo # no se publica. Escribe el valor entre comillas, por ejemplo title: "Obra #3".',
  ],
];

/** The errors of a front matter, at most one for each line. */
export const findYamlErrors = (yaml: string): LineError[] => {
  const known = WRONG_LINES.flatMap(([line, message]) =>
    [...yaml.matchAll(line)].map(({ index }) => ({ line: countLine(yaml, index), message })),
  );
  const { errors, warnings } = parseDocument(yaml, { prettyErrors: false });
  const parsed = [...errors, ...warnings].map(({ code, pos: [offset] }) => ({
    line: countLine(yaml, offset),
    message: SENTENCES[code] ?? UNREADABLE_LINE,
  }));
  const told = known.length > 0 ? known : parsed;
  return told.filter(({ line }, index) => told.findIndex((other) => other.line === line) === index);
};
