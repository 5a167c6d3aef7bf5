import type { APIRoute } from 'astro';
import { ICON } from './_icons/icon.ts';

export const GET: APIRoute = () => new Response(ICON, { headers: { 'content-type': 'image/svg+xml' } });
