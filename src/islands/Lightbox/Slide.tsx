import type { JSX, MouseEvent } from 'react';
import type { Comparison, LightboxImage } from './parse-page-images.ts';
import SlideImage from './SlideImage.tsx';
import type { LoadState, LoadStates } from './use-image-loading.ts';

interface Props {
  image: LightboxImage;
  isCurrent: boolean;
  isZoomed: boolean;
  /** Whether the slide has content. The first render leaves out all slides except the current slide and its neighbours. */
  isRendered: boolean;
  isRequested: boolean;
  /** Image of the place today, to show instead of the rendering; undefined unless the visitor has selected it. */
  today: Comparison['today'] | undefined;
  loadStates: LoadStates;
  onLoadState: (src: string, loadState: LoadState) => void;
  onDoubleClick: (event: MouseEvent) => void;
}

/** Shows an image, or the same place today as soon as that image has loaded. */
export default function Slide(props: Props): JSX.Element {
  const { image, today, isZoomed, loadStates, onLoadState } = props;
  const isTodayLoaded = today !== undefined && loadStates[today.src] === 'loaded';
  const shared = { ratio: image.ratio, isCropped: Boolean(image.view), isZoomed, onLoadState };
  return (
    <div
      className="lightbox-slide"
      aria-hidden={!props.isCurrent}
      data-zoomed={isZoomed ? '' : undefined}
      onDoubleClick={props.onDoubleClick}
    >
      {props.isRendered && (
        <SlideImage
          {...shared}
          image={image}
          alt={isTodayLoaded ? '' : image.alt}
          isRequested={props.isRequested}
          loadState={loadStates[image.src]}
        />
      )}
      {today && (
        <SlideImage
          {...shared}
          image={today}
          alt={today.alt}
          isHidden={!isTodayLoaded}
          isRequested
          loadState={loadStates[today.src]}
        />
      )}
    </div>
  );
}
