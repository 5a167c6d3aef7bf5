import { fieldGroup } from './field-group.ts';
import { template, text } from './text.ts';

const longSpan = () =>
  fieldGroup({
    heading: text('El título de la gráfica'),
    label: template('Lo que se escucha en lugar de la gráfica', 'from', 'to', 'max', 'maxDay'),
    day: text('La columna de fechas en los datos de la gráfica'),
  });

/** Words of the chart of /analytics: by day, and by week or month when the chosen period is long. */
export const analyticsChart = () =>
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
