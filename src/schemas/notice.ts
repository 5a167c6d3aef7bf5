import { fieldGroup } from './field-group.ts';
import { text } from './text.ts';

/** The two lines of a notice. */
export const notice = () =>
  fieldGroup({
    title: text('La primera línea del aviso'),
    text: text('La segunda línea del aviso'),
  });
