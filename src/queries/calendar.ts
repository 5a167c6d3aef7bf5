import type { ExhibitionEntry } from '../schemas/exhibition.ts';
import type { Site } from '../schemas/site.ts';

/** Longest line of iCalendar in bytes, its end not counted (RFC 5545, 3.1). */
const LONGEST_LINE_BYTES = 75;
const DAY_MS = 86_400_000;

/** An exhibition with its days, which fills whole days of a calendar. */
export interface CalendarEntry extends Pick<ExhibitionEntry, 'title' | 'artist' | 'description' | 'closes'> {
  slug: string;
  address: string;
  opens: string;
}

/**
 * Writes exhibitions as an iCalendar file (RFC 5545). It knows no clock: the moment at which an entry was last revised is
 * its first day, and its UID is made of its address.
 */
export function writeCalendar(site: Site, name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(site.name)}//${escapeText(site.collective)}//ES`,
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...entries.flatMap((entry) => writeEntry(site, entry)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function writeEntry({ url, name, place }: Site, entry: CalendarEntry): string[] {
  const { slug, address, title, artist, description, opens, closes = opens } = entry;
  const dayAfter = new Date(Date.parse(closes) + DAY_MS).toISOString();
  return [
    'BEGIN:VEVENT',
    `UID:${slug}@${new URL(url).host}`,
    `DTSTAMP:${toDate(opens)}T000000Z`,
    `DTSTART;VALUE=DATE:${toDate(opens)}`,
    // The first day on which it can't be seen.
    `DTEND;VALUE=DATE:${toDate(dayAfter)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(`${artist}\n${description}`)}`,
    `LOCATION:${escapeText(`${name}, ${place.city}`)}`,
    `URL:${new URL(address, url).href}`,
    // Weeks that are open to visitors are no weeks in which nothing else can be planned.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const toDate = (day: string): string => day.slice(0, 'yyyy-mm-dd'.length).replaceAll('-', '');

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

/** Breaks a line that is too long between two characters; each line after the first begins with a space. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LONGEST_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
