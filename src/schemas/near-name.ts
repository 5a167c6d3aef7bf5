import { distance } from 'fastest-levenshtein';

/** Spanish words that an editor may write for English field names; the first one that the group has is suggested. */
const ALIASES: Record<string, readonly string[]> = {
  artista: ['artist'],
  borrador: ['draft'],
  correo: ['email'],
  descripcion: ['description'],
  enlaces: ['links'],
  estado: ['status'],
  etiqueta: ['label'],
  fecha: ['date'],
  foto: ['image'],
  fotografia: ['image'],
  horario: ['hours'],
  icono: ['icon'],
  imagen: ['image'],
  nombre: ['name', 'speakerName'],
  numero: ['id'],
  oficio: ['speakerRole'],
  parrafos: ['paragraphs'],
  pie: ['caption'],
  ponente: ['speakerName'],
  retrato: ['speakerAvatar'],
  seccion: ['section'],
  telefono: ['phone'],
  texto: ['text', 'description'],
  titulo: ['title', 'heading'],
  ubicacion: ['location'],
  valor: ['value'],
};

/** A text in lowercase without accents, `Próxima` as `proxima`: how words are compared that people write both ways. */
export const toPlainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

// Of every five letters two may differ: "titel" still finds "title", "precio" finds nothing.
const ALLOWED_SHARE_OF_EDITS = 0.4;
const SHORTEST_PART_CHARACTERS = 3;

/** The candidate that an editor most likely meant, ignoring case and accents; `undefined` when none is near. */
export const findNearName = (word: string, candidates: readonly string[]): string | undefined => {
  const typed = toPlainLetters(word);
  const meant = ALIASES[typed]?.find((name) => candidates.includes(name));
  if (meant !== undefined) return meant;
  const [nearest] = candidates
    .map((name) => ({ name, edits: distance(typed, toPlainLetters(name)) }))
    .sort((a, b) => a.edits - b.edits);
  if (!nearest) return undefined;
  const longest = Math.max(typed.length, nearest.name.length);
  if (nearest.edits <= longest * ALLOWED_SHARE_OF_EDITS) return nearest.name;
  // `alt` of `imageAlt`, however many letters are missing.
  return candidates.find(
    (name) => typed.length >= SHORTEST_PART_CHARACTERS && toPlainLetters(name).includes(typed),
  );
};
