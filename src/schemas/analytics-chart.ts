import { fieldGroup } from './field-group.ts';
import { template } from './template.ts';
import { text } from './text.ts';

const longSpan = (heading: string, label: string, day: string) =>
  fieldGroup({
    heading: text({ help: 'El título de la gráfica', example: heading }),
    label: template({ help: 'Lo que se escucha en lugar de la gráfica', example: label }),
    day: text({ help: 'La columna de fechas en los datos de la gráfica', example: day }),
  });

/** Words of the chart of /analytics: by day, and by week or month when the chosen period is long. */
export const analyticsChart = () =>
  fieldGroup({
    heading: text({ help: 'El título de la gráfica', example: 'Visitas por día' }),
    note: text({ help: 'La nota junto al título', example: 'Últimos 14 días' }),
    label: template({
      help: 'Lo que se escucha en lugar de la gráfica',
      example: 'Gráfica de barras: visitas por día del {from} al {to}. Máximo: {max}, el {maxDay}.',
    }),
    dates: template({ help: 'La nota junto al título con un filtro', example: '{from} a {to}' }),
    whole: text({
      help: 'El botón que lleva la gráfica de los últimos días a todas las fechas',
      example: 'Desde el principio',
    }),
    none: text({
      help: 'En lugar de la gráfica, cuando esos días no tienen visitas',
      example: 'Ninguna visita en estos días.',
    }),
    table: text({
      help: 'Lo que abre los mismos datos en una tabla',
      example: 'Ver los datos de la gráfica',
    }),
    day: text({ help: 'La columna de fechas en los datos de la gráfica', example: 'Día' }),
    visits: text({ help: 'La columna de visitas en los datos de la gráfica', example: 'Visitas' }),
    week: longSpan(
      'Visitas por semana',
      'Gráfica de barras: visitas por semana del {from} al {to}. Máximo: {max}, la semana del {maxDay}.',
      'Semana del',
    ).describe('La gráfica de un periodo largo, por semanas'),
    month: longSpan(
      'Visitas por mes',
      'Gráfica de barras: visitas por mes del {from} al {to}. Máximo: {max}, el mes del {maxDay}.',
      'Mes del',
    ).describe('La gráfica de un periodo muy largo, por meses'),
    year: longSpan(
      'Visitas por año',
      'Gráfica de barras: visitas por año del {from} al {to}. Máximo: {max}, el año del {maxDay}.',
      'Año del',
    ).describe('La gráfica de muchos años'),
  });
