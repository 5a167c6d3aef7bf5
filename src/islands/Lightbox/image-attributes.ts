/** Attributes by which the lightbox finds the elements of an image. Each value is the `id` of that image. */
export interface ImageAttributes {
  /** The link to the JPEG, around the `<picture>`. */
  'data-image': string;
  /** Link on a floor plan, with the number of the image. The group of the link has its position, and the first child has the direction. */
  'data-viewpoint': string;
  /** The element with today's `<picture>`, in a `<figure>` that compares it with this image by radio buttons. */
  'data-comparison': string;
}

/** Returns an attribute for the lightbox. Spread it into an element. */
export const createImageAttribute = (name: keyof ImageAttributes, id: string): Partial<ImageAttributes> => ({
  [name]: id,
});

const findByAttribute = (name: keyof ImageAttributes, id: string): Element | null =>
  document.querySelector(`[${name}="${id}"]`);

/** Finds the link to the JPEG of an image. */
export const findImageLink = (id: string): HTMLAnchorElement | null =>
  findByAttribute('data-image', id) as HTMLAnchorElement | null;

/** Finds the link to an image on the floor plans. */
export const findViewpoint = (id: string): SVGAElement | null =>
  findByAttribute('data-viewpoint', id) as SVGAElement | null;

/** Finds the element with the photograph of today that belongs to a rendering. */
export const findComparison = (id: string): Element | null => findByAttribute('data-comparison', id);
