import type { z } from 'astro/zod';
import { fieldGroup } from './field-group.ts';
import { iconName } from './icon-name.ts';
import { list } from './list.ts';
import { explainFact, propertyFact, readFact } from './property-fact.ts';
import { template } from './template.ts';
import { text } from './text.ts';

// Counts fixed by the specification, section 2, "Property section content".
export const DETAIL_COUNT = 9;
export const DESIGN_COUNT = 2;
export const AMENITY_COUNT = 7;
export const FEATURE_COUNT = 11;

const blockHeading = (example: string) => text({ help: 'El título del bloque', example });

const level = (example: string) =>
  fieldGroup({
    name: text({ help: 'El nombre del nivel', example }),
    value: text({ help: 'Su superficie', example: '1,100 m²' }),
  });

const diagram = () =>
  fieldGroup({
    label: text({
      help: 'Qué muestra el dibujo, para lectores de pantalla',
      example: 'Corte esquemático: dos niveles…',
    }),
    upper: level('Roof garden').describe('El nivel de arriba'),
    lower: level('Área habitable').describe('El nivel de abajo'),
  });

const carousel = () =>
  fieldGroup({
    label: text({
      help: 'El nombre del carrusel, para lectores de pantalla',
      example: 'Galería de la propiedad',
    }),
    roleDescription: text({ help: 'Qué es, para lectores de pantalla', example: 'carrusel' }),
    counter: template({ help: 'El contador que se ve', example: '{n} / {total}' }),
    announcement: template({ help: 'El contador que se escucha', example: 'Imagen {n} de {total}' }),
    previous: text({ help: 'El botón de la flecha izquierda', example: 'Imagen anterior' }),
    next: text({ help: 'El botón de la flecha derecha', example: 'Imagen siguiente' }),
    thumbnails: text({ help: 'El nombre de la fila de miniaturas', example: 'Miniaturas' }),
    thumbnail: template({ help: 'El nombre de cada miniatura', example: 'Ver imagen {n} de {total}' }),
  });

const detail = () =>
  fieldGroup({
    label: text({ help: 'El dato', example: 'Recámaras' }),
    value: text({ help: 'Su valor', example: '4' }),
    fact: propertyFact().optional(),
  }).superRefine(({ fact, value }, context) => {
    if (fact !== undefined && readFact(fact, value) === undefined)
      context.addIssue({ code: 'custom', path: ['value'], message: explainFact(fact, value) });
  });

const details = () =>
  fieldGroup({
    heading: blockHeading('Detalles'),
    items: list(detail(), { help: 'Los detalles, en orden', count: DETAIL_COUNT }).superRefine(
      (items, context) => {
        for (const [index, { fact }] of items.entries()) {
          if (fact === undefined || items.findIndex((other) => other.fact === fact) === index) continue;
          const message = `Otro detalle ya dice "fact": "${fact}". Déjalo solo en uno.`;
          context.addIssue({ code: 'custom', path: [index, 'fact'], message });
        }
      },
    ),
  });

const design = () =>
  fieldGroup({
    heading: blockHeading('Diseño'),
    items: list(
      fieldGroup({
        icon: iconName(),
        name: text({ help: 'El proyecto', example: 'Diseño de interiores' }),
        value: text({ help: 'Quién lo firma', example: 'Estudio Lino y Cal' }),
      }),
      { help: 'Los créditos de diseño', count: DESIGN_COUNT },
    ),
  });

const amenities = () =>
  fieldGroup({
    heading: blockHeading('Amenidades'),
    items: list(fieldGroup({ icon: iconName(), name: text({ help: 'La amenidad', example: 'Gimnasio' }) }), {
      help: 'Las amenidades, en orden',
      count: AMENITY_COUNT,
    }),
  });

const features = () =>
  fieldGroup({
    heading: blockHeading('Características'),
    items: list(text({ help: 'Una característica', example: 'Planta libre' }), {
      help: 'Las características, en orden',
      count: FEATURE_COUNT,
    }),
  });

/** content/sections/property.json: words, facts and lists of Propiedad (specification 2, property section). */
export const propertySchema = () =>
  fieldGroup({
    heading: text({ help: 'El título de la sección', example: 'Mitad techo, mitad cielo.' }),
    lead: text({ help: 'La entrada', example: 'Hoy hay losas, columnas y muros de concreto.' }),
    diagram: diagram().describe('El dibujo de los dos niveles'),
    carousel: carousel().describe('Los textos del carrusel'),
    details: details().describe('Bloque 1'),
    design: design().describe('Bloque 2'),
    amenities: amenities().describe('Bloque 3'),
    features: features().describe('Bloque 4'),
  });

export type Property = z.infer<ReturnType<typeof propertySchema>>;
