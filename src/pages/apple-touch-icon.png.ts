import type { APIRoute } from 'astro';
import { drawIcon } from './_icons/icon.ts';

const SIDE_PX = 180;

/** The icon on the home screens of phones. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawIcon(SIDE_PX)), { headers: { 'content-type': 'image/png' } });
