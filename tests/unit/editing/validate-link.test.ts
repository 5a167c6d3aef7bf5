import { expect, test } from 'vitest';
import { listContentFolder } from '../../../src/content/read-content.ts';
import { validateLink } from '../../../src/editing/content-check/validate-link.ts';
import { FIXTURE_SITE } from '../../support/temp-site.ts';

const SITE = 'https://torre-amapola.test';
const PAGE = '/exhibiciones/agua-prestada';
const DRAFT = '/exhibiciones/cuarto-oscuro';
const context = {
  ...(await listContentFolder(FIXTURE_SITE)),
  url: SITE,
  links: ['/', '/visita', '/plantas', PAGE],
  drafts: [DRAFT],
  redirects: new Map([['/exhibiciones/sed', PAGE]]),
  incompleteLocales: [],
};
const validate = (url: string) => validateLink(url, PAGE, context);

test.each([
  // The site writes links with these queries and fragments.
  ...['/', '/#contact', '/visita', `${PAGE}#foto-2`, '#obra-1', '/visita?dia=2026-12-21'],
  ...['/plantas?dia=2026-12-21&hora=17', '/plantas#cuarto-nivel-3', '/?asunto=Comprar#contact'],
  `${SITE}/visita?dia=2026-12-21`,
  ...[SITE, `${SITE}/visita`, 'https://x.mx/a_b?c=d'],
  ...['http://www.torre-amapola.test', 'http://torre-amapola.test/visita#x'],
  ...['http://x.mx', 'http://www.museo.mx'],
  ...['mailto:ana@museo.mx', 'mailto:ana@museo.mx?subject=Hola', 'tel:+525512345678'],
])('validateLink accepts %s', (url) => {
  expect(validate(url)).toStrictEqual([]);
});

test.each([
  ...['nada.md', 'javascript:alert(1)', '/exhibiciones/otra', 'tel:5512345678', 'museo', '/nada#contact'],
  ...['/exhibiciones/agua-prestata', '/vsita?dia=2026-12-21'],
])('validateLink rejects %s with examples', (url) => {
  expect(validate(url)).toStrictEqual([
    `El enlace "${url.replace(SITE, '')}" no lleva a ningún lado. Se espera una dirección https://…, un correo mailto:…, un teléfono tel:+52… o un lugar del sitio, por ejemplo /visita, /#contact o /exhibiciones/ y el nombre de una.`,
  ]);
});

test.each([
  ['/visita/', '/visita'],
  ['visita.html', '/visita'],
  ['visita', '/visita'],
  [`${SITE}/Visita/`, '/visita'],
  ['agua-prestada.md', PAGE],
  ['./agua-prestada', PAGE],
  ['../exhibiciones/agua-prestada.md', PAGE],
  ['/exhibiciones/sed', PAGE],
  ['sed.md', PAGE],
  ['www.museo.mx', 'https://www.museo.mx'],
  ['museo.mx/a', 'https://museo.mx/a'],
  ['torre-amapola.test/visita', '/visita'],
  ['ana@museo.mx', 'mailto:ana@museo.mx'],
])('validateLink rejects %s and suggests %s', (url, suggestion) => {
  expect(validate(url)).toStrictEqual([
    expect.stringContaining(` no lleva a ningún lado. Escríbelo así: ${suggestion}.`),
  ]);
});

test.each([DRAFT, `${DRAFT}#obra-1`, `${DRAFT}?utm_source=ig`])(
  'validateLink rejects the link %s to a draft',
  (url) => {
    expect(validate(url)).toStrictEqual([
      `El enlace "${url}" lleva a un borrador, que nadie ve. Publica esa exhibición (borra draft: true) o quita el enlace.`,
    ]);
  },
);
