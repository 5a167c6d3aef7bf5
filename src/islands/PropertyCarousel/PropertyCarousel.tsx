import type { KeyboardEvent, ReactNode } from 'react';
import { interpolate, type Template } from '../../i18n/interpolate.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import { hasModifier } from '../shared/keys.ts';
import Lightbox from '../Lightbox/Lightbox.tsx';
import type { ImageTexts, LightboxStrings } from '../Lightbox/lightbox-content.ts';
import Thumbnails from './Thumbnails.tsx';
import { useSlider } from './use-slider.ts';

/** Caption with its attribute `lang`. */
type Caption = Pick<ImageTexts, 'caption' | 'lang'>;

interface Props {
  labels: Omit<UiStrings['property']['carousel'], 'thumbnail' | 'viewer'> & LightboxStrings;
  /** Of the slides, in show order. */
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
/** Before the slider is ready, and at an end of the gallery. */
const OFF = 'off:cursor-not-allowed off:border-line off:bg-transparent off:text-disabled';

/**
 * The property's gallery (WAI-ARIA carousel, grouped). It is an island because slide, thumbnail, counter and buttons move together,
 * and a slide opens the lightbox; until it hydrates the slides are a scroll-snap strip of links to their pictures.
 */
export default function PropertyCarousel(props: Props) {
  const { labels, images, planLink, toastLabels } = props;
  const total = images.length;
  const longest = images.reduce<Caption>((a, b) => (b.caption.length > a.caption.length ? b : a), {
    caption: '',
  });
  const { track, isReady, selected, settled, moveTo, moveBy, jumpTo, live } = useSlider();

  const count = (template: Template<'n' | 'total'>, index: number) =>
    interpolate(template, { n: index + 1, total });
  const handleTrackKey = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
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
        onKeyDown={handleTrackKey}
      >
        {props.children}
      </div>
      {/* With text set large the arrows go below the caption rather than leave it a column of single letters. */}
      <div className="carousel-bar flex flex-wrap items-center gap-6 py-4 print:hidden">
        <div className="flex min-w-0 grow basis-32 flex-col md:flex-row md:flex-wrap md:items-baseline md:gap-x-6">
          {/* Visual only, as screen readers get the announcement below, and not before it is known which picture is seen. */}
          <p
            className={`min-w-counter whitespace-nowrap tabular-nums ${isReady ? '' : 'invisible'}`}
            dir="ltr"
            aria-hidden="true"
            suppressHydrationWarning
          >
            {count(labels.counter, selected)}
          </p>
          {/* Over the longest, whose height it keeps: turning a picture shifts nothing below. */}
          <p className="grid text-balance text-note text-cement [&>*]:[grid-area:1/1]" aria-hidden="true">
            <span className="invisible" lang={longest.lang} suppressHydrationWarning>
              {longest.caption}
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
            {`${count(labels.announcement, settled)}: ${images[settled]?.caption ?? ''}`}
          </p>
        </div>
        <div className="with-script ml-auto flex" dir="ltr">
          {buttons.map(({ label, icon, steps, isAtEnd }) => (
            <button
              key={steps}
              className={`${ARROW} ${OFF}`}
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
