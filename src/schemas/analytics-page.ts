import type { z } from 'astro/zod';
import { fieldGroup } from './field-group.ts';
import { longText, template, text, toastText } from './text.ts';

const chartUnit = () =>
  fieldGroup({
    name: text('En el título'),
    column: text('El título de su columna en los datos de la gráfica'),
  });

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
      filtered: fieldGroup({
        totalVisits: text('La tarjeta 1 con un filtro'),
        uniquePages: text('La tarjeta 2 con un filtro'),
        lastVisit: text('La tarjeta 3 con un filtro'),
      }).describe('Las tarjetas con un filtro'),
    }).describe('Las tres tarjetas'),
    filters: fieldGroup({
      label: text('El nombre de los filtros, para lectores de pantalla'),
      period: text('La etiqueta de los periodos'),
      periods: fieldGroup({
        today: text('El botón para ver solo el día de hoy'),
        week: text('El botón para ver siete días, hoy incluido'),
        lastWeek: text('El botón para ver la semana pasada, de lunes a domingo'),
        month: text('El botón para ver treinta días, hoy incluido'),
        all: text('El botón para verlo todo'),
        own: text('El botón para elegir los días'),
      }).describe('Los periodos'),
      from: text('La etiqueta del primer día, para elegirlo'),
      to: text('La etiqueta del último día, para elegirlo'),
      search: text('La etiqueta del buscador'),
      searchHint: text('Lo que se lee en el buscador vacío: dónde busca'),
      results: template('Cuántas visitas deja un filtro: también se escucha', 'n', 'total'),
      noResults: text('Cuando ninguna visita coincide con los filtros'),
    }).describe('Los filtros'),
    chart: fieldGroup({
      heading: template('El título de la gráfica: {unit} es por día, por semana o por mes', 'unit'),
      note: text('La nota junto al título, cuando todo cabe en los últimos catorce días'),
      label: template('Lo que se escucha en lugar de la gráfica', 'from', 'to', 'max', 'maxDay'),
      labelOfUnits: template(
        'Lo que se escucha en lugar de la gráfica por semana o por mes',
        'unit',
        'from',
        'to',
        'max',
        'maxUnit',
      ),
      week: template('Una semana: {day} es su lunes', 'day'),
      units: fieldGroup({
        day: chartUnit().describe('Por día'),
        week: chartUnit().describe('Por semana'),
        month: chartUnit().describe('Por mes'),
      }).describe('De qué es cada barra'),
      labelOfOneDay: template('Lo que se escucha en lugar de la gráfica de un solo día', 'day', 'visits'),
      none: text('En lugar de la gráfica, cuando esos días no tienen visitas'),
      table: text('Lo que abre los mismos datos en una tabla'),
      visits: text('La columna de visitas en los datos de la gráfica'),
    }).describe('La gráfica'),
    rankings: fieldGroup({
      path: text('El título de la lista de páginas'),
      referrer: text('El título de la lista de referencias'),
      device: text('El título de la lista de dispositivos'),
      visits: text('Se escucha antes de cada cantidad'),
      all: template('Lo que abre el resto de una lista: {n} es cuántos renglones tiene', 'n'),
    }).describe('Las tres listas, de lo más a lo menos visto'),
    table: fieldGroup({
      heading: text('El título de la tabla'),
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
    }).describe('La tabla'),
    tools: fieldGroup({
      heading: text('El título'),
      text: longText('Qué lleva el archivo y para qué sirve'),
      exportCsv: text('El botón del archivo para hojas de cálculo'),
      exportFiltered: text('El botón del mismo archivo, solo con lo que deja un filtro'),
      fileName: template('El nombre del archivo, sin la extensión', 'day'),
      fileNameFiltered: template('El nombre del archivo con lo que deja un filtro, sin la extensión', 'day'),
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
