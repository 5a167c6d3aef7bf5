import type { PictureUse } from '../../schemas/picture-field.ts';

/** What a use asks of a picture. Sizes in pixels. */
export interface PictureRule {
  /** The smallest size that stays sharp where the page shows it. */
  width: number;
  height: number;
  /** The shape of its frame, when the page crops it: a picture of another shape works, but loses its edges. */
  frame?: string;
  /** The size is the only one accepted. */
  isExact?: boolean;
}

export const PICTURE_RULES: Record<PictureUse, PictureRule> = {
  hero: { width: 1920, height: 1080, frame: '16:9' },
  gallery: { width: 1280, height: 720, frame: '16:9' },
  section: { width: 960, height: 540 },
  exhibition: { width: 960, height: 640, frame: '3:2' },
  speaker: { width: 128, height: 128, frame: '1:1' },
  share: { width: 1200, height: 630, isExact: true },
};
