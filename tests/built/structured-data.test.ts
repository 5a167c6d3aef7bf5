import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as words from '../e2e/written-files.ts';
import { HOSTILE_TITLE } from '../setup/build-once.ts';
import {
  EXHIBITION_COUNT,
  fileAt,
  findAll,
  findTwice,
  homePage,
  pages,
  SITE_URL,
  textOf,
} from './built-site.ts';
import { listObjects, readGraph, withType } from './json-ld.ts';

/** When an exhibition is, where its days are written. */
const DAYS: Record<string, (string | undefined)[]> = {
  'Telar de persianas': ['2024-06-01', undefined],
  [HOSTILE_TITLE]: ['2026-09-07', '2027-03-14'],
  'La hora de la siesta': ['2026-10-03', '2027-01-30'],
};

const home = readGraph(homePage);
const events = withType(
  pages.flatMap(([, html]) => readGraph(html)),
  'ExhibitionEvent',
).filter(({ inLanguage }) => inLanguage === words.site.language);
const [barro = {}] = withType(readGraph(textOf('exhibiciones/barro-que-suena.html')), 'ExhibitionEvent');

test('the residence is told as the page has it, without what is of the project alone', () => {
  const valueOf = (fact: string) => words.property.details.items.find((item) => item.fact === fact)?.value;
  const residences = withType(home, 'Apartment');
  expect(residences).toMatchObject([
    {
      name: words.site.name,
      description: words.home.description,
      address: { addressLocality: words.site.place.city, addressCountry: words.site.place.country },
      floorSize: { value: 1480, unitCode: 'MTK' },
      numberOfBathroomsTotal: Number(valueOf('banos')),
      yearBuilt: Number(valueOf('construccion')),
      amenityFeature: words.property.amenities.items
        .filter((item) => !('isProject' in item))
        .map(({ name }) => ({ name, value: true })),
    },
  ]);
  expect(valueOf('recamaras')).toBeDefined();
  expect(residences[0]).not.toHaveProperty('numberOfBedrooms');
});

test('the price is told as the page has it, of the residence', () => {
  expect(withType(home, 'RealEstateListing')).toMatchObject([
    {
      mainEntity: { '@id': withType(home, 'Apartment')[0]?.['@id'] },
      offers: { description: words.property.price.value },
    },
  ]);
});

test('what is told in two languages has an @id and a URL in each', () => {
  const ids = ['index.html', 'en.html'].map((file) =>
    readGraph(textOf(file)).flatMap((node) => [node['@id'], node.url]),
  );
  const [spanish = [], english = []] = ids.map((told) => told.filter((one) => one !== undefined));
  expect(english).toHaveLength(spanish.length);
  expect(english.filter((id) => spanish.includes(id))).toStrictEqual([]);
});

test('the collective is told with its e-mail and telephone', () => {
  const [email, telephone] = [words.contact.details.email.value, words.contact.details.phone.value];
  expect(withType(home, 'Organization')).toMatchObject([{ name: words.site.collective, email, telephone }]);
});

test('when one may come, which days are closed, and that nobody pays', () => {
  const { hours, closedDays } = words.visits;
  const venue = {
    isAccessibleForFree: true,
    openingHoursSpecification: [
      {
        dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`),
        opens: '09:30',
        closes: hours.to,
      },
      { dayOfWeek: ['https://schema.org/Saturday'], opens: '10:00', closes: '12:00' },
    ],
    specialOpeningHoursSpecification: closedDays.map(({ day, from = day, to = day }) => ({
      validFrom: from,
      validThrough: to,
      opens: '00:00',
      closes: '00:00',
    })),
  };
  expect(withType(home, 'EventVenue')).toMatchObject([venue]);
});

test('every published exhibition is told once, on its page', () => {
  for (const [path, html] of pages)
    for (const { url } of withType(readGraph(html), 'ExhibitionEvent')) expect(url).toBe(SITE_URL + path);
  expect(events).toHaveLength(EXHIBITION_COUNT);
  expect(findTwice(events.map(({ name }) => String(name)))).toStrictEqual([]);
});

test('an exhibition is told by whom and where', () => {
  const idOf = (type: string) => withType(home, type)[0]?.['@id'];
  for (const event of events)
    expect(event).toMatchObject({
      inLanguage: words.site.language,
      location: { '@id': idOf('EventVenue') },
      organizer: { '@id': idOf('Organization') },
    });
});

test('an exhibition is told with its days, if they are written', () => {
  const days = events.map(({ name, startDate, endDate }) => [name, [startDate, endDate]]);
  const expected = events.map(({ name }) => [name, DAYS[String(name)] ?? [undefined, undefined]]);
  expect(days).toStrictEqual(expected);
});

test('an exhibition with a title that would end the script is told as any other', () => {
  expect(events.find(({ name }) => name === HOSTILE_TITLE)).toMatchObject({
    description: 'Una mesa de veintiséis metros, y todo lo que se pone encima.',
    workFeatured: { creditText: 'Carpintería Ebano' },
  });
});

test("activities to come are told with the offset of the site's time zone", () => {
  const activities = withType(listObjects(events), 'Event');
  expect(activities.map(({ startDate, endDate }) => [startDate, endDate])).toStrictEqual([
    ['2026-12-06T17:30:00-06:00', undefined],
    ['2027-01-30T09:00:00-06:00', '2027-01-30T11:00:00-06:00'],
  ]);
});

test('exhibitions and activities are free, on the spot, and as planned', () => {
  for (const event of listObjects(events).filter((node) => String(node['@type']).endsWith('Event')))
    expect(event).toMatchObject({
      isAccessibleForFree: true,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
    });
});

test('an exhibition is told with all its pictures, the main one first, in the sizes of their files', async () => {
  const pictures = listObjects(barro.image);
  expect(pictures.map(({ height }) => height)).toStrictEqual(['640 px', '600 px', '1200 px', '600 px']);
  for (const { url, ...size } of pictures) {
    const { width, height } = await sharp(fileAt(String(url))).metadata();
    expect(size).toMatchObject({ width: `${width} px`, height: `${height} px` });
  }
});

test('works are told by whom, of when and of what, and no year that is a guess', () => {
  const works = [
    ['La Abuela', 'Taller Los Hornos', '2019', 'barro cocido a cielo abierto'],
    ['Silbato de bolsillo', 'Ramiro Tijerina, de once años', '2018', 'barro crudo'],
    ['Horno', 'Taller Los Hornos', undefined, 'ladrillo'],
  ].map(([name, creator, dateCreated, artMedium]) => ({ name, creator, dateCreated, artMedium }));
  expect(barro.workFeatured).toEqual(works.map((work) => ({ '@type': 'VisualArtwork', ...work })));
});

test('what JSON-LD names is there, once', () => {
  const targets = pages.flatMap(([path, html]) => [
    SITE_URL + path,
    ...findAll(html, /<[a-z][^>]* id="([^"]*)"/g).map((id) => `${SITE_URL}${path}#${id}`),
  ]);
  expect(findTwice(targets)).toStrictEqual([]);
  const told = listObjects(pages.map(([, html]) => readGraph(html))).flatMap((node) => node['@id'] ?? []);
  expect(told.filter((target) => !targets.some((known) => known === target))).toStrictEqual([]);
});
