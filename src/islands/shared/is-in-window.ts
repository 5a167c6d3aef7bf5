/** Whether some part of an element is between the upper and the lower edge of the window. */
export const isInWindow = (element: Element | null): boolean => {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < innerHeight;
};
