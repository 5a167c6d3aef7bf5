import { expect, test } from 'vitest';
import { checkChanged, type Change } from './check-changed.ts';
import { paint } from './paint.ts';

const EXHIBITION = 'content/exhibitions/noventa-kilos.md';

const NEW_EXHIBITION = `---
# Una línea de ayuda no molesta
id: 8
title: "Una nueva: la octava"
artist: "Ana"
date: "2027"
status: próxima
draft: true
image: "./nueva.jpg"
imageAlt: "Una mesa larga de concreto con luz de tarde"
description: "Una frase."
---

Un ensayo con *cursiva*, un [enlace](https://example.com/a), un [lugar](/#contact), una [pestaña](/#exhibitions-pasadas) y un correo <a@example.com>.

#### Un título

![Una mesa larga](./nueva.jpg)
`;

const CHANGES: [string, Change][] = [
  [
    'the status with its accent',
    (content) => content.replace(EXHIBITION, 'status: pasada', 'status: próxima'),
  ],
  ['a draft', (content) => content.replace(EXHIBITION, 'status:', 'draft: true\nstatus:')],
  ['no speaker', (content) => content.replace(EXHIBITION, /(speaker.*\n){3}/, '')],
  ['Windows line ends', (content) => content.replace(EXHIBITION, /\n/g, '\r\n')],
  ['an exhibition removed', (content) => content.remove(EXHIBITION)],
  [
    'a new exhibition with pictures',
    async (content) => {
      await content.write('content/exhibitions/nueva.jpg', await paint(1350, 900, 'jpeg'));
      await content.write('content/exhibitions/nueva.md', NEW_EXHIBITION);
    },
  ],
];

test.each(CHANGES)('%s is right', async (_title, change) => {
  expect(await checkChanged(change)).toEqual([]);
});
