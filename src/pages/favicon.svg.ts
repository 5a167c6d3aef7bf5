import { PALETTE } from '../styles/palette.ts';

const { concrete, ink, accent } = PALETTE;

/** The icon of a tab: the two levels between their columns, and the horizon in a window. */
export const GET = (): Response =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="${concrete}" d="M0 0h16v16H0z"/><path fill="${ink}" d="M2 3h2v3h8V3h2v11h-2v-1H4v1H2V3Zm2 5v3h2V8H4Zm4 0v3h4V8H8Z"/><path fill="${accent.DEFAULT}" d="M9 9h2v1H9z"/></svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
