import type { z } from 'astro/zod';
import { fieldGroup } from './field-group.ts';
import { longText, template, text, toastText } from './text.ts';

/** content/pages/analytics.json: every word of /analytics. */
export const analyticsPageSchema = () =>
  fieldGroup({
    title: text('El título en la pestaña del navegador'),
    description: longText('La descripción de la página'),
    homeLink: text('El enlace de regreso: la flecha la pone la página'),
    heading: text('El título de la página'),
    lead: longText('La entrada'),
    cards: fieldGroup({
      totalVisits: text('La tarjeta 1'),
      uniquePages: text('La tarjeta 2'),
      lastVisit: text('La tarjeta 3'),
      noVisit: text('La tarjeta 3 sin registros'),
    }).describe('Las tres tarjetas'),
    chart: fieldGroup({
      heading: text('El título de la gráfica'),
      note: text('La nota junto al título'),
      label: template('Lo que se escucha en lugar de la gráfica', 'from', 'to', 'max', 'maxDay'),
      table: text('Lo que abre los mismos datos en una tabla'),
      day: text('La columna de los días en esa tabla'),
      visits: text('La columna de visitas en esa tabla'),
    }).describe('La gráfica'),
    table: fieldGroup({
      heading: text('El título de la tabla'),
      caption: text('Qué contiene, para lectores de pantalla'),
      search: text('La etiqueta del buscador'),
      searchHint: text('Lo que se lee en el buscador vacío: dónde busca'),
      results: template('Cuántas visitas deja la búsqueda: también se escucha', 'n', 'total'),
      noResults: text('Cuando ninguna visita coincide con la búsqueda'),
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
    }).describe('La tabla'),
    tools: fieldGroup({
      exportCsv: text('El botón del archivo para hojas de cálculo'),
      fileName: template('El nombre del archivo, sin la extensión', 'day'),
      csv: fieldGroup({
        timestamp: text('Columna de la fecha en hora universal'),
        userAgent: text('Columna del navegador'),
      }).describe('Las columnas que el CSV tiene y la tabla no'),
      empty: text('El botón que vacía el historial'),
      confirm: template('La pregunta antes de vaciar: la hace el navegador', 'n'),
    }).describe('Exportar y vaciar'),
    loading: text('Mientras se leen los registros'),
    empty: text('Cuando no hay registros'),
    setAside: text('Cuando algunos registros no se pudieron leer'),
    withoutScript: text('Lo que se lee sin JavaScript, o si no pudo cargar'),
    notices: fieldGroup({
      empty: toastText().describe('Sin registros'),
      failed: toastText().describe('Si la lectura falla'),
    }).describe('Los avisos'),
  });

export type AnalyticsPage = z.infer<ReturnType<typeof analyticsPageSchema>>;
