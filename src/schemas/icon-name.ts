import { choice } from './field-group.ts';

const ICONS = {
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
} as const;

/** Every drawing of src/assets/icons, by file name. */
export const ICON_NAMES = Object.keys(ICONS);

/** The name of one drawing. */
export const iconName = () => choice('El nombre del ícono', ICONS);
