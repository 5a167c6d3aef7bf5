import type { UiStrings } from '../../i18n/ui-strings.ts';

/** Texts of an image that opens in the lightbox. Attributes in the page mark its other data (`image-attributes.ts`). */
export interface ImageTexts {
  /** `id` of the image's element on the page, which is the fragment that opens the lightbox. */
  id: string;
  caption: string;
  /** Attribute `lang` of the caption; undefined if it has the language of the page. */
  lang?: string | undefined;
  credit?: string | undefined;
  /** Standpoint and direction; undefined if the image has no number on a floor plan. */
  view?: string | undefined;
  isProject?: boolean;
}

export type LightboxStrings = Pick<
  UiStrings['property']['carousel'],
  'counter' | 'announcement' | 'previous' | 'next'
> & { viewer: Omit<UiStrings['property']['carousel']['viewer'], 'open'> };

export interface LightboxContent {
  strings: LightboxStrings;
  images: readonly ImageTexts[];
  /** Label of the link to a viewpoint on the page; undefined on a page without floor plans. */
  planLink?: string | undefined;
  /** Labels of the toasts; undefined on a page without toasts. */
  toastLabels?: UiStrings['site']['notices'] | undefined;
}
