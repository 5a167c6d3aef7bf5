import { getContentFile } from '../queries/content-file.ts';
import { PALETTE } from '../styles/palette.ts';

const icon = (size: number, purpose: 'any' | 'maskable', name: string) => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

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
    icons: [
      icon(192, 'any', 'icon'),
      icon(512, 'any', 'icon'),
      // Its mark is inside Android's safe zone.
      icon(512, 'maskable', 'icon-maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}
