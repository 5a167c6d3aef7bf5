import type { z } from 'astro/zod';
import { analyticsFilters } from './analytics-filters.ts';
import { analyticsTools } from './analytics-tools.ts';
import { fieldGroup } from './field-group.ts';
import { notice } from './notice.ts';
import { template, text } from './text.ts';

const cards = () =>
  fieldGroup({
    totalVisits: text('La tarjeta 1'),
    uniquePages: text('La tarjeta 2'),
    lastVisit: text('La tarjeta 3'),
    noVisit: text('La tarjeta 3 sin registros'),
    filtered: fieldGroup({
      totalVisits: text('La tarjeta 1 con un filtro'),
      uniquePages: text('La tarjeta 2 con un filtro'),
      lastVisit: text('La tarjeta 3 con un filtro'),
      ofTotal: template({ label: 'Junto a la tarjeta 1 con un filtro', help: 'cuántas hay sin él' }, 'total'),
    }).describe('Las tarjetas con un filtro'),
  });

const longSpan = () =>
  fieldGroup({
    heading: text('El título de la gráfica'),
    label: template('Lo que se escucha en lugar de la gráfica', 'from', 'to', 'max', 'maxDay'),
    day: text('La columna de fechas en los datos de la gráfica'),
  });

/** By day, and by week, month or year when the chosen period is long. */
const chart = () =>
  fieldGroup({
    heading: text('El título de la gráfica'),
    note: text('La nota junto al título'),
    label: template('Lo que se escucha en lugar de la gráfica', 'from', 'to', 'max', 'maxDay'),
    dates: template('La nota junto al título con un filtro', 'from', 'to'),
    whole: text('El botón que lleva la gráfica de los últimos días a todas las fechas'),
    none: text('En lugar de la gráfica, cuando esos días no tienen visitas'),
    table: text('Lo que abre los mismos datos en una tabla'),
    day: text('La columna de fechas en los datos de la gráfica'),
    visits: text('La columna de visitas en los datos de la gráfica'),
    week: longSpan().describe('La gráfica de un periodo largo, por semanas'),
    month: longSpan().describe('La gráfica de un periodo muy largo, por meses'),
    year: longSpan().describe('La gráfica de muchos años'),
  });

const table = () =>
  fieldGroup({
    heading: text('El título de la tabla'),
    note: text({ label: 'La nota bajo el título', help: 'qué se puede elegir en la tabla' }),
    caption: text('Qué contiene, para lectores de pantalla'),
    columns: fieldGroup({
      date: text('Columna 1'),
      page: text('Columna 2'),
      title: text('Columna 3'),
      referrer: text('Columna 4'),
      device: text('Columna 5'),
    }).describe('Los títulos de las columnas'),
    noReferrer: text('Cuando la visita no viene de otra página'),
    devices: fieldGroup({
      mobile: text('Un teléfono'),
      tablet: text('Una tableta'),
      desktop: text('Todo lo demás'),
    }).describe('Los dispositivos'),
    pages: fieldGroup({
      label: text('El nombre de estos botones, para lectores de pantalla'),
      previous: text('El botón a registros más nuevos'),
      next: text('El botón a registros más viejos'),
      position: template('Qué registros se ven', 'from', 'to', 'total'),
    }).describe('Los botones para recorrer un registro largo'),
  });

/** content/pages/analytics.json: every word of /analytics. */
export const analyticsPageSchema = () =>
  fieldGroup({
    title: text('El título en la pestaña del navegador'),
    description: text({ label: 'La descripción de la página', widget: 'text' }),
    homeLink: text({ label: 'El enlace de regreso', help: 'la flecha la pone la página' }),
    heading: text('El título de la página'),
    lead: text({ label: 'La entrada', widget: 'text' }),
    cards: cards().describe('Las tres tarjetas'),
    filters: analyticsFilters().describe('Los filtros'),
    chart: chart().describe('La gráfica'),
    rankings: fieldGroup({
      path: text('El título de la lista de páginas'),
      referrer: text('El título de la lista de referencias'),
      device: text('El título de la lista de dispositivos'),
      visits: text('Se escucha antes de cada cantidad'),
    }).describe('Las tres listas, de lo más a lo menos visto'),
    table: table().describe('La tabla'),
    tools: analyticsTools().describe('Exportar, importar y vaciar'),
    newVisits: template('Se escucha cuando otra pestaña registra visitas', 'n', 'total'),
    loading: text('Mientras se leen los registros'),
    empty: text('Cuando no hay registros'),
    setAside: text('Cuando algunos registros no se pudieron leer'),
    full: text('Cuando ya no cabe otra visita'),
    withoutScript: text('Lo que se lee sin JavaScript, o si no pudo cargar'),
    notices: fieldGroup({
      empty: notice().describe('Sin registros'),
      failed: notice().describe('Si la lectura falla'),
    }).describe('Los avisos'),
  });

export type AnalyticsPage = z.infer<ReturnType<typeof analyticsPageSchema>>;
