import { expect, test } from 'vitest';
import type { ExhibitionEntry } from '../../../src/queries/exhibition-types.ts';
import { listArtists, splitAtArtists } from '../../../src/queries/artists.ts';

const toEntry = (title: string, opens: string, artists: string[], works: object[] = []) =>
  ({
    language: 'es',
    page: { path: `/exhibiciones/${title.toLowerCase()}` },
    data: { title, opens, artists, works },
  }) as unknown as ExhibitionEntry;

test('an artist has all their exhibitions, the newest first, and in each the works that are theirs', () => {
  const entries = [
    toEntry('Sal', '2027-02-01', ['Ana Lucero', 'Omar Cid']),
    toEntry('Marea', '2025-02-01', ['Ana Lucero'], [{ title: 'Ola' }, { title: 'Eco', artist: 'Eva Ruiz' }]),
  ];
  expect(listArtists(entries, 'es')).toStrictEqual([
    {
      name: 'Ana Lucero',
      fragment: 'artista-ana-lucero',
      shows: [
        { path: '/exhibiciones/sal', title: 'Sal', language: 'es', year: '2027', works: [] },
        {
          path: '/exhibiciones/marea',
          title: 'Marea',
          language: 'es',
          year: '2025',
          works: ['Ola'],
        },
      ],
    },
    {
      name: 'Omar Cid',
      fragment: 'artista-omar-cid',
      shows: [{ path: '/exhibiciones/sal', title: 'Sal', language: 'es', year: '2027', works: [] }],
    },
  ]);
});

test('artists stand in the order of the alphabet, one written with and without an accent once', () => {
  const entries = [
    toEntry('Sal', '2027-02-01', ['Óscar Leal', 'Ñandú']),
    toEntry('Marea', '2025-02-01', ['Oscar Leal', 'Nadia Paz', '山']),
  ];
  expect(listArtists(entries, 'es').map(({ name, shows }) => `${name} ${shows.length}`)).toStrictEqual([
    'Nadia Paz 1',
    'Ñandú 1',
    'Óscar Leal 2',
  ]);
});

test('a line is split at names, at the longer one of two', () => {
  const names = ['Ana', 'Ana Lucero', 'Omar Cid', 'Eva'];
  expect(splitAtArtists('Ana Lucero, con Omar Cid', names)).toStrictEqual([
    { text: 'Ana Lucero', fragment: 'artista-ana-lucero' },
    { text: ', con ', fragment: undefined },
    { text: 'Omar Cid', fragment: 'artista-omar-cid' },
  ]);
});

test('a name is found after a longer one that begins alike, and within no other', () => {
  const parts = splitAtArtists('Anabel, Ana y Mariana', ['Ana', 'Anabel']);
  expect(parts.map(({ text, fragment }) => fragment && text)).toStrictEqual([
    'Anabel',
    undefined,
    'Ana',
    undefined,
  ]);
});

test('a line without names is one part', () => {
  expect(splitAtArtists('Con el público', undefined)).toStrictEqual([
    { text: 'Con el público', fragment: undefined },
  ]);
});
