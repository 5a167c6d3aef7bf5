import type { APIRoute } from 'astro';
import { renderIcon } from './_icons/icon.ts';

const SIZE_PX = 180;

/** Serves the icon for the home screen of iOS and iPadOS. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await renderIcon(SIZE_PX)), { headers: { 'content-type': 'image/png' } });
