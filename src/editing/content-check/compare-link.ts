import { quote } from '../../schemas/error-map.ts';

/** What a text says that a link can contradict, and what its URL says of the same: digits, an address, a domain without `www.`. */
const KINDS: readonly { said: RegExp; done: RegExp; read: (found: string) => string }[] = [
  {
    said: /\+?\d(?:[\s().-]*\d){7,}/,
    done: /^tel:.+/,
    read: (found) => found.replace(/\D/g, ''),
  },
  {
    said: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
    done: /(?<=^mailto:)[^?]+/i,
    read: (found) => found.toLowerCase(),
  },
  {
    said: /^(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+(?!(?:pdf|jpe?g|png|webp|md|html?)$)\p{L}{2,}(?=\/\S*$|$)/u,
    done: /^https?:\/\/[^/?#]+/,
    read: (found) => found.toLowerCase().replace(/^(?:https?:\/\/)?(?:www\.)?/, ''),
  },
];

/** A warning where the text of a link says another telephone, mail or domain than the link leads to; one may be a part of the other. */
export const compareLink = (text: string, url: string): string[] =>
  KINDS.flatMap(({ said, done, read }) => {
    const [inText, inUrl] = [said.exec(text)?.[0], done.exec(url)?.[0]].map((found) => found && read(found));
    if (!inText || !inUrl || inText.endsWith(inUrl) || inUrl.endsWith(inText)) return [];
    return `el enlace dice ${quote(text)} y lleva a ${quote(url)}. Escribe lo mismo en los dos.`;
  });
