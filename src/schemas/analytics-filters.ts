import { fieldGroup } from './field-group.ts';
import { template, text } from './text.ts';

/** Words of the filters of /analytics, of what they show and of how to remove them. */
export const analyticsFilters = () =>
  fieldGroup({
    label: text('El nombre de los filtros, para lectores de pantalla'),
    period: text('La etiqueta de los periodos'),
    periods: fieldGroup({
      today: text('El botón para ver solo el día de hoy'),
      week: text('El botón para ver siete días, hoy incluido'),
      month: text('El botón para ver treinta días, hoy incluido'),
      all: text('El botón para verlo todo'),
      range: text('El botón para elegir dos fechas'),
    }).describe('Los periodos'),
    from: text('La etiqueta de la primera fecha'),
    to: text('La etiqueta de la última fecha'),
    search: text('La etiqueta del buscador'),
    searchHint: text({ label: 'Lo que se lee en el buscador vacío', help: 'dónde busca' }),
    active: text('El nombre de la lista de filtros activos, para lectores de pantalla'),
    names: fieldGroup({
      period: text('Delante de un periodo elegido'),
      search: text('Delante de un texto buscado'),
      path: text('Delante de una página elegida'),
      referrer: text('Delante de una referencia elegida'),
      device: text('Delante de un dispositivo elegido'),
    }).describe('Los nombres de los filtros activos'),
    dates: template('Un periodo entre dos fechas', 'from', 'to'),
    remove: text('Se escucha antes del filtro que un botón quita'),
    removeAll: text('El botón que quita todos los filtros'),
    results: template(
      { label: 'Se escucha cuando cambia un filtro', help: 'cuántas visitas quedan' },
      'n',
      'total',
    ),
    noResults: text('Cuando ninguna visita coincide con los filtros'),
  });
