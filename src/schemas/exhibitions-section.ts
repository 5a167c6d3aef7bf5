import type { z } from 'astro/zod';
import type { ExhibitionStatus } from './exhibition-status.ts';
import { fieldGroup } from './field-group.ts';
import { description, LONG, longText, messageOpening, template, text } from './text.ts';

/** The labels of `/exhibiciones/<slug>`. */
const page = () =>
  fieldGroup({
    title: template('El título en la pestaña del navegador: {title} es el de la exhibición', 'title'),
    back: text('El enlace de vuelta a la lista: la flecha la pone la página'),
    artist: text('La palabra sobre quién la hizo'),
    date: text('La palabra sobre la fecha'),
    status: text('La palabra sobre el estado'),
    calendar: text('El enlace que la lleva al calendario de quien visita'),
    speaker: text('La línea sobre la persona que conversa'),
    visit: fieldGroup({
      label: text('El texto del botón'),
      subject: template('El asunto que deja escrito: {title} es el título de la exhibición', 'title'),
      message: messageOpening(),
      dayMessage: template(
        'Cómo empieza el mensaje de quien elige un día: {day} es ese día y {title} la exhibición',
        'day',
        'title',
      ).meta(LONG),
      hourSubject: template(
        'El asunto de quien elige un día y una hora: {title} es la exhibición, {day} el día y {hour} la hora',
        'title',
        'day',
        'hour',
      ),
      hourMessage: template('Cómo empieza su mensaje', 'day', 'hour', 'title').meta(LONG),
    }).describe('El botón y los días para elegir, si no ha terminado'),
    access: text('El título sobre lo que pide de quien la visita (access)').optional(),
    accessOver: text('El mismo título cuando ya terminó').optional(),
    activities: text('El título sobre sus actividades').optional(),
    activityTime: template(
      'Cuándo es una actividad, también en la tarjeta: {day} es el día y {hours} son las horas',
      'day',
      'hours',
    ).optional(),
    activityCalendar: template(
      'El enlace de una al calendario, para lectores de pantalla: {activity} es su nombre',
      'activity',
    ),
    booking: fieldGroup({
      label: text('El texto del enlace'),
      subject: template(
        'El asunto que deja escrito: {activity} es la actividad y {title} la exhibición',
        'activity',
        'title',
      ),
      message: template(
        'Cómo empieza el mensaje: {activity} es la actividad como la dice su inSentence, {title} la exhibición y {time}, el día y las horas',
        'activity',
        'title',
        'time',
      ).meta(LONG),
      inSentence: template('Lo mismo de una actividad sin inSentence: {activity} es su nombre', 'activity'),
    }).describe('El enlace de una actividad con needsBooking: true'),
    pictures: text('El título sobre sus fotografías'),
    credit: template('El crédito de una imagen: {name} es de quién es', 'name'),
    works: text('El título sobre la lista de sus obras'),
    others: text('El nombre de los enlaces del final, para lectores de pantalla'),
    previous: text('La línea sobre la anterior'),
    next: text('La línea sobre la siguiente'),
    all: text('El enlace a la lista: la flecha la pone la página'),
  });

/** Texts that depend on the day. Without them only the tabs follow the calendar. */
const byDay = () =>
  fieldGroup({
    since: template('La fecha de una sin date ni closes: {day} es el día en que abre', 'day'),
    lastWeek: text('El estado en sus últimos siete días'),
    opensOn: template('El estado cuando faltan catorce días o menos: {day} es el día en que abre', 'day'),
    emptyCurrent: text('Lo que se lee en la pestaña Actual sin exhibiciones'),
    nextOpens: template('Lo que sigue: {day} es el día en que abre la próxima', 'day'),
    seePast: text('Lo que sigue si no hay próxima: el enlace a Pasadas'),
    emptyUpcoming: text('Lo que se lee en la pestaña Próximas sin exhibiciones'),
    propose: text('Lo que sigue: el enlace a la propuesta'),
  })
    .describe('Lo que se lee según el día')
    .optional();

/** content/sections/exhibitions.json: the labels around the exhibitions. */
export const exhibitionsSectionSchema = () =>
  fieldGroup({
    heading: text('El título de la sección'),
    lead: longText('La entrada'),
    tabsLabel: text(
      'El nombre de las pestañas, y de la línea de años de /exhibiciones, para lectores de pantalla',
    ),
    tabs: fieldGroup({
      past: text('La pestaña de las que ya pasaron'),
      current: text('La pestaña de la que está abierta'),
      upcoming: text('La pestaña de las que vienen'),
    } satisfies Record<ExhibitionStatus, unknown>).describe('Las pestañas'),
    emptyTab: text('Lo que se lee en una pestaña sin exhibiciones'),
    detailsLink: text('El enlace de cada tarjeta a su página: la flecha la pone la página'),
    allLink: template(
      'El enlace a la lista bajo las seis de número más alto: {count} es cuántas hay y la flecha la pone la página',
      'count',
    ),
    videoLink: text('El enlace al video: la flecha la pone la página'),
    newTabNote: text('El aviso del enlace, para lectores de pantalla'),
    until: template('La fecha de la que está abierta, si no lleva date: {day} es su último día', 'day'),
    statuses: fieldGroup({
      past: text('El estado de una que ya pasó'),
      current: text('El estado de la que está abierta'),
      upcoming: text('El estado de una que viene'),
    } satisfies Record<ExhibitionStatus, unknown>).describe(
      'El estado, en la página de cada exhibición y en la lista',
    ),
    byDay: byDay(),
    proposal: fieldGroup({
      text: text('La línea antes del botón'),
      label: text('El texto del botón'),
      subject: text('El asunto que deja escrito en el formulario'),
    }).describe('La invitación al final de la sección'),
    page: page().describe('La página de cada exhibición'),
    /** The labels of `/exhibiciones`. */
    list: fieldGroup({
      title: text('El título en la pestaña del navegador'),
      description: description('La descripción en los buscadores'),
      heading: text('El título de la página'),
      lead: longText('La entrada: que siga siendo cierta cuando haya más'),
      calendar: text('El calendario con todas: su nombre y su enlace'),
      feed: text('El enlace a la misma lista por RSS'),
    }).describe('/exhibiciones, la lista de todas'),
  });

export type ExhibitionsSection = z.infer<ReturnType<typeof exhibitionsSectionSchema>>;
