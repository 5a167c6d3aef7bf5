import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import gallery from '../../content/gallery/gallery.json' with { type: 'json' };
import { plans } from '../../content/plans/plans.json' with { type: 'json' };

/** Minimum target size in CSS pixels (WCAG 2.2, 2.5.8). */
const TARGET_PX = 24;
/** Width in CSS pixels of the smallest drawing with numbers, in the lightbox of a phone. */
const DRAWING_PX = 280;

const viewpoints = gallery.map(({ view, isProject = false }, index) => ({
  number: index + 1,
  isProject,
  ...view,
}));

test.each(plans)('viewpoints on $id are far enough apart to tap in each state', async ({ id, today }) => {
  const drawing = await readFile(
    new URL(today.drawing, new URL('../../content/plans/', import.meta.url)),
    'utf8',
  );
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? [];
  const ratio = Number(height) / Number(width);
  const onPlan = viewpoints.filter(({ plan }) => plan === id);
  const pairs = onPlan.flatMap((a, index) =>
    onPlan.slice(index + 1).flatMap((b) => {
      if (a.isProject !== b.isProject) return [];
      const distance = (Math.hypot(a.x - b.x, (a.y - b.y) * ratio) * DRAWING_PX) / 100;
      return [{ numbers: `${a.number}, ${b.number}`, distance }];
    }),
  );
  expect(pairs).not.toHaveLength(0);
  expect(pairs.filter(({ distance }) => !(distance >= TARGET_PX))).toEqual([]);
});
