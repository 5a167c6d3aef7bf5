import { parseTime } from '../../dates/time-of-day.ts';
import { getBarPath, getColumnShadowPath, getMullionTransforms } from '../drawing-paths.ts';
import type { SunlightData, SunlightDate, TimeSlotSunlight } from '../sunlight-data.ts';
import type { Selection } from './picker-selection.ts';

const DESCRIPTION_PARTS = ['sunlight-date-name', 'state-today', 'state-project'] as const;

/** Renders the sunlight of a selection: drawings, descriptions, and the bars and daylight on the track. */
export class SunlightRenderer {
  readonly #root: Element;
  readonly #data: SunlightData;
  /** Drawings of each date if the page prints all dates, otherwise a single drawing. `#descriptions` has the same order. */
  readonly #drawings: readonly Element[];
  readonly #descriptions: readonly Element[];
  #rendered: Selection;

  /** `rendered` is the selection that the server rendered. */
  constructor(root: Element, data: SunlightData, rendered: Selection) {
    this.#root = root;
    this.#data = data;
    this.#drawings = [...root.querySelectorAll('.sunlight-date')];
    this.#descriptions = [...root.querySelectorAll('.sunlight-description p')];
    this.#rendered = rendered;
  }

  render(selection: Selection): void {
    const previous = this.#rendered;
    if (!selection.date || !selection.slot) return;
    if (selection.date === previous.date && selection.slot === previous.slot) return;
    for (const index of this.#drawings.keys()) this.#renderSunlight(index, selection);
    if (selection.date !== previous.date) {
      this.#renderBars(selection.date);
      renderDaylight(this.#root, selection.date);
    }
    this.#rendered = selection;
  }

  #renderSunlight(index: number, { date: selectedDate, slot }: Selection): void {
    const hasAllDates = this.#drawings.length > 1;
    const date = hasAllDates ? this.#data.dates[index] : selectedDate;
    const sunlight = slot && date?.sunlight[slot];
    if (!sunlight) return;

    const drawing = this.#drawings[index];
    const description = this.#descriptions[index];
    if (drawing) this.#renderDrawing(drawing, sunlight);
    if (description) {
      const previousDate = hasAllDates ? date : this.#rendered.date;
      renderDescription(description, { date, slot }, { ...this.#rendered, date: previousDate });
    }
    for (const element of [drawing, description])
      element?.toggleAttribute('data-selected', date === selectedDate);
  }

  #renderDrawing(drawing: Element, { path, project, direction }: TimeSlotSunlight): void {
    const { shadowCasters } = this.#data;
    if (!shadowCasters) return;
    setPathData(drawing, 'path.state-today', path);
    setPathData(drawing, 'path.state-project', project?.path ?? path);
    setPathData(drawing, 'path.sunlight-shadow', getColumnShadowPath(shadowCasters, direction));
    const transforms = getMullionTransforms(shadowCasters, direction);
    for (const [index, mullions] of drawing.querySelectorAll('use').entries())
      mullions.setAttribute('transform', transforms[index] ?? '');
  }

  #renderBars(date: SunlightDate): void {
    for (const input of this.#root.querySelectorAll<HTMLInputElement>('.sunlight-track input')) {
      const path = getBarPath(this.#data.dates, date, parseTime(input.value));
      if (input.parentElement) setPathData(input.parentElement, 'path', path);
    }
  }
}

/**
 * Writes the changed parts of a description, which live regions announce. Compares the data, because a browser may have translated the text
 * in the DOM.
 */
function renderDescription(description: Element, selection: Selection, previous: Selection): void {
  const texts = getDescriptionTexts(selection);
  const previousTexts = getDescriptionTexts(previous);
  for (const part of DESCRIPTION_PARTS) {
    if (texts[part] === previousTexts[part]) continue;
    for (const element of description.querySelectorAll(`.${part}`)) element.textContent = texts[part];
  }
}

function getDescriptionTexts({ date, slot }: Selection): Record<(typeof DESCRIPTION_PARTS)[number], string> {
  const sunlight = slot && date?.sunlight[slot];
  const description = sunlight?.description ?? '';
  return {
    'sunlight-date-name': `${date?.name ?? ''}: `,
    'state-today': description,
    'state-project': sunlight?.project?.description ?? description,
  };
}

/** Moves the line from sunrise to sunset and its labels along the track; hides the line if the daylight is longer than the track. */
function renderDaylight(root: Element, { daylight }: SunlightDate): void {
  const { from = 0, to = 0, sunrise = '', sunset = '' } = daylight ?? {};
  const [start, end] = [`${String(from)}%`, `${String(to)}%`];
  const diagram = root.querySelector('.sunlight-daylight');
  diagram?.toggleAttribute('hidden', !daylight);

  const [line, sunriseTick, sunsetTick] = diagram?.querySelectorAll('line') ?? [];
  setLineEnds(line, start, end);
  setLineEnds(sunriseTick, start, start);
  setLineEnds(sunsetTick, end, end);

  const [sunriseLabel, sunsetLabel] = diagram?.querySelectorAll('text') ?? [];
  sunriseLabel?.setAttribute('x', start);
  sunsetLabel?.setAttribute('x', end);
  // If the track wraps onto several lines, a paragraph replaces the labels.
  const [sunriseText, sunsetText] = root.querySelectorAll('.sunlight-sun-times span');
  for (const label of [sunriseLabel, sunriseText]) if (label) label.textContent = sunrise;
  for (const label of [sunsetLabel, sunsetText]) if (label) label.textContent = sunset;
}

function setPathData(parent: Element, selector: string, data: string): void {
  for (const path of parent.querySelectorAll(selector)) path.setAttribute('d', data);
}

function setLineEnds(line: Element | undefined, start: string, end: string): void {
  line?.setAttribute('x1', start);
  line?.setAttribute('x2', end);
}
