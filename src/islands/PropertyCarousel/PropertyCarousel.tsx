import type { JSX, KeyboardEvent, ReactNode } from 'react';
import { interpolate, type Template } from '../../i18n/interpolate.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import { hasModifierKey } from '../shared/keys.ts';
import Lightbox from '../Lightbox/Lightbox.tsx';
import type { ImageTexts, LightboxStrings } from '../Lightbox/lightbox-content.ts';
import Thumbnails from './Thumbnails.tsx';
import { useSlider } from './use-slider.ts';

type Caption = Pick<ImageTexts, 'caption' | 'lang'>;

interface Props {
  labels: Omit<UiStrings['property']['carousel'], 'thumbnail' | 'viewer'> & LightboxStrings;
  images: readonly ImageTexts[];
  /** Label of the link from the lightbox to a viewpoint on the page. */
  planLink: string;
  toastLabels: UiStrings['site']['notices'];
  /** The slides and the links to them, rendered by Astro. */
  children?: ReactNode;
  thumbnails?: ReactNode;
  previousIcon?: ReactNode;
  nextIcon?: ReactNode;
}

const ARROW =
  'grid size-13 place-content-center border border-ink transition-colors duration-quick last:-ml-px hover:bg-ink hover:text-paper';
const DISABLED_ARROW = 'off:cursor-not-allowed off:border-line off:bg-transparent off:text-disabled';

/**
 * Gallery of the property (WAI-ARIA grouped carousel). It is an island, because slide, thumbnail, counter and buttons change together, and a
 * slide opens the lightbox. Until it hydrates, slides are links to images in a scroll-snap container.
 */
export default function PropertyCarousel(props: Props): JSX.Element {
  const { labels, images, planLink, toastLabels } = props;
  const total = images.length;
  const longestCaption = getLongestCaption(images);
  const { track, isReady, selected, settled, moveTo, moveBy, jumpTo, live } = useSlider();

  const formatPosition = (template: Template<'n' | 'total'>, index: number) =>
    interpolate(template, { n: index + 1, total });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (hasModifierKey(event)) return;
    if (event.key === 'ArrowRight') moveBy(1);
    if (event.key === 'ArrowLeft') moveBy(-1);
  };
  const buttons = [
    { label: labels.previous, icon: props.previousIcon, steps: -1, isAtEnd: selected === 0 },
    { label: labels.next, icon: props.nextIcon, steps: 1, isAtEnd: selected === total - 1 },
  ];

  return (
    <Lightbox
      {...{ images, planLink, toastLabels }}
      strings={labels}
      onClosed={(imageId) => jumpTo(images.findIndex(({ id }) => id === imageId))}
      className="carousel"
      role="region"
      aria-roledescription={labels.roleDescription}
      aria-label={labels.label}
    >
      <div
        ref={track}
        className="carousel-track bg-frame"
        role="group"
        aria-labelledby="carousel-announcement"
        tabIndex={-1}
        onKeyDown={handleKeyDown}
      >
        {props.children}
      </div>
      {/* With large text the arrows wrap below the caption, which would otherwise be one letter wide. */}
      <div className="carousel-bar flex flex-wrap items-center gap-6 py-4 print:hidden">
        <div className="flex min-w-0 grow basis-32 flex-col md:flex-row md:flex-wrap md:items-baseline md:gap-x-6">
          {/* Screen readers announce the live region below instead. The counter is invisible until the current slide is known. */}
          <p
            className={`min-w-counter whitespace-nowrap tabular-nums ${isReady ? '' : 'invisible'}`}
            dir="ltr"
            aria-hidden="true"
            suppressHydrationWarning
          >
            {formatPosition(labels.counter, selected)}
          </p>
          {/* The longest caption determines the height, so that moving to another slide doesn't shift the layout. */}
          <p className="grid text-balance text-note text-cement [&>*]:[grid-area:1/1]" aria-hidden="true">
            <span className="invisible" lang={longestCaption.lang} suppressHydrationWarning>
              {longestCaption.caption}
            </span>
            {isReady && <span lang={images[selected]?.lang}>{images[selected]?.caption}</span>}
          </p>
          <p
            id="carousel-announcement"
            lang={images[settled]?.lang}
            className="sr-only"
            aria-live={live}
            aria-atomic="true"
            suppressHydrationWarning
          >
            {`${formatPosition(labels.announcement, settled)}: ${images[settled]?.caption ?? ''}`}
          </p>
        </div>
        <div className="with-script ml-auto flex" dir="ltr">
          {buttons.map(({ label, icon, steps, isAtEnd }) => (
            <button
              key={steps}
              className={`${ARROW} ${DISABLED_ARROW}`}
              type="button"
              aria-label={label}
              disabled={!isReady}
              aria-disabled={isReady ? isAtEnd : undefined}
              onClick={() => moveBy(steps)}
            >
              {icon}
            </button>
          ))}
        </div>
      </div>
      <Thumbnails label={labels.thumbnails} selected={selected} onSelect={moveTo}>
        {props.thumbnails}
      </Thumbnails>
    </Lightbox>
  );
}

function getLongestCaption(images: readonly Caption[]): Caption {
  let longest: Caption = { caption: '' };
  for (const image of images) if (image.caption.length > longest.caption.length) longest = image;
  return longest;
}
