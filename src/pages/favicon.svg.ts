import type { APIRoute } from 'astro';
import { ICON } from './_icons/icon.ts';

/** Serves the icon of browser tabs. */
export const GET: APIRoute = () => new Response(ICON, { headers: { 'content-type': 'image/svg+xml' } });
