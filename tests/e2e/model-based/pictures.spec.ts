import type { Locator, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { parse } from 'yaml';
import { interpolate } from '../../../src/i18n/interpolate.ts';
import * as carousel from '../gallery-page.ts';
import { lightboxButton, counter, track } from '../lightbox-page.ts';
import { expect, test } from '../fixtures.ts';
import { about, gallery as pictures, findGalleryImage, plans, property, vision } from '../fixture-content.ts';
import { weighted, type Command, commandFor, runModel } from './run-model.ts';

/** History entry. The lightbox is open if its fragment names a photo. */
interface HistoryEntry {
  fragment: string;
  /** Whether a click on the page has added the entry. Closing the lightbox then goes back. */
  isOpened: boolean;
}

interface Model {
  /** Number of the current slide of the gallery. The lightbox updates it. */
  slide: number;
  entries: HistoryEntry[];
  entry: number;
  isToday: boolean;
  isEnlarged: boolean;
  isPlanOpen: boolean;
  /** Width of each image that is not enlarged, by number, state and plan visibility. */
  widths: Map<string, number>;
}

type PictureCommand = Command<Model>;

const { carousel: uiStrings } = property;
const total = pictures.length;
/** Clicks buttons that are disabled at the first or last image. */
const FORCE_CLICK = { force: true };
const SECTION_WITHOUT_PHOTO = 'about';

/** Photos with their floor plan, their comparison and the description of their viewpoint. */
const photos = carousel.photos.map((photo, index) => {
  const { view, alt = '' } = pictures[index] ?? {};
  const level = plans.plans.find(({ id }) => id === view?.plan);
  const pair = vision.pairs.items.find(({ project }) => findGalleryImage(project) === pictures[index]);
  const getAngleTo = (index: number) =>
    Math.abs((((view?.direction ?? 0) - (level?.north ?? 0) - 45 * index + 900) % 360) - 180);
  const [nearest = 0] = plans.directions
    .map((_, index) => index)
    .sort((a, b) => getAngleTo(a) - getAngleTo(b));
  const sentence = interpolate(plans.view, {
    from: view?.from ?? level?.name ?? '',
    direction: plans.directions[nearest] ?? '',
  });
  return { ...photo, alt, view, level, pair, sentence };
});
type Photo = (typeof photos)[0];
const getPhoto = (number: number) => photos[number - 1] as Photo;
const getLinkName = ({ number, name }: Photo) =>
  carousel.interpolateNumber(plans.link, number).replace('{alt}', name);
const getLevelPhotos = (level: Photo['level']) =>
  photos.filter((photo) => photo.level && photo.level === level);
/** Returns the photos on the drawing: those of its plan state and the selected photo. */
const getDrawingPhotos = (selected: Photo, isToday: boolean) =>
  getLevelPhotos(selected.level).filter(
    (photo) => photo === selected || Boolean(photo.isProject) === (Boolean(selected.isProject) && !isToday),
  );
const PHOTOS_OF_TODAY = photos.filter(({ level, isProject }) => level && !isProject);
/** Renderings whose comparison the lightbox can switch to a photo of today. */
const COMPARISON_PHOTOS = photos.filter(({ pair, level }) => pair && level);
/** Each photo on a plan with each arrow key. */
const ARROW_KEY_CASES = photos
  .filter(({ level }) => level)
  .flatMap((photo) => [[photo, 'ArrowRight'] as const, [photo, 'ArrowLeft'] as const]);
const NUMBERS = photos.map(({ number }) => number);

/** List of the numbers on the plan of the lightbox. */
const planNumbers = (page: Page): Locator => carousel.lightbox(page).getByRole('list');

const getOpenNumber = ({ entries, entry }: Model): number | undefined => {
  const [, number] = /^foto-(\d+)$/.exec(entries[entry]?.fragment ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
};
const isOpen = (model: Model) => getOpenNumber(model) !== undefined;
const getOpenPhoto = (model: Model) => getPhoto(getOpenNumber(model) ?? 0);

/** Updates the model after a fragment change. A different photo resets the zoom and the state. */
function applyFragment(model: Model, previousNumber: number | undefined): void {
  const currentNumber = getOpenNumber(model);
  if (currentNumber !== previousNumber) {
    model.isToday = false;
    model.isEnlarged = false;
  }
  model.slide = currentNumber ?? model.slide;
}

const changeFragment = (model: Model, action: () => void) => {
  const previousNumber = getOpenNumber(model);
  action();
  applyFragment(model, previousNumber);
};
const goToEntry = (model: Model, entry: number) =>
  changeFragment(model, () => {
    model.entry = entry;
  });
const pushEntry = (model: Model, fragment: string, isOpened = false) =>
  changeFragment(model, () => {
    if (model.entries[model.entry]?.fragment === fragment) return;
    model.entries.splice(model.entry + 1, Infinity, { fragment, isOpened });
    model.entry += 1;
  });
/** Shows a different photo in the same history entry. */
const showPhoto = (model: Model, number: number) =>
  changeFragment(model, () => {
    const entry = model.entries[model.entry];
    if (entry && number >= 1 && number <= total) entry.fragment = `foto-${number}`;
  });
const close = (model: Model) => {
  if (model.entries[model.entry]?.isOpened) {
    goToEntry(model, model.entry - 1);
    return;
  }
  changeFragment(model, () => {
    model.entries[model.entry] = { fragment: '', isOpened: false };
  });
};

const whenClosed = (step: PictureCommand): PictureCommand => ({
  ...step,
  isPossible: (model) => !isOpen(model),
});
const whenOpen = (
  step: PictureCommand,
  isPossible: (photo: Photo, model: Model) => unknown = () => true,
) => ({
  ...step,
  isPossible: (model: Model) => isOpen(model) && Boolean(isPossible(getOpenPhoto(model), model)),
});

const moveGallery = (steps: 1 | -1) =>
  whenClosed({
    name: steps > 0 ? 'shows the next slide' : 'shows the previous slide',
    run: async (page, model) => {
      await (steps > 0 ? carousel.next(page) : carousel.previous(page)).click(FORCE_CLICK);
      model.slide = Math.min(Math.max(model.slide + steps, 1), total);
    },
  });

const selectThumbnail = (number: number) =>
  whenClosed({
    name: `selects thumbnail ${number}`,
    run: async (page, model) => {
      await carousel.thumbnail(page, number).click();
      model.slide = number;
    },
  });

const openSlide = whenClosed({
  name: 'opens the current slide',
  run: async (page, model) => {
    await carousel.slideLink(page, model.slide).click();
    pushEntry(model, `foto-${model.slide}`, true);
  },
});

const openNumber = ({ number }: Photo) =>
  whenClosed({
    name: `opens number ${number} of a floor plan on the page`,
    run: async (page, model) => {
      const link = page
        .getByRole('main')
        .getByRole('link', { name: getLinkName(getPhoto(number)), exact: true });
      await link.locator('text').click();
      pushEntry(model, `foto-${number}`, true);
    },
  });

const enterFragment = (fragment: string): PictureCommand => ({
  name: `enters the fragment #${fragment}`,
  run: async (page, model) => {
    const previousNumber = getOpenNumber(model);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
    pushEntry(model, fragment);
    const currentNumber = getOpenNumber(model);
    if (currentNumber === undefined) {
      // The lightbox closes and leaves the page at the section.
      if (previousNumber !== undefined)
        await expect(page.getByRole('heading', { name: about.heading })).toBeInViewport();
      await showGallery(page);
    } else if (previousNumber !== undefined && previousNumber !== currentNumber)
      await expect(track(page)).toBeFocused();
  },
});

const press = (name: string, steps: number) =>
  whenOpen({
    name: `presses '${name}'`,
    run: async (page, model) => {
      await lightboxButton(page, name).click(FORCE_CLICK);
      showPhoto(model, (getOpenNumber(model) ?? 0) + steps);
    },
  });

const pressKey = (key: 'ArrowRight' | 'ArrowLeft' | 'Home' | 'End') =>
  whenOpen({
    name: `presses ${key} on the image`,
    run: async (page, model) => {
      await track(page).press(key);
      const currentNumber = getOpenNumber(model) ?? 0;
      const targets = { ArrowRight: currentNumber + 1, ArrowLeft: currentNumber - 1, Home: 1, End: total };
      // Arrow keys pan an enlarged image.
      if (!model.isEnlarged || !key.startsWith('Arrow')) showPhoto(model, targets[key]);
    },
  });

const selectPlanNumber = (index: number) =>
  whenOpen(
    {
      name: `selects number ${index + 1} on the plan of the lightbox`,
      run: async (page, model) => {
        const numbers = getDrawingPhotos(getOpenPhoto(model), model.isToday);
        const photo = numbers[index % numbers.length] as Photo;
        await planNumbers(page)
          .getByRole('link', { name: getLinkName(photo), exact: true })
          .locator('text')
          .click();
        showPhoto(model, photo.number);
      },
    },
    ({ level }, { isPlanOpen }) => level && isPlanOpen,
  );

const togglePlan = whenOpen(
  {
    name: 'opens or closes the plan',
    run: async (page, model) => {
      await lightboxButton(page, getOpenPhoto(model).level?.name ?? '').click();
      model.isPlanOpen = !model.isPlanOpen;
    },
  },
  ({ level }) => level,
);

/** Moves along the plan with an arrow key. The focus moves to the track if the next photo is not on the drawing. */
const pressKeyOnPlan = ([{ number }, key]: readonly [Photo, 'ArrowRight' | 'ArrowLeft']): PictureCommand => ({
  name: `presses ${key} on number ${number} of the plan`,
  run: async (page, model) => {
    await enterFragment(`foto-${number}`).run(page, model);
    if (!model.isPlanOpen) await togglePlan.run(page, model);
    const current = planNumbers(page).locator('[aria-current]');
    await expect(current).toHaveAccessibleName(getLinkName(getPhoto(number)));
    await current.press(key);
    if (!model.isEnlarged) showPhoto(model, number + (key === 'ArrowRight' ? 1 : -1));
    const isOnDrawing = getDrawingPhotos(getPhoto(number), false).includes(getOpenPhoto(model));
    await expect(isOnDrawing ? current : track(page)).toBeFocused();
  },
});

const selectState = (isToday: boolean) =>
  whenOpen(
    {
      name: `selects '${isToday ? vision.pairs.today : vision.pairs.project}'`,
      run: async (page, model) => {
        const name = isToday ? vision.pairs.today : vision.pairs.project;
        await carousel.lightbox(page).getByRole('radio', { name, exact: true }).check();
        model.isToday = isToday;
      },
    },
    ({ pair, level }) => pair && level,
  );

const pressKeyOnState = whenOpen(
  {
    name: 'presses an arrow key on the selected state',
    run: async (page, model) => {
      const name = model.isToday ? vision.pairs.today : vision.pairs.project;
      await carousel.lightbox(page).getByRole('radio', { name, exact: true }).press('ArrowRight');
      model.isToday = !model.isToday;
    },
  },
  ({ pair, level }) => pair && level,
);

const toggleZoom = whenOpen({
  name: 'toggles the zoom',
  run: async (page, model) => {
    await lightboxButton(page, uiStrings.viewer.zoom).click();
    model.isEnlarged = !model.isEnlarged;
  },
});

/** Changes the state and the zoom of a photo before a different photo is opened. */
const changeStateThenMove = ([from, to]: readonly Photo[]): PictureCommand => {
  const [enterFrom, enterTo] = [from, to].map((photo) => enterFragment(`foto-${photo?.number ?? ''}`));
  return {
    name: `enlarges photo ${from?.number ?? ''} of today, then opens ${to?.number ?? ''}`,
    run: async (page, model) => {
      await enterFrom?.run(page, model);
      await selectState(true).run(page, model);
      if (!model.isEnlarged) await toggleZoom.run(page, model);
      await expectPageToMatch(page, model);
      await enterTo?.run(page, model);
    },
  };
};

const showOnPlan = whenOpen(
  {
    name: 'follows the link to the plan on the page',
    run: async (page, model) => {
      await carousel.lightbox(page).getByRole('link', { name: plans.showOnPlan }).click();
      pushEntry(model, `planta-${getOpenNumber(model) ?? ''}`);
    },
  },
  // An open plan replaces the link.
  ({ level }, { isPlanOpen }) => level && !isPlanOpen,
);

const closeWith = (name: string, action: (page: Page) => Promise<unknown>) =>
  whenOpen({
    name: `closes the lightbox with ${name}`,
    run: async (page, model) => {
      await action(page);
      close(model);
    },
  });

const goBack: PictureCommand = {
  name: 'goes back',
  isPossible: ({ entry }) => entry > 0,
  run: async (page, model) => {
    await page.goBack();
    goToEntry(model, model.entry - 1);
    if (!isOpen(model)) await showGallery(page);
  },
};

const goForward: PictureCommand = {
  name: 'goes forward',
  isPossible: ({ entry, entries }) => entry < entries.length - 1,
  run: async (page, model) => {
    await page.goForward();
    goToEntry(model, model.entry + 1);
    if (!isOpen(model)) await showGallery(page);
  },
};

const reload: PictureCommand = {
  name: 'reloads the page',
  run: async (page, model) => {
    await page.reload();
    model.slide = 1;
    model.isPlanOpen = false;
    applyFragment(model, undefined);
    if (!isOpen(model)) await showGallery(page);
  },
};

/** Scrolls to the gallery, whose island hydrates near the viewport. */
const showGallery = (page: Page) =>
  carousel
    .galleryRegion(page)
    .evaluate((region) => region.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Formats a role, an accessible name and a state like `ariaSnapshot`. */
const formatNode = (role: string, name: string, state?: string | false) =>
  `${role} ${JSON.stringify(name)}${state ? ` [${state}]` : ''}`;
const createLinkNode = (name: string, fragment: string, ...parts: object[]) => ({
  [formatNode('link', name)]: [{ '/url': `#${fragment}` }, ...parts],
});

/** Returns the expected accessibility tree of the lightbox. */
function getExpectedTree(model: Model): (string | object)[] {
  const photo = getOpenPhoto(model);
  const { number, level, pair } = photo;
  const { isToday, isEnlarged, isPlanOpen } = model;
  const today = isToday ? pair?.todayAlt : undefined;
  const announcement = `${carousel.interpolateNumber(uiStrings.announcement, number)}: ${today ?? photo.caption}`;
  const choices = [
    [vision.pairs.today, isToday],
    [vision.pairs.project, !isToday],
  ] as const;
  const radios = choices.flatMap(([text, isChosen]) => [
    formatNode('radio', text, isChosen && 'checked'),
    { text },
  ]);
  const nodes: (string | object)[] = [
    { [formatNode('group', announcement)]: [formatNode('img', today ?? photo.alt)] },
    { paragraph: announcement },
  ];
  if (pair && level) nodes.push({ [formatNode('radiogroup', pair.title)]: radios });
  if (level) {
    nodes.push(formatNode('button', level.name, isPlanOpen && 'expanded'));
    if (isPlanOpen) nodes.push(...createPlanNodes(photo, level.name, isToday));
    else nodes.push(createLinkNode(plans.showOnPlan, `planta-${number}`));
  }
  nodes.push(
    formatNode('button', uiStrings.viewer.zoom, isEnlarged && 'pressed'),
    formatNode('button', uiStrings.previous, number === 1 && 'disabled'),
    formatNode('button', uiStrings.next, number === total && 'disabled'),
    formatNode('button', uiStrings.viewer.close),
  );
  return nodes;
}

const createPlanNodes = (selected: Photo, name: string, isToday: boolean) => [
  formatNode('img', selected.sentence),
  {
    [formatNode('list', name)]: getDrawingPhotos(selected, isToday).map((photo) => ({
      listitem: [createLinkNode(getLinkName(photo), `foto-${photo.number}`, { text: String(photo.number) })],
    })),
  },
];

async function expectViewer(page: Page, model: Model): Promise<void> {
  const photo = getOpenPhoto(model);
  const { number, pair, level, isProject } = photo;
  const { isToday, isEnlarged, isPlanOpen, widths } = model;
  const dialog = carousel.lightbox(page);
  const readParts = async () => parse(await dialog.ariaSnapshot()) as object[];
  await expect
    .poll(readParts)
    .toEqual([{ [formatNode('dialog', uiStrings.viewer.label)]: getExpectedTree(model) }]);
  await expect(counter(page, number)).toBeVisible();
  const caption = isToday && pair ? `${pair.title} · ${vision.pairs.today}` : photo.caption;
  await expect(dialog.getByText(caption, { exact: true }).filter({ visible: true })).toHaveCount(1);
  const image = track(page).getByRole('img');
  await expect.poll(() => image.evaluate(isOnTop)).toBe(true);
  const { width = 0 } = (await image.boundingBox()) ?? {};
  const key = [number, isToday, isPlanOpen].join();
  if (!isEnlarged) widths.set(key, width);
  else if (widths.has(key)) expect(width, 'width of the enlarged image').not.toBe(widths.get(key));
  if (level && isPlanOpen) {
    const isProjectShown = isProject && !isToday;
    await expectPlan(page, photo, isToday, isProjectShown ? level.project : level.today);
  }
}

/** Returns whether the image is on top at the middle of its visible part. Runs in the page. */
function isOnTop(image: Element): boolean {
  const trackBox = image.closest('[role=group]')?.getBoundingClientRect();
  const imageBox = image.getBoundingClientRect();
  if (!trackBox || !(image as HTMLImageElement).naturalWidth) return false;
  const [left, right] = [Math.max(imageBox.left, trackBox.left), Math.min(imageBox.right, trackBox.right)];
  const [top, bottom] = [Math.max(imageBox.top, trackBox.top), Math.min(imageBox.bottom, trackBox.bottom)];
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === image;
}

/** Reads the positions (in per cent) and styles of the numbers, the direction of the cone and its last turn (in degrees), and whether the drawing matches. */
function readPlan(list: Element, drawingName: string) {
  const drawing = list.parentElement?.querySelector('img');
  const pageDrawing = [...document.querySelectorAll('img')].find(({ alt }) => alt.startsWith(drawingName));
  const { left = 0, top = 0, width = 0, height = 0 } = drawing?.getBoundingClientRect() ?? {};
  const cone = list.querySelector('path');
  const { a, b } = new DOMMatrix(getComputedStyle(cone ?? list).transform);
  // The angle of the style also has full turns, which the matrix lacks.
  const angle = Number(/rotate\((.*?)deg\)/.exec(cone?.getAttribute('style') ?? '')?.[1]);
  const previousAngle = Number((cone && Reflect.get(cone, 'checkedAngle')) ?? angle);
  if (cone) Reflect.set(cone, 'checkedAngle', angle);
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
  return {
    numbers,
    direction: (Math.atan2(b, a) * 180) / Math.PI,
    turn: Math.abs(angle - previousAngle),
    hasSelectedState: drawing?.src === pageDrawing?.src,
  };
}

async function expectPlan(
  page: Page,
  photo: Photo,
  isToday: boolean,
  { alt }: { alt: string },
): Promise<void> {
  const expectedNumbers = getDrawingPhotos(photo, isToday).map((drawnPhoto) => ({
    x: expect.closeTo(drawnPhoto.view?.x ?? 0, 0),
    y: expect.closeTo(drawnPhoto.view?.y ?? 0, 0),
    isDashed: Boolean(drawnPhoto.isProject),
    isCurrent: drawnPhoto === photo,
    isStop: drawnPhoto === photo,
  }));
  const { numbers, direction, turn, hasSelectedState } = await planNumbers(page).evaluate(readPlan, alt);
  expect(numbers).toEqual(expectedNumbers);
  expect(
    Math.cos(((direction - (photo.view?.direction ?? 0)) * Math.PI) / 180),
    'direction of the cone',
  ).toBeCloseTo(1, 5);
  expect(turn, 'the cone turns the shorter way').toBeLessThanOrEqual(180);
  expect(hasSelectedState, 'the drawing has the selected state').toBe(true);
}

async function expectPageToMatch(page: Page, model: Model): Promise<void> {
  const { entries, entry, slide } = model;
  await expect.poll(() => page.evaluate(() => location.hash.slice(1))).toBe(entries[entry]?.fragment);
  await expect(carousel.lightbox(page)).toHaveCount(isOpen(model) ? 1 : 0);
  if (isOpen(model)) await expectViewer(page, model);
  else await carousel.expectSlide(page, slide);
}

test('the lightbox matches its model after random actions', async ({ context }) => {
  await runModel<Model>(context, {
    start: async (page) => {
      await carousel.openGallery(page);
      return {
        slide: 1,
        entries: [{ fragment: '', isOpened: false }],
        entry: 0,
        isToday: false,
        isEnlarged: false,
        isPlanOpen: false,
        widths: new Map<string, number>(),
      };
    },
    commands: [
      commandFor([1, -1] as const, moveGallery),
      commandFor(NUMBERS, selectThumbnail),
      fc.constant(openSlide),
      commandFor(PHOTOS_OF_TODAY, openNumber),
      ...weighted(commandFor(COMPARISON_PHOTOS, ({ number }) => enterFragment(`foto-${number}`))),
      commandFor([COMPARISON_PHOTOS, COMPARISON_PHOTOS.toReversed()], changeStateThenMove),
      commandFor([...NUMBERS.map((number) => `foto-${number}`), SECTION_WITHOUT_PHOTO], enterFragment),
      commandFor(['ArrowRight', 'ArrowLeft', 'Home', 'End'] as const, pressKey),
      commandFor([0, 1, 2, 3, 4, 5], selectPlanNumber),
      ...weighted(commandFor(ARROW_KEY_CASES, pressKeyOnPlan)),
      ...weighted(commandFor([true, true, false], selectState)),
      ...weighted(fc.constantFrom(press(uiStrings.next, 1), press(uiStrings.previous, -1))),
      fc.constantFrom(
        closeWith('Escape', (page) => page.keyboard.press('Escape')),
        closeWith('its button', (page) => lightboxButton(page, uiStrings.viewer.close).click()),
      ),
      ...[pressKeyOnState, togglePlan, toggleZoom, showOnPlan, goBack, goForward, reload].map((step) =>
        fc.constant(step),
      ),
    ],
    expectPageToMatch,
  });
});
