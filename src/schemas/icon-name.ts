import { choice } from './choice.ts';

/** Every drawing of src/assets/icons, by file name. A test compares this list with the folder. */
export const ICON_NAMES = [
  'armchair',
  'arrow-left',
  'arrow-right',
  'barbell',
  'clock',
  'compass-tool',
  'desk',
  'envelope-simple',
  'flower-lotus',
  'map-pin',
  'martini',
  'park',
  'phone',
  'shield-check',
  'sun-horizon',
  'warning',
  'x',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** The name of one drawing. */
export const iconName = () => choice(ICON_NAMES, 'El nombre del ícono, de la lista de abajo');
