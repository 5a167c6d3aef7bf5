import { Body, Equator, Horizon, type HorizontalCoordinates, Observer } from 'astronomy-engine';

export interface PlanPoint {
  x: number;
  y: number;
}

export type Rect = Record<'left' | 'top' | 'right' | 'bottom', number>;

/** Computes the sun position with astronomy-engine: `azimuth` and `altitude` in degrees. */
export const getReferenceSunPosition = (
  instant: Date,
  { latitude, longitude }: Record<'latitude' | 'longitude', number>,
): HorizontalCoordinates => {
  const observer = new Observer(latitude, longitude, 0);
  const { ra, dec } = Equator(Body.Sun, instant, observer, true, true);
  return Horizon(instant, observer, ra, dec, 'normal');
};

/** Returns whether a point is inside a rectangle. Returns false for a point on an edge. */
export const containsPoint = ({ left, top, right, bottom }: Rect, { x, y }: PlanPoint): boolean =>
  x > left && x < right && y > top && y < bottom;

/** Returns whether the vector from a point intersects a rectangle. */
export const intersectsRay = (
  { left, top, right, bottom }: Rect,
  { x, y }: PlanPoint,
  vector: PlanPoint,
): boolean => {
  const [toLeft, toRight] = [(left - x) / vector.x, (right - x) / vector.x];
  const [toTop, toBottom] = [(top - y) / vector.y, (bottom - y) / vector.y];
  const enter = Math.max(0, Math.min(toLeft, toRight), Math.min(toTop, toBottom));
  const leave = Math.min(1, Math.max(toLeft, toRight), Math.max(toTop, toBottom));
  return enter < leave;
};
