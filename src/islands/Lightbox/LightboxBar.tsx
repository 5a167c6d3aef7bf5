import { fill, type Template } from '../../fill.ts';
import type { PageComparison } from './parse-page-images.ts';
import type { LightboxContent } from './lightbox-content.ts';

interface Props extends LightboxContent {
  current: number;
  /** What is shown of the place instead of the picture: as it is today. */
  today: PageComparison | undefined;
  moveTo: (index: number) => void;
  isEnlarged: boolean;
  toggleSize: () => void;
  close: () => void;
}

/** Lines of the icons in `src/assets/icons/`, which only Astro can render. */
const LEFT_PATH = 'M216 128H40l72-72M40 128l72 72';
const RIGHT_PATH = 'M40 128h176l-72-72m72 72-72 72';
const LENS_PATH = 'M112 192a80 80 0 1 0 0-160 80 80 0 0 0 0 160Zm57-23 55 55M80 112h64';
const CROSS_PATH = 'm56 56 144 144m0-144L56 200';

const join = (separator: string, ...texts: (string | undefined)[]) => texts.filter(Boolean).join(separator);

/** Counter, caption and buttons. */
export default function LightboxBar(props: Props) {
  const { labels, current, today, moveTo, isEnlarged, toggleSize, close } = props;
  const pictures = props.pictures.map((picture, index) =>
    index === current && today
      ? { ...picture, caption: join(' · ', today.title, today.choices[0]) }
      : picture,
  );
  const { caption, alt, credit, lang } = props.pictures[current] ?? {};
  const said = today?.today.alt ?? join('. ', caption || alt, credit);
  const last = pictures.length - 1;
  const count = (template: Template<'n' | 'total'>) =>
    fill(template, { n: current + 1, total: pictures.length });
  const buttons = [
    {
      name: labels.viewer.zoom,
      icon: isEnlarged ? LENS_PATH : `${LENS_PATH}m-32-32v64`,
      isPressed: isEnlarged,
      press: toggleSize,
    },
    { name: labels.previous, icon: LEFT_PATH, isOff: current === 0, press: () => moveTo(current - 1) },
    { name: labels.next, icon: RIGHT_PATH, isOff: current === last, press: () => moveTo(current + 1) },
    { name: labels.viewer.close, icon: CROSS_PATH, press: close },
  ];

  return (
    <>
      <div className="lightbox-caption" aria-hidden="true">
        <p className="tabular-nums" dir="ltr">
          {count(labels.counter)}
        </p>
        {/* Stacked: the line is as high as the longest caption, so that the picture never changes its size. */}
        <p className="grid flex-1 items-center text-note text-smoke">
          {pictures.map(({ caption, credit, lang }, index) => (
            <span
              key={index}
              lang={lang}
              className={`[grid-area:1/1] ${index === current ? '' : 'invisible'}`}
            >
              {join(' · ', caption, credit)}
            </span>
          ))}
        </p>
      </div>
      <p id="lightbox-announcement" lang={lang} className="sr-only" aria-live="polite" aria-atomic="true">
        {`${count(labels.announcement)}: ${said}`}
      </p>
      <div className="lightbox-buttons" dir="ltr">
        {buttons.map(({ name, icon, isOff, isPressed, press }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-disabled={isOff}
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
              <path d={icon} strokeWidth="12" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </button>
        ))}
      </div>
    </>
  );
}
