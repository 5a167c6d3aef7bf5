/** Whether some part of an element is between the upper and the lower edge of the window, or no farther from it than a margin. */
export const isInWindow = (element: Element | null, marginPx = 0): boolean => {
  const { top = Infinity, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > -marginPx && top < innerHeight + marginPx;
};
