import type { IconName } from '../../schemas/icon-name.ts';
import type { PropertyFact } from '../../schemas/property-fact.ts';
import type { SectionId } from '../../schemas/section-link.ts';

const ICONS: Record<IconName, string> = {
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
};

const SECTIONS: Record<SectionId, string> = {
  property: 'La sección Propiedad',
  exhibitions: 'La sección Exhibiciones',
  about: 'La sección Acerca de',
  vision: 'La sección Visión',
  contact: 'La sección Contacto',
};

const FACTS: Record<PropertyFact, string> = {
  superficie: 'La superficie del penthouse',
  recamaras: 'Cuántas recámaras',
  banos: 'Cuántos baños',
  construccion: 'El año en que se construyó',
};

const STATUSES = {
  pasada: 'Ya terminó: pestaña Pasadas',
  actual: 'Está abierta: pestaña Actual',
  proxima: 'Está por venir: pestaña Próximas',
  próxima: 'Lo mismo que proxima',
};

/** What each word that an editor may choose means, in Spanish: icons, sections and tabs have names for programs. */
export const WORD_MEANINGS: Readonly<Record<string, string>> = {
  ...ICONS,
  ...SECTIONS,
  ...FACTS,
  ...STATUSES,
};
