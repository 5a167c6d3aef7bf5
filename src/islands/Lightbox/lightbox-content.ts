import type { Words } from '../../words.ts';

/** What is said of a picture. */
export interface ImageTexts {
  caption: string;
  /** The attribute `lang` of the caption, if that isn't in the language of the page. */
  lang?: string | undefined;
  credit?: string | undefined;
  /** From where it looks, and where to, if its number is on a plan of the page. */
  view?: string | undefined;
}

/** A picture of the page, as the lightbox shows it. */
export interface LightboxImage extends ImageTexts {
  /** The id of its slide on the page, and the fragment that opens it in the lightbox. */
  fragment: string;
  /** URL of the JPEG to which the picture is a link. */
  src: string;
  alt: string;
  /** Width divided by height. */
  ratio: number;
  /** Shown until a larger version has come; without one, the picture of the page. */
  thumbnail?: string | undefined;
}

/** What the lightbox shows. Positions of pictures count from 0. */
export interface LightboxContent {
  labels: Pick<Words['property']['carousel'], 'counter' | 'announcement' | 'previous' | 'next'> & {
    viewer: Omit<Words['property']['carousel']['viewer'], 'open'>;
  };
  /** In page order. */
  pictures: readonly LightboxImage[];
  /** Leads from a picture to its viewpoint on a plan; only where pictures are on plans. */
  planLink?: string | undefined;
  /** Only on a page that shows toasts. */
  toastLabels?: Words['site']['notices'] | undefined;
}
