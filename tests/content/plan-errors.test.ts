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
  '<script>alert(1)</script>',
  '<s:script xmlns:s="http://www.w3.org/2000/svg"/>',
  '<path d=""\nONCLICK = "alert(1)"/>',
  '<a><animate/></a>',
  '<foreignObject/>',
  '<a href="javascript:alert(1)"/>',
  '<use href="data:image/svg+xml;base64,AA=="/>',
  '<style>path{fill:url(//example.com/a)}</style>',
])('a drawing with %s is refused', async (inside) => {
  expect(await report(`${SVG}${inside}</svg>`)).toBe(
    `«${DRAWING}» lleva un script, una acción, una animación o algo de otra dirección. Se espera solo un dibujo: expórtalo de nuevo como SVG sencillo, con todo dentro.`,
  );
});

test('a drawing that defines entities is refused, and a photograph with its name', async () => {
  expect(await report(`<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}</svg>`)).toContain('Se espera solo un dibujo');
  expect(await report(await paint(30, 20, 'jpeg'))).toContain('no se puede abrir: no es un SVG');
});

test('a drawing with a gradient and a picture inside is right', async () => {
  const inside = '<path fill="url(#a)" d="M0 0h9"/><image href="data:image/png;base64,AA=="/>';
  expect(await report(`${SVG}${inside}</svg>`)).toEqual({ width: 30, height: 20, format: 'svg' });
});

const GALLERY = 'content/gallery/gallery.json';
const PLANS = 'content/plans/plans.json';

test('views outside a drawing or on no plan are told, and two plans of one name', async () => {
  const told = await reportChanged(async (content) => {
    await content.replace(GALLERY, '"piso", "x": 50, "y": 80', '"pizo", "x": 104.5, "y": -1');
    await content.replace(GALLERY, '"direction": 180', '"direction": 400');
    await content.replace(PLANS, '"techo"', '"piso"');
  });
  expect(told).toEqual([
    `${GALLERY}:37 · «[8].view.plan» · Se encontró "pizo". Se espera una planta de ${PLANS} (piso, piso). Escríbela ahí o quita «view».`,
    `${GALLERY}:37 · «[8].view.x» · Se encontró el número 104.5. Se espera un número de 0 a 100: el por ciento de su ancho.`,
    `${GALLERY}:37 · «[8].view.y» · Se encontró el número -1. Se espera un número de 0 a 100: el por ciento de su alto.`,
    `${GALLERY}:43 · «[9].view.direction» · Se encontró el número 400. Se espera un número de 0 a 360: 0 mira arriba, 90 a la derecha.`,
    `${GALLERY}:61 · «[12].view.plan» · Se encontró "techo". Se espera una planta de ${PLANS} (piso, piso). Escríbela ahí o quita «view».`,
    `${GALLERY}:85 · «[16].view.plan» · Se encontró "techo". Se espera una planta de ${PLANS} (piso, piso). Escríbela ahí o quita «view».`,
    `${PLANS}:19 · «plans[2].id» · Otra planta ya se llama "piso". Dale otro nombre.`,
  ]);
});

test('a site may have no plan, and then no view', async () => {
  const removePlans = (content: SiteFolder) => content.replace(PLANS, /"plans": \[[^]*\]/, '"plans": []');
  expect((await reportChanged(removePlans))[0]).toContain(
    `Se espera una planta de ${PLANS} (todavía no hay).`,
  );
  const told = await reportChanged(async (content) => {
    await removePlans(content);
    await content.replace(GALLERY, /,\s+"view": \{.*\}/g, '');
  });
  expect(told).toEqual([]);
});
