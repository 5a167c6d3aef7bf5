import type { JSX } from 'react';
import { interpolate, type Template } from '../../i18n/interpolate.ts';
import type { LightboxStrings } from './lightbox-content.ts';
import type { Comparison, LightboxImage } from './parse-page-images.ts';

interface Props {
  strings: LightboxStrings;
  images: readonly LightboxImage[];
  index: number;
  /** The state of today, if the lightbox shows it instead of the image. */
  comparison: Comparison | undefined;
  moveTo: (index: number) => void;
  isZoomed: boolean;
  onZoomToggle: () => void;
  onClose: () => void;
}

/** Paths of the icons in `src/assets/icons/`, which only Astro components can render. */
const LEFT_PATH = 'M216 128H40l72-72M40 128l72 72';
const RIGHT_PATH = 'M40 128h176l-72-72m72 72-72 72';
const LENS_PATH = 'M112 192a80 80 0 1 0 0-160 80 80 0 0 0 0 160Zm57-23 55 55M80 112h64';
const CROSS_PATH = 'm56 56 144 144m0-144L56 200';

const join = (separator: string, ...texts: (string | undefined)[]): string =>
  texts.filter(Boolean).join(separator);

/** Shows counter and caption, announces them, and has the buttons. */
export default function LightboxBar(props: Props): JSX.Element {
  const { strings, images, index, comparison } = props;
  const formatCounter = (template: Template<'n' | 'total'>) =>
    interpolate(template, { n: index + 1, total: images.length });
  const captions = images.map(({ caption, credit }, position) =>
    comparison && position === index
      ? join(' · ', comparison.title, comparison.choices.today, credit)
      : join(' · ', caption, credit),
  );
  const { caption, alt, credit, lang } = images[index] ?? {};
  const announced = comparison?.today.alt ?? join('. ', caption || alt, credit);
  return (
    <>
      <div className="lightbox-caption" aria-hidden="true">
        <p className="tabular-nums" dir="ltr">
          {formatCounter(strings.counter)}
        </p>
        {/* Captions are stacked, so that the longest one determines the height and the image keeps its size. */}
        <p className="grid flex-1 items-center text-note text-smoke">
          {captions.map((text, position) => (
            <span
              key={position}
              lang={images[position]?.lang}
              className={`[grid-area:1/1] ${position === index ? '' : 'invisible'}`}
            >
              {text}
            </span>
          ))}
        </p>
      </div>
      <p id="lightbox-announcement" lang={lang} className="sr-only" aria-live="polite" aria-atomic="true">
        {`${formatCounter(strings.announcement)}: ${announced}`}
      </p>
      <Buttons {...props} />
    </>
  );
}

function Buttons({ strings, images, index, isZoomed, moveTo, onZoomToggle, onClose }: Props): JSX.Element {
  const buttons = [
    {
      label: strings.viewer.zoom,
      path: isZoomed ? LENS_PATH : `${LENS_PATH}m-32-32v64`,
      isPressed: isZoomed,
      press: onZoomToggle,
    },
    { label: strings.previous, path: LEFT_PATH, isDisabled: index === 0, press: () => moveTo(index - 1) },
    {
      label: strings.next,
      path: RIGHT_PATH,
      isDisabled: index === images.length - 1,
      press: () => moveTo(index + 1),
    },
    { label: strings.viewer.close, path: CROSS_PATH, press: onClose },
  ];
  return (
    <div className="lightbox-buttons" dir="ltr">
      {buttons.map(({ label, path, isDisabled, isPressed, press }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-disabled={isDisabled}
          aria-pressed={isPressed}
          onClick={press}
        >
          <svg
            className="size-6 fill-none stroke-current"
            width="24"
            height="24"
            viewBox="0 0 256 256"
            aria-hidden="true"
          >
            <path d={path} strokeWidth="12" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
      ))}
    </div>
  );
}
