import type { ImageMetadata } from 'astro';
import type { z } from 'astro/zod';

/** What the page does with a picture; each use asks for its own size. */
export type PictureUse = 'hero' | 'gallery' | 'section' | 'exhibition' | 'speaker' | 'share';

/**
 * Makes the field that holds the path of a picture. Astro passes its `image()` helper, which ignores the use;
 * the content check passes one that opens the file and measures it.
 */
export type PictureField = (use: PictureUse) => z.ZodType<ImageMetadata>;
