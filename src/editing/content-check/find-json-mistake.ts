import { explainWrongValue } from './explain-json-value.ts';
import type { JsonMistake } from './json-mistake.ts';

/** Groups within groups: content/ needs four, and a text of brackets only must not exhaust the program. */
const DEEPEST_GROUP = 50;
/** A text with quotes inside its quotes ends too early. */
export const QUOTES_INSIDE =
  'Sobra texto después de las comillas. Si el texto lleva comillas por dentro, usa « ».';
const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const PLAIN_VALUE = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

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
  #depth = 0;

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

  #close(mark: string): boolean {
    const isClosed = this.#take(mark);
    if (isClosed) this.#depth -= 1;
    return isClosed;
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
    this.#depth += 1;
    if (this.#depth > DEEPEST_GROUP) this.#stop(this.#at - 1, 'Hay demasiados grupos uno dentro de otro.');
    if (this.#close(close)) return;
    for (;;) {
      readMember();
      this.#endOfLast = this.#at;
      if (this.#close(close)) return;
      if (this.#peek() === undefined) this.#stop(this.#endOfLast, `Falta ${close} al final.`);
      if (!this.#take(',')) this.#explainMissingComma(close);
      const comma = this.#at - 1;
      if (this.#peek() === close) this.#stop(comma, `Sobra la coma antes de ${close}.`);
    }
  }

  #explainMissingComma(close: string): never {
    const found = this.#peek();
    const between = this.#text.slice(this.#endOfLast, this.#at);
    if (found === '/' || found === '#' || found === ';')
      throw new MistakeFound(explainWrongValue(this.#text, this.#at));
    if (/[^\W\d_]/.test(found ?? '') && !between.includes('\n') && this.#text[this.#endOfLast - 1] === '"') {
      this.#stop(this.#at, QUOTES_INSIDE);
    }
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
    if (this.#peek() === ':') this.#stop(0, 'Falta { al principio del archivo.');
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
