import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import contact from '../../../content/sections/contact.json' with { type: 'json' };
import exhibitions from '../../../content/sections/exhibitions.json' with { type: 'json' };
import property from '../../../content/sections/property.json' with { type: 'json' };
import site from '../../../content/site.json' with { type: 'json' };
import ContactForm from '../../../src/islands/ContactForm/ContactForm.tsx';
import ExhibitionTabs from '../../../src/islands/ExhibitionTabs/ExhibitionTabs.tsx';
import Navbar from '../../../src/islands/Navbar/Navbar.tsx';
import PropertyCarousel from '../../../src/islands/PropertyCarousel/PropertyCarousel.tsx';

const { navigation } = site;
const { tabs } = exhibitions;
const captions = Array.from({ length: 20 }, (_, index) => `Pie ${index + 1}`);
const thumbnails = captions.map((_, index) => ({
  avif: `${index}.avif`,
  fallback: `${index}.webp`,
  width: 160,
  height: 100,
}));

/** Each island as the server sends it: these tests run without a browser, so a look at `window` would fail them. */
const html = {
  navbar: renderToString(
    <Navbar
      label={navigation.label}
      openMenuLabel={navigation.openMenu}
      menu={<a href="#about">Acerca de</a>}
    />,
  ),
  carousel: renderToString(
    <PropertyCarousel words={property.carousel} captions={captions} thumbnails={thumbnails}>
      <div className="keen-slider__slide">Una foto</div>
    </PropertyCarousel>,
  ),
  tabs: renderToString(
    <ExhibitionTabs
      label={exhibitions.tabsLabel}
      tabs={[
        { status: 'past', panelId: 'exhibitions-pasadas', label: tabs.past, count: 5 },
        { status: 'current', panelId: 'exhibitions-actual', label: tabs.current, count: 1 },
        { status: 'upcoming', panelId: 'exhibitions-proximas', label: tabs.upcoming, count: 1 },
      ]}
      past={<article>Antes</article>}
      current={<article>Ahora</article>}
      upcoming={<article>Luego</article>}
    />,
  ),
  form: renderToString(
    <ContactForm
      words={contact.form}
      notices={site.notices}
      email={{ value: contact.details.email.value, href: 'mailto:contacto@example.com' }}
    />,
  ),
};

const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

test('the bar brings its menu, closed', () => {
  expect(html.navbar).toContain('aria-expanded="false"');
  expect(html.navbar).toContain('Acerca de');
});

test('the gallery brings its slides and twenty thumbnails that are links, the first selected', () => {
  expect(html.carousel).toContain('Una foto');
  expect(countOf(html.carousel, /href="#imagen-\d+"/g)).toBe(20);
  expect(countOf(html.carousel, /aria-selected="true"/g)).toBe(1);
  expect(html.carousel).toContain('1 / 20');
  expect(html.carousel.replaceAll('<!-- -->', '')).toContain('Imagen 1 de 20: Pie 1');
});

test('the tabs bring every exhibition, the current ones selected', () => {
  for (const words of ['Antes', 'Ahora', 'Luego']) expect(html.tabs).toContain(words);
  expect(html.tabs).toMatch(/id="exhibitions-actual-tab"[^>]*aria-selected="true"/);
  expect(countOf(html.tabs, /aria-selected="true"/g)).toBe(1);
});

test('the form brings its four required fields, empty, and an address to write to without it', () => {
  expect(countOf(html.form, /required=""/g)).toBe(4);
  expect(html.form).not.toContain('value="');
  expect(html.form).toContain('href="mailto:contacto@example.com"');
  expect(html.form).not.toContain('action=');
});

test('none has a style attribute or an inline handler, which the policy would drop', () => {
  expect(Object.values(html).join('')).not.toMatch(/ (style|on[a-z]+)="/);
});
