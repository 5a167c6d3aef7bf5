import { Clipper, FillRule, type PathD } from 'clipper2-ts';
import { getRoomFragment } from '../i18n/paths.ts';
import type { DrawnPlan } from './gallery-and-plans.ts';
import { parseOutline } from './plan-measures.ts';

/** Label on a drawing. `x` and `y` are the centre in percent of the drawing. */
export interface PlanLabel extends Record<'x' | 'y', number> {
  /** Name on one or two lines, without the room number. Empty if the name doesn't fit into the outline. */
  label: string[];
}

/** Room of the project. Numbers begin at 101 on the first level and at 201 on the second. */
export interface PlanRoom extends PlanLabel, Record<'name' | 'area', string> {
  number: number;
  /** URL fragment with the position of the room on its level, from 1. */
  fragment: string;
  /** Corners in percent of the drawing, for the `points` attribute. */
  outline: string;
}

// Sizes of a label in percent of the drawing's width.
const CHARACTER_WIDTH = 0.9;
const LINE_HEIGHT = 2;
const WALL_MARGIN = 0.3;

/** Converts an outline to a path in percent of the drawing's width. */
const toPolygon = (outline: string, height: number): PathD =>
  parseOutline(outline).map(({ x, y }) => ({ x, y: (y * height) / 1000 }));

/**
 * Returns the possible line breaks of a text into at most two lines. The second line begins with a letter, so `Recámara 2` stays on one
 * line.
 */
const getLineBreaks = (text: string): string[][] => [
  [text],
  ...[...text.matchAll(/ (?=\p{L})/gu)]
    .map(({ index }) => [text.slice(0, index), text.slice(index + 1)])
    .toReversed(),
];

/** Breaks the name of a room into lines that fit into its outline. `number` is the room number before the name. */
const fitLabel = (
  { name, x, y, outline }: DrawnPlan['project']['rooms'][number],
  height: number,
  number?: number,
): string[] => {
  const path = toPolygon(outline, height);
  const middle = (y * height) / 1000;
  const fitsOutline = (lines: string[]): boolean => {
    const [first = '', second = ''] = lines;
    const firstLine = number === undefined ? first : `${String(number)} ${first}`;
    const characters = Math.max(firstLine.length, second.length);
    const halfWidth = (characters * CHARACTER_WIDTH) / 2 + WALL_MARGIN;
    const halfHeight = (lines.length * LINE_HEIGHT) / 2;
    const [left, right] = [x - halfWidth, x + halfWidth];
    const [top, bottom] = [middle - halfHeight, middle + halfHeight];
    const box = Clipper.makePathD([left, top, right, top, right, bottom, left, bottom]);
    return Clipper.differenceD([box], [path], FillRule.NonZero).length === 0;
  };
  return getLineBreaks(name).find(fitsOutline) ?? [];
};

/** Returns the rooms of a floor plan in the project. `level` begins at 1. */
export const getNumberedRooms = ({ id, project, height }: DrawnPlan, level: number): PlanRoom[] =>
  project.rooms
    .filter(({ kind }) => !kind)
    .map((room, index) => {
      const number = level * 100 + index + 1;
      return {
        ...room,
        number,
        fragment: getRoomFragment(id, index + 1),
        label: fitLabel(room, height, number),
      };
    });

/** Returns the labels of outlines that are not rooms, such as shafts, if they fit. */
export const getUnnumberedLabels = ({ project, height }: DrawnPlan): PlanLabel[] =>
  project.rooms
    .filter(({ kind }) => kind)
    .map((part) => ({ x: part.x, y: part.y, label: fitLabel(part, height) }))
    .filter(({ label }) => label.length > 0);
