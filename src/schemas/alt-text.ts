import { text } from './text.ts';

const EXAMPLE = 'Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad';

/** What a picture shows, for people who do not see it; never empty. */
export const altText = () =>
  text({ help: 'Qué se ve en la imagen, para quien no puede verla', example: EXAMPLE });
