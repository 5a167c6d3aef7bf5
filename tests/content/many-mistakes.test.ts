import { expect, test } from 'vitest';
import { formatReport } from '../../src/editing/content-check/format-report.ts';
import { checkChanged } from './check-changed.ts';

test('mistakes in several files, and several in one file, are all told in one run', async () => {
  const problems = await checkChanged(
    (content) => content.replace('content/exhibitions/cielo-raso.md', 'title:', 'titel:'),
    (content) => content.replace('content/exhibitions/cielo-raso.md', 'status: proxima', 'status: futura'),
    (content) => content.replace('content/exhibitions/cielo-raso.md', '*Cielo raso*', '# Cielo raso'),
    (content) => content.replace('content/exhibitions/cuatro-segundos.md', /speakerRole: .*\n/, ''),
    (content) => content.replace('content/exhibitions/cuatro-segundos.md', /title: .*\n/, ''),
    (content) => content.replace('content/exhibitions/mil-cien-hilos.md', /date: .*/, 'date: 2025: febrero'),
    (content) => content.replace('content/sections/about.json', '"value": "3"', '"value": 3'),
    (content) => content.remove('content/pages/home.json'),
  );

  expect(formatReport(problems).split('\n')).toEqual([
    'Hay 9 errores en el contenido.',
    '',
    'content/exhibitions/cielo-raso.md:1 · «title» · Falta este campo. Se espera un texto, por ejemplo "Cielo raso".',
    'content/exhibitions/cielo-raso.md:3 · «titel» · Este campo no existe. ¿Quisiste escribir «title»?',
    'content/exhibitions/cielo-raso.md:6 · «status» · Se encontró el texto "futura". Se espera una de estas palabras: pasada, actual, proxima, próxima.',
    'content/exhibitions/cielo-raso.md:12 · «ensayo» · Se encontró un título de nivel 1. Se espera nivel 4 o menor: #### Título.',
    '',
    'content/exhibitions/cuatro-segundos.md:1 · «title» · Falta este campo. Se espera un texto, por ejemplo "Cielo raso".',
    'content/exhibitions/cuatro-segundos.md:1 · «speakerRole» · Falta este campo. Una persona que conversa lleva los tres: speakerAvatar, speakerName, speakerRole. Escribe «speakerRole» o borra los otros.',
    '',
    'content/exhibitions/mil-cien-hilos.md:5 · «date» · El valor lleva dos puntos (:) y no está entre comillas. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
    '',
    'content/pages/home.json:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.',
    '',
    'content/sections/about.json:11 · «stats[1].value» · Se encontró el número 3. Se espera un texto, por ejemplo "15+". Escríbelo entre comillas: "3".',
    '',
    'Cómo corregirlos: content/LEEME.md',
  ]);
});

test('a report tells errors from warnings, and says so when there is neither', () => {
  const warning = {
    file: 'content/a.md',
    line: 2,
    field: 'image',
    severity: 'warning',
    message: 'Pequeña.',
  } as const;
  expect(formatReport([warning])).toBe(
    'Hay 1 aviso en el contenido.\n\ncontent/a.md:2 · «image» · Aviso · Pequeña.\n\nCómo corregirlos: content/LEEME.md',
  );
  expect(formatReport([])).toBe('El contenido está bien: ningún error y ningún aviso.');
});
