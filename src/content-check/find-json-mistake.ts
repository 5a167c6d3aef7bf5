/** The first thing in a text that is not JSON. */
export interface JsonMistake {
  /** Characters from the start of the text to the place to mend. */
  offset: number;
  /** In Spanish, with the remedy. */
  message: string;
}

const BYTE_ORDER_MARK = '\uFEFF';
const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const PLAIN_VALUE = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

const explainWrongString = (text: string, offset: number): JsonMistake => {
  const [line = ''] = text.slice(offset).split('\n');
  const isClosed = /^"(?:[^"\\]|\\.)*"/.test(line);
  return {
    offset,
    message: isClosed
      ? 'Después de una diagonal invertida (\\) solo puede ir " o \\. Bórrala o escríbela dos veces.'
      : 'Falta la comilla que cierra este texto. Un texto va en una sola línea: "así".',
  };
};

const explainWrongValue = (text: string, offset: number): JsonMistake => {
  const found = text[offset];
  if (found === undefined) {
    const isEmpty = text.trim() === '';
    const message = isEmpty ? 'El archivo está vacío.' : 'El archivo termina antes de tiempo.';
    return { offset: text.trimEnd().length, message };
  }
  if (found === '"') return explainWrongString(text, offset);
  if (/['“”‘’«]/.test(found)) {
    return { offset, message: `Se encontró ${found}. Los textos van entre comillas rectas: "así".` };
  }
  if (found === '}' || found === ']') return { offset, message: `Falta un valor antes de ${found}.` };
  if (found === ',') return { offset, message: 'Sobra una coma, o falta un valor antes de ella.' };
  if (found === BYTE_ORDER_MARK) {
    return {
      offset,
      message: 'El archivo empieza con una marca invisible (BOM). Guárdalo como UTF-8 sin BOM.',
    };
  }
  if (text.startsWith('//', offset)) {
    return { offset, message: 'Un archivo JSON no lleva comentarios. Bórralo.' };
  }
  return {
    offset,
    message: `Se encontró «${found}» donde va un valor. Los textos van entre comillas: "así".`,
  };
};

class MistakeFound extends Error {
  readonly mistake: JsonMistake;
  constructor(mistake: JsonMistake) {
    super(mistake.message);
    this.mistake = mistake;
  }
}

/** Walks once over the text and throws at the first thing that is not JSON. */
class JsonWalk {
  readonly #text: string;
  #at = 0;
  #endOfLast = 0;

  constructor(text: string) {
    this.#text = text;
  }

  #stop(offset: number, message: string): never {
    throw new MistakeFound({ offset, message });
  }

  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const isMatch = pattern.test(this.#text);
    if (isMatch) this.#at = pattern.lastIndex;
    return isMatch;
  }

  #peek(): string | undefined {
    this.#match(SPACE);
    return this.#text[this.#at];
  }

  #take(mark: string): boolean {
    if (this.#peek() !== mark) return false;
    this.#at += 1;
    return true;
  }

  #name(): void {
    const found = this.#peek();
    if (found === '"' && this.#match(STRING)) return;
    if (found !== undefined && /[\w]/.test(found)) {
      this.#stop(this.#at, 'El nombre del campo va entre comillas: "title": …');
    }
    throw new MistakeFound(explainWrongValue(this.#text, this.#at));
  }

  #members(close: string, readMember: () => void): void {
    this.#at += 1;
    if (this.#take(close)) return;
    for (;;) {
      readMember();
      this.#endOfLast = this.#at;
      if (this.#take(close)) return;
      if (this.#peek() === undefined) this.#stop(this.#endOfLast, `Falta ${close} al final.`);
      if (!this.#take(',')) this.#explainMissingComma(close);
      const comma = this.#at - 1;
      if (this.#peek() === close) this.#stop(comma, `Sobra la coma antes de ${close}.`);
    }
  }

  #explainMissingComma(close: string): never {
    const found = this.#peek();
    if (found === '}' || found === ']') this.#stop(this.#at, `Se encontró ${found} donde va ${close}.`);
    return this.#stop(this.#endOfLast, 'Falta una coma después de este valor.');
  }

  #member(): void {
    this.#name();
    if (!this.#take(':')) this.#stop(this.#at, 'Faltan los dos puntos entre el nombre del campo y su valor.');
    this.#value();
  }

  #value(): void {
    const found = this.#peek();
    if (found === '{') this.#members('}', () => this.#member());
    else if (found === '[') this.#members(']', () => this.#value());
    else if (!this.#match(STRING) && !this.#match(PLAIN_VALUE)) {
      throw new MistakeFound(explainWrongValue(this.#text, this.#at));
    }
  }

  walk(): void {
    this.#value();
    if (this.#peek() !== undefined) this.#stop(this.#at, 'Sobra texto después del final.');
  }
}

/** The first mistake of a text that should be JSON, or `undefined` when there is none. */
export const findJsonMistake = (text: string): JsonMistake | undefined => {
  try {
    new JsonWalk(text).walk();
    return undefined;
  } catch (error) {
    if (error instanceof MistakeFound) return error.mistake;
    throw error;
  }
};
