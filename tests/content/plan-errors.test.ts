import { expect, test } from 'vitest';
import { checkDrawing } from '../../src/editing/content-check/check-picture.ts';
import { paint } from './paint.ts';
import { SiteFolder } from '../setup/site-folder.ts';
import { reportChanged } from './report-changed.ts';

const DRAWING = 'content/plans/muestra.svg';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">';

const report = async (drawing: string | Uint8Array) => {
  await using content = await SiteFolder.create();
  await content.write(DRAWING, drawing);
  return await checkDrawing(content.root, DRAWING);
};

test.each([
  `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`,
  `${SVG}<script>alert(1)</script>`,
  `${SVG}<s:script xmlns:s="http://www.w3.org/2000/svg"/>`,
  `${SVG}<path d=""\nONCLICK = "alert(1)"/>`,
  `${SVG}<a><animate/></a>`,
  `${SVG}<foreignObject/>`,
  `${SVG}<a href="javascript:alert(1)"/>`,
  `${SVG}<use href="data:image/svg+xml;base64,AA=="/>`,
  `${SVG}<style>path{fill:url(//example.com/a)}</style>`,
])('the drawing %s is refused', async (drawing) => {
  expect(await report(`${drawing}</svg>`)).toBe(
    `«${DRAWING}» lleva un script, una acción, una animación o algo de otra dirección. Se espera solo un dibujo: expórtalo de nuevo como SVG sencillo, con todo dentro.`,
  );
});

test('a drawing with a gradient and a picture inside is right, and a photograph with its name is not', async () => {
  const inside = '<path fill="url(#a)" d="M0 0h9"/><image href="data:image/png;base64,AA=="/>';
  expect(await report(`${SVG}${inside}</svg>`)).toStrictEqual({ width: 30, height: 20, format: 'svg' });
  expect(await report(await paint(30, 20, 'jpeg'))).toContain('no se puede abrir: no es un SVG');
});

const GALLERY = 'content/gallery/gallery.json';
const PLANS = 'content/plans/plans.json';

test('a site may have no plan, and then no view', async () => {
  const removePlans = (content: SiteFolder) => content.replace(PLANS, /"plans": \[[^]*\]/, '"plans": []');
  expect((await reportChanged(removePlans))[0]).toContain(
    `Se espera una planta de ${PLANS} (todavía no hay).`,
  );
  const told = await reportChanged(async (content) => {
    await removePlans(content);
    await content.replace(GALLERY, /,\s+"view": \{.*\}/g, '');
  });
  expect(told).toStrictEqual([]);
});
