/** The number of a picture on the plans of the page: a link to its fragment. */
export const findNumber = (fragment: string): SVGAElement | null =>
  document.querySelector(`.viewpoint[href="#${fragment}"]`);
