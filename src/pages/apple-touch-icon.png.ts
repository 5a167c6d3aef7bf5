import type { APIRoute } from 'astro';
import { renderIcon } from './_icons/icon.ts';

const SIZE_PX = 180;

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await renderIcon(SIZE_PX)), { headers: { 'content-type': 'image/png' } });
