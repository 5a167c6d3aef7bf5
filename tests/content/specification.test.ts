import { expect, test } from 'vitest';
import gallery from '../../content/gallery/gallery.json' with { type: 'json' };
import about from '../../content/sections/about.json' with { type: 'json' };
import property from '../../content/sections/property.json' with { type: 'json' };
import words from '../../content/words/es.json' with { type: 'json' };

/** What the specification fixes, which is this owner's and in no schema; the tests tell that pages show what is written here. */
test('§2: the house has as many details, credits, amenities, features, figures and photographs as the specification says', () => {
  const { details, design, amenities, features } = property;
  const lists = [details.items, design.items, amenities.items, features.items, about.stats, gallery];
  expect(lists.map((list) => list.length)).toStrictEqual([9, 2, 7, 11, 3, 20]);
});

test('§2, §5, §7 and §8: the site says what the specification says', () => {
  const { fields, notices, submitting } = words.contact.form;
  expect(Object.values(fields).map(({ placeholder }) => placeholder)).toStrictEqual([
    ...['Tu nombre', 'Tu correo electrónico', 'Asunto', 'Tu mensaje'],
  ]);
  expect(submitting).toBe('Enviando...');
  expect(notices).toStrictEqual({
    sent: { title: 'Mensaje enviado', text: 'Hemos recibido tu mensaje. Te contactaremos pronto.' },
    failed: { title: 'Error', text: 'No se pudo enviar el mensaje. Por favor, intenta de nuevo.' },
  });
  expect(words.notFoundPage.heading).toBe('Oops! Page not found');
  expect(words.analyticsPage).toMatchObject({
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
