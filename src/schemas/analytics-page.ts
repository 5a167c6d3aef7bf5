import type { z } from 'astro/zod';
import { analyticsChart } from './analytics-chart.ts';
import { analyticsFilters } from './analytics-filters.ts';
import { analyticsTools } from './analytics-tools.ts';
import { fieldGroup } from './field-group.ts';
import { notice } from './notice.ts';
import { template } from './template.ts';
import { text } from './text.ts';

const filteredCards = () =>
  fieldGroup({
    totalVisits: text({ help: 'La tarjeta 1 con un filtro', example: 'Visitas con este filtro' }),
    uniquePages: text({ help: 'La tarjeta 2 con un filtro', example: 'Páginas únicas con este filtro' }),
    lastVisit: text({ help: 'La tarjeta 3 con un filtro', example: 'Última visita con este filtro' }),
    ofTotal: template({
      help: 'Junto a la tarjeta 1 con un filtro: cuántas hay sin él',
      example: 'de {total} en total',
    }),
  });

const cards = () =>
  fieldGroup({
    totalVisits: text({ help: 'La tarjeta 1', example: 'Visitas totales' }),
    uniquePages: text({ help: 'La tarjeta 2', example: 'Páginas únicas' }),
    lastVisit: text({ help: 'La tarjeta 3', example: 'Última visita' }),
    noVisit: text({ help: 'La tarjeta 3 sin registros', example: 'N/A' }),
    filtered: filteredCards().describe('Las tarjetas con un filtro'),
  });

const rankings = () =>
  fieldGroup({
    path: text({ help: 'El título de la lista de páginas', example: 'Páginas más visitadas' }),
    referrer: text({ help: 'El título de la lista de referencias', example: 'De dónde llegan' }),
    device: text({ help: 'El título de la lista de dispositivos', example: 'Con qué dispositivo' }),
    visits: text({ help: 'Se escucha después de cada cantidad', example: 'visitas' }),
  });

const columns = () =>
  fieldGroup({
    date: text({ help: 'Columna 1', example: 'Fecha y hora' }),
    page: text({ help: 'Columna 2', example: 'Página' }),
    title: text({ help: 'Columna 3', example: 'Título' }),
    referrer: text({ help: 'Columna 4', example: 'Referencia' }),
    device: text({ help: 'Columna 5', example: 'Dispositivo' }),
  });

const devices = () =>
  fieldGroup({
    mobile: text({ help: 'Un teléfono', example: 'Móvil' }),
    tablet: text({ help: 'Una tableta', example: 'Tablet' }),
    desktop: text({ help: 'Todo lo demás', example: 'Escritorio' }),
  });

const tablePages = () =>
  fieldGroup({
    label: text({
      help: 'El nombre de estos botones, para lectores de pantalla',
      example: 'Páginas del registro',
    }),
    previous: text({ help: 'El botón a registros más nuevos', example: 'Más recientes' }),
    next: text({ help: 'El botón a registros más viejos', example: 'Más antiguas' }),
    position: template({ help: 'Qué registros se ven', example: '{from} a {to} de {total}' }),
  });

const table = () =>
  fieldGroup({
    heading: text({ help: 'El título de la tabla', example: 'Registro' }),
    note: text({
      help: 'La nota bajo el título: qué se puede elegir en la tabla',
      example: 'Elige una página, una referencia o un dispositivo para ver solo sus visitas',
    }),
    caption: text({ help: 'Qué contiene, para lectores de pantalla', example: 'Visitas registradas' }),
    columns: columns().describe('Los títulos de las columnas'),
    noReferrer: text({ help: 'Cuando la visita no viene de otra página', example: 'Directo' }),
    devices: devices().describe('Los dispositivos'),
    pages: tablePages().describe('Los botones para recorrer un registro largo'),
  });

/** content/pages/analytics.json: every word of /analytics (specification 2, visit-history page; 8). */
export const analyticsPageSchema = () =>
  fieldGroup({
    title: text({
      help: 'El título en la pestaña del navegador',
      example: 'Historial de visitas | Penthouse 2200',
    }),
    description: text({
      help: 'La descripción de la página',
      example: 'Registro local de visitas a este sitio.',
    }),
    homeLink: text({
      help: 'El enlace de regreso; la flecha la pone la página',
      example: 'Volver al inicio',
    }),
    heading: text({ help: 'El título de la página', example: 'Historial de visitas' }),
    lead: text({ help: 'La entrada', example: 'Estos registros se guardan solo en este navegador.' }),
    cards: cards().describe('Las tres tarjetas'),
    filters: analyticsFilters().describe('Los filtros'),
    chart: analyticsChart().describe('La gráfica'),
    rankings: rankings().describe('Las tres listas, de lo más a lo menos visto'),
    table: table().describe('La tabla'),
    tools: analyticsTools().describe('Exportar, importar y vaciar'),
    newVisits: template({
      help: 'Se escucha cuando otra pestaña registra visitas',
      example: 'Visitas nuevas en otra pestaña: {n}. Total: {total}.',
    }),
    loading: text({ help: 'Mientras se leen los registros', example: 'Cargando datos...' }),
    empty: text({ help: 'Cuando no hay registros', example: 'No hay datos de visitas disponibles' }),
    setAside: text({
      help: 'Cuando algunos registros no se pudieron leer',
      example: 'Algunos registros guardados no se pudieron leer.',
    }),
    full: text({
      help: 'Cuando ya no cabe otra visita',
      example: 'El espacio de este navegador está lleno: con cada visita nueva se borran las más antiguas.',
    }),
    withoutScript: text({
      help: 'Lo que se lee sin JavaScript, o si no pudo cargar',
      example: 'Esta página necesita JavaScript.',
    }),
    notices: fieldGroup({
      empty: notice('No se encontraron datos', 'No hay registros de visitas disponibles').describe(
        'Sin registros',
      ),
      failed: notice('Error', 'No se pudieron cargar los datos de análisis').describe('Si la lectura falla'),
    }).describe('Los avisos'),
  });

export type AnalyticsPage = z.infer<ReturnType<typeof analyticsPageSchema>>;

/** What is said below the heading, where the history is: the rest stands in the page itself. */
export type HistoryWords = Omit<AnalyticsPage, 'title' | 'description' | 'homeLink' | 'heading' | 'lead'>;
