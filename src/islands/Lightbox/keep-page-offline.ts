/* Keeps the page when a visitor who is offline opens an image before hydration. The link to its JPEG would open an error page. */

import { IMAGE_LINK } from './image-attributes.ts';

addEventListener('click', (event) => {
  if (!navigator.onLine && (event.target as Element).closest(IMAGE_LINK)) event.preventDefault();
});
