import type { z } from 'astro/zod';
import {
  enumField,
  fieldGroup,
  listField,
  optionalListField,
  sampleFlag,
  booleanField,
} from './field-group.ts';
import { multilineTextField, messageOpeningField, translatedTextField, nameField } from './text.ts';

// Limits of /ficha, which prints on one sheet.
const MAX_FACTS = 21;
const MAX_AMENITIES = 12;
const MAX_FEATURES = 15;

/** Name of an icon in src/assets/icons. */
export const iconName = enumField('El nombre del ícono', {
  armchair: 'Un sillón',
  'arrow-left': 'Una flecha a la izquierda',
  'arrow-right': 'Una flecha a la derecha',
  barbell: 'Una pesa',
  clock: 'Un reloj',
  'compass-tool': 'Un compás de dibujo',
  desk: 'Un escritorio',
  'envelope-simple': 'Un sobre',
  'flower-lotus': 'Una flor de loto',
  'map-pin': 'Un punto en el mapa',
  martini: 'Una copa',
  park: 'Un árbol y una banca',
  phone: 'Un teléfono',
  'shield-check': 'Un escudo con palomita',
  'sun-horizon': 'El sol en el horizonte',
  warning: 'Un triángulo de aviso',
  x: 'Una equis',
});

const block = <Items extends ReturnType<typeof listField>>(items: Items) => fieldGroup({ items });

const level = fieldGroup({
  name: translatedTextField('El nombre del nivel'),
  value: translatedTextField('Su superficie', '750 m²'),
});

const inProject = booleanField('En proyecto: true si todavía no se construye', false);

const detail = fieldGroup({
  label: translatedTextField('El dato', 'Recámaras'),
  value: translatedTextField('Su valor', '4'),
  fact: enumField('Qué dato es para los buscadores', {
    superficie: 'La superficie del penthouse',
    recamaras: 'Cuántas recámaras',
    banos: 'Cuántos baños',
    construccion: 'El año en que se construyó',
  }).optional(),
  isProject: inProject,
});

const furtherFact = fieldGroup({
  label: translatedTextField('El dato', 'Orientación'),
  value: translatedTextField('Su valor', 'Sur y poniente'),
  sample: sampleFlag,
});

const credit = fieldGroup({
  icon: iconName,
  name: translatedTextField('El proyecto', 'Diseño de interiores'),
  value: nameField('Quién lo firma', 'Estudio Ana Lucero'),
});

const amenity = fieldGroup({
  icon: iconName,
  name: translatedTextField('La amenidad', 'Gimnasio'),
  isProject: inProject,
});

/** Schema of content/sections/property.json: the facts and lists of the section Propiedad. */
export const propertySchema = fieldGroup({
  heading: translatedTextField('El título de la sección'),
  lead: multilineTextField('La entrada'),
  diagram: fieldGroup({
    label: translatedTextField('Qué muestra el dibujo, para lectores de pantalla'),
    upper: level.describe('El nivel de arriba'),
    lower: level.describe('El nivel de abajo'),
  }).describe('El dibujo de los dos niveles'),
  details: block(listField(detail, 'Los detalles, en orden')).describe('Bloque 1'),
  price: fieldGroup({
    label: translatedTextField('El dato', 'Precio'),
    value: translatedTextField('Su valor, con número o sin él', 'A solicitud'),
    sample: sampleFlag,
    request: fieldGroup({
      label: translatedTextField('El texto del enlace', 'Pedir precio'),
      subject: translatedTextField('El asunto que deja escrito en el formulario'),
      message: messageOpeningField(),
    }).describe('El enlace que lo pide'),
  })
    .describe('El precio: bajo los detalles y en /ficha')
    .optional(),
  more: optionalListField(
    furtherFact,
    `Más datos para quien decide, en orden: solo en /ficha, donde caben ${MAX_FACTS} con los detalles y los créditos`,
  ).optional(),
  design: block(listField(credit, 'Los créditos de diseño')).describe('Bloque 2'),
  amenities: block(listField(amenity, 'Las amenidades, en orden', MAX_AMENITIES)).describe('Bloque 3'),
  features: block(
    listField(
      translatedTextField('Una característica', 'Pisos de madera'),
      'Las características, en orden',
      MAX_FEATURES,
    ),
  ).describe('Bloque 4'),
  sample: sampleFlag,
}).superRefine(({ details, more = [], design }, context) => {
  const count = details.items.length + more.length + design.items.length;
  if (count <= MAX_FACTS) return;
  const path = [more.length > 0 ? 'more' : 'details'];
  const message = `En /ficha hay ${count} datos, con los detalles y los créditos. Se esperan ${MAX_FACTS} o menos, que son los que caben.`;
  context.addIssue({ code: 'custom', path, message });
});

export type Property = z.infer<typeof propertySchema>;
