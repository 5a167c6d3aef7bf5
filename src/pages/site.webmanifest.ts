import { getContentFile } from '../queries/content-file.ts';
import { PALETTE } from '../styles/palette.ts';

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
  // Its mark is inside Android's safe zone.
  { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
];

/** What a browser shows when the site is kept on a phone's home screen; it opens as any page. */
export async function GET(): Promise<Response> {
  const site = await getContentFile('site');
  const manifest = {
    id: '/',
    name: site.name,
    short_name: site.name,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    background_color: PALETTE.concrete,
    theme_color: PALETTE.ink,
    icons: ICONS.map((icon) => ({ ...icon, type: 'image/png' })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}
