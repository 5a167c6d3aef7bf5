import { fieldGroup } from './field-group.ts';
import { template } from './template.ts';
import { text } from './text.ts';

const csv = () =>
  fieldGroup({
    timestamp: text({ help: 'Columna de la fecha en hora universal', example: 'Fecha y hora UTC' }),
    userAgent: text({ help: 'Columna del navegador', example: 'Navegador' }),
  });

const confirm = () =>
  fieldGroup({
    heading: text({ help: 'La pregunta antes de vaciar', example: '¿Vaciar el historial?' }),
    text: template({
      help: 'Qué se borra y cómo se recupera',
      example: 'Se borran las visitas guardadas en este navegador: {n}.',
    }),
    accept: text({ help: 'El botón que vacía', example: 'Sí, vaciar' }),
    cancel: text({ help: 'El botón que no hace nada', example: 'Cancelar' }),
  });

/** Words of what can be done with the whole history of /analytics: export, import, empty and undo. */
export const analyticsTools = () =>
  fieldGroup({
    heading: text({ help: 'El título', example: 'Guardar y juntar historiales' }),
    text: text({
      help: 'Qué llevan los archivos y para qué sirven',
      example: 'Los archivos llevan el historial completo.',
    }),
    exportCsv: text({ help: 'El botón del archivo para hojas de cálculo', example: 'Exportar CSV' }),
    exportJson: text({ help: 'El botón del archivo que se puede importar', example: 'Exportar JSON' }),
    fileName: template({
      help: 'El nombre de los archivos, sin la extensión',
      example: 'historial-de-visitas-{day}',
    }),
    csv: csv().describe('Las columnas que el CSV tiene y la tabla no'),
    importJson: text({ help: 'El botón que importa un archivo', example: 'Importar JSON' }),
    imported: template({
      help: 'Cuando un archivo se importó',
      example: 'Importación terminada. Visitas nuevas: {added}. Ya estaban: {known}.',
    }),
    importedPartly: template({
      help: 'Cuando se importó un archivo con filas que no son visitas',
      example:
        'Importación terminada. Visitas nuevas: {added}. Ya estaban: {known}. Filas que no son visitas: {unreadable}.',
    }),
    importFailed: template({
      help: 'Cuando un archivo no se puede importar',
      example: 'El archivo «{file}» no es un historial de visitas en JSON. No se cambió nada.',
    }),
    importFull: text({
      help: 'Cuando las visitas de un archivo no caben',
      example: 'Las visitas de ese archivo no caben en este navegador. No se cambió nada.',
    }),
    failed: text({
      help: 'Cuando el navegador no deja cambiar el historial',
      example: 'El navegador no lo permitió. No se cambió nada.',
    }),
    empty: text({ help: 'El botón que vacía el historial', example: 'Vaciar historial' }),
    confirm: confirm().describe('La pregunta antes de vaciar'),
    emptied: text({ help: 'Después de vaciar', example: 'El historial se vació.' }),
    undo: text({ help: 'El botón que recupera lo vaciado', example: 'Deshacer' }),
    restored: text({ help: 'Después de deshacer', example: 'El historial se recuperó.' }),
  });
