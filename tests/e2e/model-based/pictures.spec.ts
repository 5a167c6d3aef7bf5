import type { Locator, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { parse } from 'yaml';
import { interpolate } from '../../../src/i18n/interpolate.ts';
import * as carousel from '../gallery-page.ts';
import { control, counter, strip } from '../viewer-page.ts';
import { expect, test } from '../fixtures.ts';
import { gallery as pictures, pictureOf, plans, property, vision } from '../fixture-content.ts';
import { weighted, type Command, commandFor, runModel } from './run-model.ts';

/** An entry of the history: the viewer is open where the fragment is that of a picture. */
interface Entry {
  fragment: string;
  /** Whether a picture of the page has opened it: closing goes back over it. */
  isOpened: boolean;
}

interface Model {
  /** The picture of the gallery, and the one last seen in the viewer. */
  slide: number;
  entries: Entry[];
  entry: number;
  isToday: boolean;
  isEnlarged: boolean;
  isPlanOpen: boolean;
  /** How wide a picture is that isn't enlarged, by what is shown. */
  widths: Map<string, number>;
}

type PictureCommand = Command<Model>;

const { carousel: words } = property;
const total = pictures.length;
/** At an end a button rests, and keeps the focus. */
const REGARDLESS = { force: true };
const WITHOUT_PICTURE = 'about';

/** Each picture with what is said of it, of its place on a plan, and of the same place as it is today. */
const photos = carousel.photos.map((photo, index) => {
  const { view, alt = '' } = pictures[index] ?? {};
  const level = plans.plans.find(({ id }) => id === view?.plan);
  const pair = vision.pairs.items.find(({ project }) => pictureOf(project) === pictures[index]);
  const turn = (index: number) =>
    Math.abs((((view?.direction ?? 0) - (level?.north ?? 0) - 45 * index + 900) % 360) - 180);
  const [nearest = 0] = plans.directions
    .map((_, index) => index)
    .sort((one, other) => turn(one) - turn(other));
  const sentence = interpolate(plans.view, {
    from: view?.from ?? level?.name ?? '',
    direction: plans.directions[nearest] ?? '',
  });
  return { ...photo, alt, view, level, pair, sentence };
});
type Photo = (typeof photos)[0];
const photoOf = (number: number) => photos[number - 1] as Photo;
const nameOf = ({ number, name }: Photo) =>
  carousel.interpolateNumber(plans.link, number).replace('{alt}', name);
const onLevel = (level: Photo['level']) => photos.filter((photo) => photo.level && photo.level === level);
/** Photos whose numbers the drawing has: those of the state that it shows, and the selected photo. */
const onDrawing = (selected: Photo, isToday: boolean) =>
  onLevel(selected.level).filter(
    (photo) => photo === selected || Boolean(photo.isProject) === (Boolean(selected.isProject) && !isToday),
  );
const OF_TODAY = photos.filter(({ level, isProject }) => level && !isProject);
/** Where a choice of the viewer shows the place as it is today. */
const WITH_CHOICE = photos.filter(({ pair, level }) => pair && level);
/** From each number on a plan to the picture before and to the one after it. */
const BY_KEY = photos
  .filter(({ level }) => level)
  .flatMap((photo) => [[photo, 'ArrowRight'] as const, [photo, 'ArrowLeft'] as const]);
const NUMBERS = photos.map(({ number }) => number);

const plan = (page: Page): Locator => carousel.viewer(page).getByRole('list');

const readShown = ({ entries, entry }: Model): number | undefined => {
  const [, number] = /^foto-(\d+)$/.exec(entries[entry]?.fragment ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
};
const isOpen = (model: Model) => readShown(model) !== undefined;
const shownPhoto = (model: Model) => photoOf(readShown(model) ?? 0);

/** After the fragment has changed: another picture is whole and of the project. */
function follow(model: Model, before: number | undefined): void {
  const shown = readShown(model);
  if (shown !== before) {
    model.isToday = false;
    model.isEnlarged = false;
  }
  model.slide = shown ?? model.slide;
}

const change = (model: Model, act: () => void) => {
  const before = readShown(model);
  act();
  follow(model, before);
};
const arrive = (model: Model, entry: number) => change(model, () => (model.entry = entry));
const add = (model: Model, fragment: string, isPushedEntry = false) =>
  change(model, () => {
    if (model.entries[model.entry]?.fragment === fragment) return;
    model.entries.splice(model.entry + 1, Infinity, { fragment, isOpened: isPushedEntry });
    model.entry += 1;
  });
/** Shows another picture in the same entry. */
const turn = (model: Model, number: number) =>
  change(model, () => {
    const entry = model.entries[model.entry];
    if (entry && number >= 1 && number <= total) entry.fragment = `foto-${number}`;
  });
const close = (model: Model) => {
  if (model.entries[model.entry]?.isOpened) {
    arrive(model, model.entry - 1);
    return;
  }
  change(model, () => (model.entries[model.entry] = { fragment: '', isOpened: false }));
};

const closed = (step: PictureCommand): PictureCommand => ({ ...step, isPossible: (model) => !isOpen(model) });
const opened = (step: PictureCommand, isPossible: (photo: Photo, model: Model) => unknown = () => true) => ({
  ...step,
  isPossible: (model: Model) => isOpen(model) && Boolean(isPossible(shownPhoto(model), model)),
});

const turnGallery = (steps: 1 | -1) =>
  closed({
    name: steps > 0 ? 'turns the gallery to the next picture' : 'turns the gallery back',
    run: async (page, model) => {
      await (steps > 0 ? carousel.next(page) : carousel.previous(page)).click(REGARDLESS);
      model.slide = Math.min(Math.max(model.slide + steps, 1), total);
    },
  });

const chooseThumbnail = (number: number) =>
  closed({
    name: `chooses thumbnail ${number}`,
    run: async (page, model) => {
      await carousel.thumbnail(page, number).click();
      model.slide = number;
    },
  });

const openSlide = closed({
  name: 'opens the picture of the gallery',
  run: async (page, model) => {
    await carousel.slideLink(page, model.slide).click();
    add(model, `foto-${model.slide}`, true);
  },
});

const openNumber = ({ number }: Photo) =>
  closed({
    name: `opens number ${number} of a plan of the page`,
    run: async (page, model) => {
      const link = page.getByRole('main').getByRole('link', { name: nameOf(photoOf(number)), exact: true });
      await link.locator('text').click();
      add(model, `foto-${number}`, true);
    },
  });

const type = (fragment: string): PictureCommand => ({
  name: `types the address #${fragment}`,
  run: async (page, model) => {
    const before = readShown(model);
    await page.evaluate((hash) => (location.hash = hash), fragment);
    add(model, fragment);
    const shown = readShown(model);
    if (shown === undefined) await showGallery(page);
    else if (before !== undefined && before !== shown) await expect(strip(page)).toBeFocused();
  },
});

const press = (name: string, steps: number) =>
  opened({
    name: `presses '${name}'`,
    run: async (page, model) => {
      await control(page, name).click(REGARDLESS);
      turn(model, (readShown(model) ?? 0) + steps);
    },
  });

const pressKey = (key: 'ArrowRight' | 'ArrowLeft' | 'Home' | 'End') =>
  opened({
    name: `presses ${key} on the picture`,
    run: async (page, model) => {
      await strip(page).press(key);
      const shown = readShown(model) ?? 0;
      const goals = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 1, End: total };
      // Arrows move what is enlarged.
      if (!model.isEnlarged || !key.startsWith('Arrow')) turn(model, goals[key]);
    },
  });

const walkTo = (place: number) =>
  opened(
    {
      name: `presses number ${place + 1} of those on the viewer’s plan`,
      run: async (page, model) => {
        const numbers = onDrawing(shownPhoto(model), model.isToday);
        const photo = numbers[place % numbers.length] as Photo;
        await plan(page)
          .getByRole('link', { name: nameOf(photo), exact: true })
          .locator('text')
          .click();
        turn(model, photo.number);
      },
    },
    ({ level }, { isPlanOpen }) => level && isPlanOpen,
  );

const fold = opened(
  {
    name: 'folds the plan, or opens it',
    run: async (page, model) => {
      await control(page, shownPhoto(model).level?.name ?? '').click();
      model.isPlanOpen = !model.isPlanOpen;
    },
  },
  ({ level }) => level,
);

/** The focus walks along on a plan; where the next picture is on another drawing, or on none, keys go on from the picture. */
const walkByKey = ([{ number }, key]: readonly [Photo, 'ArrowRight' | 'ArrowLeft']): PictureCommand => ({
  name: `presses ${key} on number ${number} of the viewer’s plan`,
  run: async (page, model) => {
    await type(`foto-${number}`).run(page, model);
    if (!model.isPlanOpen) await fold.run(page, model);
    const current = plan(page).locator('[aria-current]');
    await expect(current).toHaveAccessibleName(nameOf(photoOf(number)));
    await current.press(key);
    if (!model.isEnlarged) turn(model, number + (key === 'ArrowRight' ? 1 : -1));
    const isOnDrawing = onDrawing(photoOf(number), false).includes(shownPhoto(model));
    await expect(isOnDrawing ? current : strip(page)).toBeFocused();
  },
});

const chooseToday = (isToday: boolean) =>
  opened(
    {
      name: `chooses '${isToday ? vision.pairs.today : vision.pairs.project}'`,
      run: async (page, model) => {
        const name = isToday ? vision.pairs.today : vision.pairs.project;
        await carousel.viewer(page).getByRole('radio', { name, exact: true }).check();
        model.isToday = isToday;
      },
    },
    ({ pair, level }) => pair && level,
  );

const pressChoice = opened(
  {
    name: 'presses an arrow on what is chosen of the place',
    run: async (page, model) => {
      const name = model.isToday ? vision.pairs.today : vision.pairs.project;
      await carousel.viewer(page).getByRole('radio', { name, exact: true }).press('ArrowRight');
      model.isToday = !model.isToday;
    },
  },
  ({ pair, level }) => pair && level,
);

const enlarge = opened({
  name: 'enlarges the picture, or shows it whole',
  run: async (page, model) => {
    await control(page, words.viewer.zoom).click();
    model.isEnlarged = !model.isEnlarged;
  },
});

/** What was chosen of a picture isn't what is chosen of the next one. */
const lookAndGoOn = ([from, to]: readonly Photo[]): PictureCommand => {
  const [typeFrom, typeTo] = [from, to].map((photo) => type(`foto-${photo?.number ?? ''}`));
  return {
    name: `looks at picture ${from?.number ?? ''} as it is today, enlarged, and then at ${to?.number ?? ''}`,
    run: async (page, model) => {
      await typeFrom?.run(page, model);
      await chooseToday(true).run(page, model);
      if (!model.isEnlarged) await enlarge.run(page, model);
      await expectPageToMatch(page, model);
      await typeTo?.run(page, model);
    },
  };
};

const showOnPlan = opened(
  {
    name: 'follows the link to the plan of the page',
    run: async (page, model) => {
      await carousel.viewer(page).getByRole('link', { name: plans.showOnPlan }).click();
      add(model, `planta-${readShown(model) ?? ''}`);
    },
  },
  // Beside a plan there is no link to it.
  ({ level }, { isPlanOpen }) => level && !isPlanOpen,
);

const closeBy = (name: string, act: (page: Page) => Promise<unknown>) =>
  opened({
    name: `closes the viewer by ${name}`,
    run: async (page, model) => {
      await act(page);
      close(model);
    },
  });

const goBack: PictureCommand = {
  name: 'goes back',
  isPossible: ({ entry }) => entry > 0,
  run: async (page, model) => {
    await page.goBack();
    arrive(model, model.entry - 1);
    if (!isOpen(model)) await showGallery(page);
  },
};

const goForward: PictureCommand = {
  name: 'goes forward',
  isPossible: ({ entry, entries }) => entry < entries.length - 1,
  run: async (page, model) => {
    await page.goForward();
    arrive(model, model.entry + 1);
    if (!isOpen(model)) await showGallery(page);
  },
};

const reload: PictureCommand = {
  name: 'reloads the page',
  run: async (page, model) => {
    await page.reload();
    model.slide = 1;
    model.isPlanOpen = false;
    follow(model, undefined);
    if (!isOpen(model)) await showGallery(page);
  },
};

/** Its island hydrates when it is near. */
const showGallery = (page: Page) =>
  carousel
    .gallery(page)
    .evaluate((region) => region.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** What `ariaSnapshot` says of a part, with the state that it is in. */
const part = (role: string, name: string, state?: string | false) =>
  `${role} ${JSON.stringify(name)}${state ? ` [${state}]` : ''}`;
const tellLink = (name: string, fragment: string, ...parts: object[]) => ({
  [part('link', name)]: [{ '/url': `#${fragment}` }, ...parts],
});

/** All that a screen reader finds in the viewer. */
function tellViewer(model: Model): (string | object)[] {
  const photo = shownPhoto(model);
  const { number, level, pair } = photo;
  const { isToday, isEnlarged, isPlanOpen } = model;
  const today = isToday ? pair?.todayAlt : undefined;
  const said = `${carousel.interpolateNumber(words.announcement, number)}: ${today ?? photo.caption}`;
  const choices = [
    [vision.pairs.today, isToday],
    [vision.pairs.project, !isToday],
  ] as const;
  const radios = choices.flatMap(([text, isChosen]) => [
    part('radio', text, isChosen && 'checked'),
    { text },
  ]);
  return [
    { [part('group', said)]: [part('img', today ?? photo.alt)] },
    ...(pair && level ? [{ [part('radiogroup', pair.title)]: radios }] : []),
    ...(level ? [part('button', level.name, isPlanOpen && 'expanded')] : []),
    ...(level && isPlanOpen ? tellPlan(photo, level.name, isToday) : []),
    ...(level && !isPlanOpen ? [tellLink(plans.showOnPlan, `planta-${number}`)] : []),
    { paragraph: said },
    part('button', words.viewer.zoom, isEnlarged && 'pressed'),
    part('button', words.previous, number === 1 && 'disabled'),
    part('button', words.next, number === total && 'disabled'),
    part('button', words.viewer.close),
  ];
}

const tellPlan = (selected: Photo, name: string, isToday: boolean) => [
  part('img', selected.sentence),
  {
    [part('list', name)]: onDrawing(selected, isToday).map((photo) => ({
      listitem: [tellLink(nameOf(photo), `foto-${photo.number}`, { text: String(photo.number) })],
    })),
  },
];

async function expectViewer(page: Page, model: Model): Promise<void> {
  const photo = shownPhoto(model);
  const { number, pair, level, isProject } = photo;
  const { isToday, isEnlarged, isPlanOpen, widths } = model;
  const dialog = carousel.viewer(page);
  const readParts = async () => parse(await dialog.ariaSnapshot()) as object[];
  await expect.poll(readParts).toEqual([{ [part('dialog', words.viewer.label)]: tellViewer(model) }]);
  await expect(counter(page, number)).toBeVisible();
  const caption = isToday && pair ? `${pair.title} · ${vision.pairs.today}` : photo.caption;
  await expect(dialog.getByText(caption, { exact: true }).filter({ visible: true })).toHaveCount(1);
  const shown = strip(page).getByRole('img');
  await expect.poll(() => shown.evaluate(isSeenInMiddle)).toBe(true);
  const { width = 0 } = (await shown.boundingBox()) ?? {};
  const key = [number, isToday, isPlanOpen].join();
  if (!isEnlarged) widths.set(key, width);
  else if (widths.has(key)) expect(width, 'it is enlarged').not.toBe(widths.get(key));
  if (level && isPlanOpen) {
    const isProjectShown = isProject && !isToday;
    await expectPlan(page, photo, isToday, isProjectShown ? level.project : level.today);
  }
}

/** Whether the visitor sees this picture in the middle of what is seen of it. */
function isSeenInMiddle(picture: Element): boolean {
  const stage = picture.closest('[role=group]')?.getBoundingClientRect();
  const own = picture.getBoundingClientRect();
  if (!stage || !(picture as HTMLImageElement).naturalWidth) return false;
  const [left, right] = [Math.max(own.left, stage.left), Math.min(own.right, stage.right)];
  const [top, bottom] = [Math.max(own.top, stage.top), Math.min(own.bottom, stage.bottom)];
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === picture;
}

/** Where each number of the plan is on it, and how it is drawn; where its cone looks; and whether its drawing is the one of the page with this name. */
function readPlan(list: Element, drawingName: string) {
  const own = list.parentElement?.querySelector('img');
  const onPage = [...document.querySelectorAll('img')].find(({ alt }) => alt.startsWith(drawingName));
  const { left = 0, top = 0, width = 0, height = 0 } = own?.getBoundingClientRect() ?? {};
  const { a, b } = new DOMMatrix(getComputedStyle(list.querySelector('path') ?? list).transform);
  const numbers = Array.from(list.querySelectorAll('a'), (link) => {
    const disc = link.querySelector('circle + circle') ?? link;
    const box = disc.getBoundingClientRect();
    return {
      x: (100 * (box.left + box.width / 2 - left)) / width,
      y: (100 * (box.top + box.height / 2 - top)) / height,
      isDashed: getComputedStyle(disc).strokeDasharray !== 'none',
      isCurrent: link.getAttribute('aria-current') === 'true',
      isStop: link.tabIndex === 0,
    };
  });
  return { numbers, direction: (Math.atan2(b, a) * 180) / Math.PI, isOfState: own?.src === onPage?.src };
}

async function expectPlan(
  page: Page,
  photo: Photo,
  isToday: boolean,
  { alt }: { alt: string },
): Promise<void> {
  const drawn = onDrawing(photo, isToday).map((other) => ({
    x: expect.closeTo(other.view?.x ?? 0, 0),
    y: expect.closeTo(other.view?.y ?? 0, 0),
    isDashed: Boolean(other.isProject),
    isCurrent: other === photo,
    isStop: other === photo,
  }));
  const { numbers, direction, isOfState } = await plan(page).evaluate(readPlan, alt);
  expect(numbers).toEqual(drawn);
  expect(Math.cos(((direction - (photo.view?.direction ?? 0)) * Math.PI) / 180), 'the cone').toBeCloseTo(
    1,
    5,
  );
  expect(isOfState, 'the drawing is that of what is shown').toBe(true);
}

async function expectPageToMatch(page: Page, model: Model): Promise<void> {
  const { entries, entry, slide } = model;
  await expect.poll(() => page.evaluate(() => location.hash.slice(1))).toBe(entries[entry]?.fragment);
  await expect(carousel.viewer(page)).toHaveCount(isOpen(model) ? 1 : 0);
  if (isOpen(model)) await expectViewer(page, model);
  else await carousel.expectSlide(page, slide);
}

test('the picture that is shown, its name, its place on the plan and the address say the same', async ({
  context,
}) => {
  await runModel<Model>(context, {
    start: async (page) => {
      await carousel.openGallery(page);
      return {
        slide: 1,
        entries: [{ fragment: '', isOpened: false }],
        entry: 0,
        isToday: false,
        isEnlarged: false,
        // A wide window begins without it.
        isPlanOpen: false,
        widths: new Map<string, number>(),
      };
    },
    commands: [
      commandFor([1, -1] as const, turnGallery),
      commandFor(NUMBERS, chooseThumbnail),
      fc.constant(openSlide),
      commandFor(OF_TODAY, openNumber),
      ...weighted(commandFor(WITH_CHOICE, ({ number }) => type(`foto-${number}`))),
      commandFor([WITH_CHOICE, WITH_CHOICE.toReversed()], lookAndGoOn),
      commandFor([...NUMBERS.map((number) => `foto-${number}`), WITHOUT_PICTURE], type),
      commandFor(['ArrowRight', 'ArrowLeft', 'Home', 'End'] as const, pressKey),
      commandFor([0, 1, 2, 3, 4, 5], walkTo),
      ...weighted(commandFor(BY_KEY, walkByKey)),
      ...weighted(commandFor([true, true, false], chooseToday)),
      ...weighted(fc.constantFrom(press(words.next, 1), press(words.previous, -1))),
      fc.constantFrom(
        closeBy('Escape', (page) => page.keyboard.press('Escape')),
        closeBy('its button', (page) => control(page, words.viewer.close).click()),
      ),
      ...[pressChoice, fold, enlarge, showOnPlan, goBack, goForward, reload].map((step) => fc.constant(step)),
    ],
    expectPageToMatch,
  });
});
