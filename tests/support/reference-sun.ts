import { Body, Equator, Horizon, Observer } from 'astronomy-engine';

/** A point of a drawing, or a way over it. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle whose sides are parallel to those of its drawing. */
export type Rect = Record<'left' | 'top' | 'right' | 'bottom', number>;

/** Where the sun stands over a place by another package than the site's: `azimuth` and `altitude` in degrees. */
export const getReferenceSunPosition = (
  moment: Date,
  { latitude, longitude }: Record<'latitude' | 'longitude', number>,
) => {
  const observer = new Observer(latitude, longitude, 0);
  const { ra, dec } = Equator(Body.Sun, moment, observer, true, true);
  return Horizon(moment, observer, ra, dec, 'normal');
};

export const containsPoint = ({ left, top, right, bottom }: Rect, { x, y }: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

/** Whether the way from a point, over this much of the drawing, meets a rectangle. */
export const intersectsRay = ({ left, top, right, bottom }: Rect, { x, y }: Point, way: Point): boolean => {
  const [toLeft, toRight] = [(left - x) / way.x, (right - x) / way.x];
  const [toTop, toBottom] = [(top - y) / way.y, (bottom - y) / way.y];
  const enter = Math.max(0, Math.min(toLeft, toRight), Math.min(toTop, toBottom));
  const leave = Math.min(1, Math.max(toLeft, toRight), Math.max(toTop, toBottom));
  return enter < leave;
};
