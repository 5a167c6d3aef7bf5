import { fieldGroup } from './field-group.ts';
import { template, text } from './text.ts';

/** Words of what can be done with all page views of /analytics: export, import, empty and undo. */
export const analyticsTools = () =>
  fieldGroup({
    heading: text('El título'),
    text: text({ label: 'Qué llevan los archivos y para qué sirven', widget: 'text' }),
    exportCsv: text('El botón del archivo para hojas de cálculo'),
    exportJson: text('El botón del archivo que se puede importar'),
    fileName: template('El nombre de los archivos, sin la extensión', 'day'),
    csv: fieldGroup({
      timestamp: text('Columna de la fecha en hora universal'),
      userAgent: text('Columna del navegador'),
    }).describe('Las columnas que el CSV tiene y la tabla no'),
    importJson: text('El botón que importa un archivo'),
    imported: template('Cuando un archivo se importó', 'added', 'known'),
    importedPartly: template(
      'Cuando se importó un archivo con filas que no son visitas',
      'added',
      'known',
      'unreadable',
    ),
    importFailed: template('Cuando un archivo no se puede importar', 'file'),
    importFull: text('Cuando las visitas de un archivo no caben'),
    failed: text('Cuando el navegador no deja cambiar el historial'),
    empty: text('El botón que vacía el historial'),
    confirm: fieldGroup({
      heading: text('La pregunta antes de vaciar'),
      text: template({ label: 'Qué se borra y cómo se recupera', widget: 'text' }, 'n'),
      accept: text('El botón que vacía'),
      cancel: text('El botón que no hace nada'),
    }).describe('La pregunta antes de vaciar'),
    emptied: text('Después de vaciar'),
    undo: text('El botón que recupera lo vaciado'),
    restored: text('Después de deshacer'),
  });
