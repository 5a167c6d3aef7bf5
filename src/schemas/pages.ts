import { fieldGroup } from './field-group.ts';
import { description, languageTag, longText, template, text, untranslated } from './text.ts';

/** content/pages/home.json: what the browser tab and search engines show. */
export const homePageSchema = () =>
  fieldGroup({
    title: text('El título en la pestaña del navegador', 'Casa Roble | Guadalajara'),
    description: description('La descripción en los buscadores'),
  });

/** content/pages/ficha.json: the few texts of /ficha that no other file has. */
export const sheetPageSchema = () =>
  fieldGroup({
    title: text('El título en la pestaña del navegador', 'Ficha | Casa Roble'),
    description: description('La descripción en los buscadores'),
    link: text('El enlace a la hoja: en Detalles y en el pie', 'La casa en una hoja'),
    heading: text('El título de la página: no se imprime'),
    lead: text('La entrada: no se imprime'),
    offer: text('Lo que se lee bajo el lugar, junto a la cifra grande', 'En obra negra, en venta'),
    site: text('El nombre de la dirección del sitio, entre los datos de contacto'),
    note: text('La nota al pie: si hay plantas'),
    print: text('El botón que imprime la hoja'),
    share: text('El botón que la comparte: por WhatsApp donde el sistema no ofrece otra cosa'),
    upToDate: template('Lo que se imprime junto al código: {address} es la dirección de la hoja', 'address'),
    day: template('De cuándo son los datos: {day} es el día en que se publicó', 'day'),
  });

/** What the page of the plans says, and what leads to it. */
const plansPageTexts = () => ({
  title: text('El título en la pestaña del navegador', 'El sol en la planta | Casa Roble'),
  description: description('La descripción en los buscadores'),
  link: text('El enlace a la página: bajo las plantas, en la hoja y en las exhibiciones que lo piden'),
  heading: text('El título de la página'),
  lead: text('La entrada'),
  note: text('La nota al pie: cómo se calculó y qué no cuenta'),
});

/** content/pages/plantas.json: what /plantas says of the plans and of the sun on them. */
export const plansPageSchema = () =>
  fieldGroup({
    ...plansPageTexts(),
    choices: fieldGroup({
      plan: text('La planta de hoy o la del proyecto', 'Planta'),
      day: text('El día', 'Día'),
      hour: text('La hora', 'Hora'),
      now: text('El botón que elige la hora que es', 'Ahora'),
    }).describe('Los nombres de lo que se elige'),
    days: fieldGroup({
      today: template('El día en que se publicó: {day} es su fecha', 'day'),
      march: template('El 20 de marzo', 'day'),
      june: template('El 21 de junio', 'day'),
      december: template('El 21 de diciembre', 'day'),
    }).describe('Los días que se pueden elegir'),
    words: fieldGroup({
      light: template(
        'El sol que entra: {ways} son las medidas y por dónde, {degrees} la altura del sol',
        'hour',
        'degrees',
        'ways',
      ),
      lightAndRoof: template(
        'Si entra y también baja por un hueco del techo, que es {roof}',
        'hour',
        'degrees',
        'ways',
        'roof',
      ),
      roof: template('Si solo baja por un hueco del techo', 'hour', 'degrees', 'roof'),
      way: template(
        'Hasta dónde entra por la mitad de un vidrio: {way} se escribe en plans.json',
        'depth',
        'way',
      ),
      little: template('Si no llega a medio metro por la mitad de un vidrio', 'way'),
      none: template('Si no entra nada', 'hour'),
      horizon: template('Si el sol está en el horizonte', 'hour'),
      before: template('Si el sol no ha salido', 'hour'),
      after: template('Si el sol ya se puso', 'hour'),
      polarNight: text('Si ese día no sale'),
    }).describe('Lo que se lee de cada hora'),
    withoutLight: fieldGroup(plansPageTexts()).describe(
      'Lo mismo, donde ninguna planta tiene `light`: no habla del sol',
    ),
  });

/** content/pages/not-found.json: the page of an unknown path, in Spanish and below it in the other languages, and what leads on from a former path. */
export const notFoundPageSchema = () =>
  fieldGroup({
    title: untranslated(text('El título en la pestaña del navegador')),
    figure: untranslated(text('La cifra grande', '404')),
    heading: untranslated(text('El título de la página')),
    headingLanguage: languageTag('El idioma de ese título', 'en'),
    text: longText('El párrafo'),
    homeLink: text('El botón de regreso'),
    logMessage: untranslated(text('Lo que se anota en la consola del navegador')),
    moved: fieldGroup({
      notice: text('Lo que se lee un instante'),
      link: template('El enlace: {title} es el título de la página', 'title'),
    })
      .describe('Una dirección de antes, que lleva a la de ahora (formerly)')
      .optional(),
  });
