import type { UiStrings } from '../../i18n/ui-strings.ts';

/** Texts of an image that opens in the lightbox. Attributes of the page mark the rest (`image-attributes.ts`). */
export interface ImageTexts {
  /** `id` of the image's element on the page, which is the fragment that opens the lightbox. */
  id: string;
  caption: string;
  /** Attribute `lang` of the caption; undefined if it has the language of the page. */
  lang?: string | undefined;
  credit?: string | undefined;
  /** Describes standpoint and direction; undefined if the image has no number on a floor plan. */
  view?: string | undefined;
  /** Whether the image is a rendering of the project. */
  isProject?: boolean;
}

/** Strings of the lightbox in the locale of the page. */
export type LightboxStrings = Pick<
  UiStrings['property']['carousel'],
  'counter' | 'announcement' | 'previous' | 'next'
> & { viewer: Omit<UiStrings['property']['carousel']['viewer'], 'open'> };

/** Content of the lightbox of a page. */
export interface LightboxContent {
  strings: LightboxStrings;
  /** Texts of the images, in page order. */
  images: readonly ImageTexts[];
  /** Label of the link to the viewpoint on the page; undefined on a page without floor plans. */
  planLink?: string | undefined;
  /** Strings of the toasts; undefined on a page without toasts. */
  toastLabels?: UiStrings['site']['notices'] | undefined;
}
