import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import uiStrings from '../../content/words/es.json' with { type: 'json' };
import { getList, getText } from '../../src/schemas/untyped.ts';

/** Size of the penthouse in the specification. The tests skip any other property, which has different lists and texts. */
const SPECIFIED_SIZE = '2,200m²';

const readContent = (name: string): unknown => JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));
const isSpecified = getText(readContent('sections/hero'), 'size') === SPECIFIED_SIZE;

test.runIf(isSpecified)('lists of the home page have the lengths in the specification', () => {
  const property = readContent('sections/property');
  const lists = [
    ...['details', 'design', 'amenities', 'features'].map((name) => getList(property, name, 'items')),
    getList(readContent('sections/about'), 'stats'),
    getList(readContent('gallery/gallery')),
  ];
  expect(lists.map((list) => list.length)).toStrictEqual([9, 2, 7, 11, 3, 20]);
});

test.runIf(isSpecified)('UI strings match the specification', () => {
  const { fields, notices, submitting } = uiStrings.contact.form;
  expect(Object.values(fields).map(({ placeholder }) => placeholder)).toStrictEqual([
    ...['Tu nombre', 'Tu correo electrónico', 'Asunto', 'Tu mensaje'],
  ]);
  expect(submitting).toBe('Enviando...');
  expect(notices).toStrictEqual({
    sent: { title: 'Mensaje enviado', text: 'Hemos recibido tu mensaje. Te contactaremos pronto.' },
    failed: { title: 'Error', text: 'No se pudo enviar el mensaje. Por favor, intenta de nuevo.' },
  });
  expect(uiStrings.notFoundPage.heading).toBe('Oops! Page not found');
  expect(uiStrings.analyticsPage).toMatchObject({
    loading: 'Cargando datos...',
    empty: 'No hay datos de visitas disponibles',
    cards: { noVisit: 'N/A' },
    notices: {
      empty: { title: 'No se encontraron datos', text: 'No hay registros de visitas disponibles' },
      failed: { title: 'Error', text: 'No se pudieron cargar los datos de análisis' },
    },
    table: {
      noReferrer: 'Directo',
      devices: { mobile: 'Móvil', tablet: 'Tablet', desktop: 'Escritorio' },
    },
  });
});
