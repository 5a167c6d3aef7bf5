import { fieldGroup } from './field-group.ts';
import { template } from './template.ts';
import { text } from './text.ts';

const periods = () =>
  fieldGroup({
    today: text({ help: 'El botón para ver solo el día de hoy', example: 'Hoy' }),
    week: text({ help: 'El botón para ver siete días, hoy incluido', example: '7 días' }),
    month: text({ help: 'El botón para ver treinta días, hoy incluido', example: '30 días' }),
    all: text({ help: 'El botón para verlo todo', example: 'Todo' }),
    range: text({ help: 'El botón para elegir dos fechas', example: 'Fechas' }),
  });

const names = () =>
  fieldGroup({
    period: text({ help: 'Delante de un periodo elegido', example: 'Periodo' }),
    search: text({ help: 'Delante de un texto buscado', example: 'Texto' }),
    path: text({ help: 'Delante de una página elegida', example: 'Página' }),
    referrer: text({ help: 'Delante de una referencia elegida', example: 'Referencia' }),
    device: text({ help: 'Delante de un dispositivo elegido', example: 'Dispositivo' }),
  });

/** Words of the filters of /analytics, of what they show and of how to remove them. */
export const analyticsFilters = () =>
  fieldGroup({
    label: text({ help: 'El nombre de los filtros, para lectores de pantalla', example: 'Filtros' }),
    period: text({ help: 'La etiqueta de los periodos', example: 'Periodo' }),
    periods: periods().describe('Los periodos'),
    from: text({ help: 'La etiqueta de la primera fecha', example: 'Desde' }),
    to: text({ help: 'La etiqueta de la última fecha', example: 'Hasta' }),
    search: text({ help: 'La etiqueta del buscador', example: 'Buscar' }),
    searchHint: text({
      help: 'Lo que se lee en el buscador vacío: dónde busca',
      example: 'Página, título, referencia…',
    }),
    active: text({
      help: 'El nombre de la lista de filtros activos, para lectores de pantalla',
      example: 'Filtros activos',
    }),
    names: names().describe('Los nombres de los filtros activos'),
    dates: template({ help: 'Un periodo entre dos fechas', example: '{from} a {to}' }),
    remove: text({
      help: 'Se escucha antes del filtro que un botón quita',
      example: 'Quitar filtro:',
    }),
    removeAll: text({ help: 'El botón que quita todos los filtros', example: 'Quitar todos los filtros' }),
    results: template({
      help: 'Se escucha cuando cambia un filtro: cuántas visitas quedan',
      example: '{n} de {total} visitas',
    }),
    noResults: text({
      help: 'Cuando ninguna visita coincide con los filtros',
      example: 'Ninguna visita coincide con estos filtros.',
    }),
  });
