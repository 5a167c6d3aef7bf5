import { expect, test } from 'vitest';
import type { SiteFolder } from '../setup/site-folder.ts';
import { paint } from './paint.ts';
import { reportChanged } from './report-changed.ts';

/** By file: what is replaced, and with what. */
const CHANGES: Record<string, [from: string | RegExp, to: string][]> = {
  'content/gallery/gallery.json': [
    [/"Escalera angosta[^"]*"/, '"IMG 2034.jpg"'],
    ['./montacargas.png', '../share.png'],
    [/ {2}\{\n[^]*?\n {2}\},\n/, ''],
    ['"piso", "x": 50, "y": 80', '"pizo", "x": 104.5, "y": -1'],
    ['"direction": 180', '"direction": 400'],
  ],
  'content/pages/home.json': [[/[^]*/, '[]']],
  'content/plans/plans.json': [['"techo"', '"piso"']],
  'content/sections/about.json': [[/"stats": \[[^]*\]/, '"stats": "tres"']],
  'content/sections/contact.json': [
    ['+52 81 4417 1480', '\u202a+52\u00a081\u20114417\u202f1480\u202c'],
    ['+52 1 81 4417 1490', '55 0000'],
    ['hola@torre-amapola.test', 'a@example.com, b@example.com'],
  ],
  'content/sections/property.json': [
    ['Ni un muro', 'Ni {n}'],
    [/(?<="lead": ")/, '2.200,50 metros cuadrados &amp; <i>CÃ³mo</i>'],
    ['"roleDescription"', '"roleDescripcion"'],
    ['"Vista {n} de {total}"', '"Vista {n}"'],
    ['"2, en el sótano"', '6'],
    ['"barbell"', '"barbel"'],
    [/"Elevador de carga",\s+/, ''],
    ['"1,480 m²", "fact"', '"1.480 m²", "fact"'],
    ['"more": [', '"more": [{ "label": "Clave", "value": "7" },'],
  ],
  'content/sections/vision.json': [
    ['{', '{ "precio": "x",'],
    [/"paragraphs": \[[^\]]*\]/, '"paragraphs": []'],
    ['../gallery/biblioteca.png', './cuadrada.jpg'],
  ],
  'content/sections/exhibitions.json': [
    [/(?<="heading": ")/, '\\u202e'],
    [/(?<="lead": ")/, '\\u000b**x**'],
    [/(?<="emptyTab": ")/, '*x* [y](z)'],
  ],
  'content/sections/hero.json': [[/(?<="heading": ")/, '\t']],
  'content/sections/footer.json': [[/(?<="place": ")/, '\v']],
  'content/site.json': [
    ['torre-amapola.test",', 'torre-amapola.test/",'],
    ['es-MX', 'español'],
    ['America/Monterrey', 'Monterrey'],
    ['"MX"', '"México"'],
  ],
};

test('all wrong values of JSON files are told in one run, by file and line', async () => {
  const told = await reportChanged(async (content) => {
    await content.write('content/sections/cuadrada.jpg', await paint(1280, 1280, 'jpeg'));
    for (const [file, changes] of Object.entries(CHANGES))
      for (const [from, to] of changes) await content.replace(file, from, to);
  });
  expect(told.join('\n')).toMatchInlineSnapshot(`
    "content/gallery/gallery.json:1 · Se encontró una lista de 19. Se espera una lista de exactamente 20.
    content/gallery/gallery.json:32 · «[7].view.plan» · Se encontró "pizo". Se espera una planta de content/plans/plans.json (piso, piso). Escríbela ahí o quita «view».
    content/gallery/gallery.json:32 · «[7].view.x» · Se encontró el número 104.5. Se espera un número de 0 a 100: el por ciento de su ancho.
    content/gallery/gallery.json:32 · «[7].view.y» · Se encontró el número -1. Se espera un número de 0 a 100: el por ciento de su alto.
    content/gallery/gallery.json:38 · «[8].view.direction» · Se encontró el número 400. Se espera un número de 0 a 360: 0 mira arriba, 90 a la derecha.
    content/gallery/gallery.json:56 · «[11].view.plan» · Se encontró "techo". Se espera una planta de content/plans/plans.json (piso, piso). Escríbela ahí o quita «view».
    content/gallery/gallery.json:80 · «[15].view.plan» · Se encontró "techo". Se espera una planta de content/plans/plans.json (piso, piso). Escríbela ahí o quita «view».
    content/gallery/gallery.json:84 · «[16].alt» · Se encontró "IMG 2034.jpg". Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Dos lienzos blancos recargados en una columna de concreto, con luz de mañana".
    content/gallery/gallery.json:87 · «[17].image» · «content/share.png» mide 1200 × 630 px. Se espera 1280 × 720 px o más, en forma 16:9.
    content/pages/home.json:1 · Se encontró una lista de 0. Se espera un grupo de campos: title, description.
    content/plans/plans.json:19 · «plans[2].id» · Otra planta ya se llama "piso". Dale otro nombre.
    content/sections/about.json:9 · «stats» · Se encontró "tres". Se espera una lista de exactamente 3.
    content/sections/contact.json:47 · «details.phone.value» · Se encontró "[U+202A]+52[U+00A0]81[U+2011]4417[U+202F]1480[U+202C]". Se espera un teléfono con + y su clave de país, solo números y espacios, por ejemplo "+52 55 1234 5678". Lo que está entre [ ] no se ve: bórralo y escríbelo de nuevo.
    content/sections/contact.json:50 · «details.whatsapp.value» · Se encontró "55 0000". Se espera un teléfono con + y su clave de país, solo números y espacios, por ejemplo "+52 55 1234 5678".
    content/sections/contact.json:53 · «details.email.value» · Se encontró "a@example.com, b@example.com". Se espera un solo correo, por ejemplo "hola@example.com".
    content/sections/exhibitions.json:2 · «heading» · Se encontró "[U+202E]Lo que cabe en un piso vacío.". Se espera un texto. Lo que está entre [ ] no se ve: bórralo y escríbelo de nuevo.
    content/sections/exhibitions.json:3 · «lead» · Se encontró "[U+000B]**x**Talleres y conciertos que duran lo que dura la …". Se espera un texto. Lo que está entre [ ] no se ve: bórralo y escríbelo de nuevo. Un texto no lleva etiquetas < > ni signos de Markdown, que se leen como están: bórralos.
    content/sections/exhibitions.json:6 · «emptyTab» · Se encontró "*x* [y](z)En esta temporada no hay nada todavía.". Se espera un texto. Un texto no lleva etiquetas < > ni signos de Markdown, que se leen como están: bórralos. Aquí los asteriscos se leen como están: bórralos.
    content/sections/footer.json:9 · Hay un signo de control, que no se ve. Borra el renglón y escríbelo de nuevo.
    content/sections/hero.json:3 · Esta línea no es JSON. Se espera "campo": "valor", con comillas rectas (dentro del texto, « », y ningún tabulador), una coma antes del siguiente campo y ninguna después del último; cada { y cada [ se cierra con su pareja.
    content/sections/property.json:2 · «heading» · Se encontró "Ni {n} por tirar.". Se espera un texto. Un texto no lleva llaves { }.
    content/sections/property.json:3 · «lead» · Se encontró "2.200,50 metros cuadrados &amp; <i>CÃ³mo</i>Una sola planta,…". Se espera un texto. Las letras llegaron rotas de otro programa: escríbelas de nuevo. Los miles llevan coma: 1,500 m². Un código como &amp; se lee como está: escribe el signo, &. Un texto no lleva etiquetas < > ni signos de Markdown, que se leen como están: bórralos.
    content/sections/property.json:9 · «carousel.roleDescription» · Falta este campo. Se espera un texto, por ejemplo "carrusel".
    content/sections/property.json:11 · «carousel.roleDescripcion» · No existe: roleDescripcion. Los campos posibles son: label, roleDescription, counter, announcement, previous, next, thumbnails, thumbnail, viewer.
    content/sections/property.json:13 · «carousel.announcement» · Se encontró "Vista {n}". Se espera un texto con {n} y {total}, que la página completa, y nada más entre llaves.
    content/sections/property.json:30 · «details.items[2].value» · Se encontró "1.480 m²". Se espera un texto, por ejemplo "4". Los miles llevan coma: 1,500 m².
    content/sections/property.json:36 · «details.items[8].value» · Se encontró el número 6. Se espera un texto, por ejemplo "4". Escríbelo entre comillas.
    content/sections/property.json:40 · «more» · Se encontró una lista de 7. Se espera una lista de hasta 6 datos.
    content/sections/property.json:65 · «amenities.items[4].icon» · Se encontró "barbel". Se espera una de estas palabras: armchair, arrow-left, arrow-right, barbell, clock, compass-tool, desk, envelope-simple, flower-lotus, map-pin, martini, park, phone, shield-check, sun-horizon, warning, x.
    content/sections/property.json:73 · «features.items» · Se encontró una lista de 10. Se espera una lista de exactamente 11.
    content/sections/vision.json:1 · «precio» · No existe: precio. Los campos posibles son: badge, heading, image, imageAlt, paragraphs, pairs.
    content/sections/vision.json:6 · «paragraphs» · Se encontró una lista de 0. Se espera una lista con uno o más elementos.
    content/sections/vision.json:16 · «pairs.items[1].project» · Mide 1280 × 1280 px y la de hoy 1280 × 720 px. Se esperan dos imágenes de una misma forma: recorta una como la otra.
    content/site.json:3 · «url» · Se encontró "https://torre-amapola.test/". Se espera una dirección que empiece con https://, solo con el dominio y sin diagonal al final, por ejemplo "https://casa-roble.example.com".
    content/site.json:4 · «language» · Se encontró "español". Se espera un código de idioma, por ejemplo "es-MX".
    content/site.json:5 · «timeZone» · Se encontró "Monterrey". Se espera una zona horaria con su nombre de la IANA, por ejemplo "America/Mexico_City".
    content/site.json:29 · «place.country» · Se encontró "México". Se espera un país en dos letras mayúsculas, por ejemplo "MX"."
  `);
});

test('a site may have no plan, and then no view', async () => {
  const PLANS = 'content/plans/plans.json';
  const removePlans = (content: SiteFolder) => content.replace(PLANS, /"plans": \[[^]*\]/, '"plans": []');
  expect((await reportChanged(removePlans))[0]).toContain(
    `Se espera una planta de ${PLANS} (todavía no hay).`,
  );
  const told = await reportChanged(async (content) => {
    await removePlans(content);
    await content.replace('content/gallery/gallery.json', /,\s+"view": \{.*\}/g, '');
  });
  expect(told).toStrictEqual([]);
});
