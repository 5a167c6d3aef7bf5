import { Clipper, FillRule, type PathD } from 'clipper2-ts';
import { getRoomFragment } from '../i18n/paths.ts';
import type { DrawnPlan } from './gallery-and-plans.ts';
import { readCorners } from './plan-measures.ts';

/** The name of a part of a drawing, and where it is read, in percent of the drawing. */
export interface PlanLabel extends Record<'x' | 'y', number> {
  /** The name on one line or two, if it fits inside of its outline, behind a room's number; else none. */
  label: string[];
}

/** A room of a project, numbered as architects do, from 101 on the first level and from 201 on the second. */
export interface PlanRoom extends PlanLabel, Record<'name' | 'area', string> {
  number: number;
  /** Its fragment, which has its place on its level, from 1. */
  fragment: string;
  /** Its corners in percent of the drawing, for the attribute `points`. */
  outline: string;
}

/** What a label takes on a drawing, in percent of its width: a character, as wide as most, and a line. */
const CHARACTER = 0.9;
const LINE = 2;
/** Between a label and a wall. */
const MARGIN = 0.3;

const toPath = (outline: string, height: number): PathD =>
  readCorners(outline).map(({ x, y }) => ({ x, y: (y * height) / 1000 }));

/** A text on one line and on two, of which the second begins with a letter: `Recámara 2` holds together. */
const listBreaks = (text: string): string[][] => [
  [text],
  ...[...text.matchAll(/ (?=\p{L})/gu)]
    .map(({ index }) => [text.slice(0, index), text.slice(index + 1)])
    .toReversed(),
];

/** The name of a part of a drawing on as many lines as fit inside of it; `number` is read before it. */
const fitLabel = (
  { name, x, y, outline }: DrawnPlan['project']['rooms'][number],
  height: number,
  number?: number,
): string[] => {
  const path = toPath(outline, height);
  const middle = (y * height) / 1000;
  const fits = (lines: string[]): boolean => {
    const [first = '', second = ''] = lines;
    const opening = number === undefined ? first : `${String(number)} ${first}`;
    const characters = Math.max(opening.length, second.length);
    const halfWidth = (characters * CHARACTER) / 2 + MARGIN;
    const halfHeight = (lines.length * LINE) / 2;
    const [left, right] = [x - halfWidth, x + halfWidth];
    const [top, bottom] = [middle - halfHeight, middle + halfHeight];
    const box = Clipper.makePathD([left, top, right, top, right, bottom, left, bottom]);
    return Clipper.differenceD([box], [path], FillRule.NonZero).length === 0;
  };
  return listBreaks(name).find(fits) ?? [];
};

/** The rooms of a plan's project, with the labels that fit into them; `level` counts from 1. */
export const listRooms = ({ id, project, height }: DrawnPlan, level: number): PlanRoom[] =>
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

/** What is drawn in a plan's project and is no room of the house, holes and parts of the building: the names that fit. */
export const listOtherLabels = ({ project, height }: DrawnPlan): PlanLabel[] =>
  project.rooms
    .filter(({ kind }) => kind)
    .map((part) => ({ x: part.x, y: part.y, label: fitLabel(part, height) }))
    .filter(({ label }) => label.length > 0);
