import { expect, test } from 'vitest';
import words from '../../content/words/es.json' with { type: 'json' };

/** The words that the specification fixes, which no owner rewords; the tests tell that pages show what is written here. */
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
