import arrowIcon from '../../assets/icons/arrow-right.svg?url';
import closeIcon from '../../assets/icons/x.svg?url';
import type { Property } from '../../schemas/property.ts';
import { fill } from '../../fill.ts';
import type { ViewerPicture } from './use-viewer.ts';

/** The gallery's labels that the viewer uses. */
export type ViewerLabels = Pick<
  Property['carousel'],
  'counter' | 'announcement' | 'previous' | 'next' | 'viewer'
>;

interface Props {
  labels: ViewerLabels;
  /** Leads from a picture to its viewpoint on a plan; only where pictures are on plans. */
  planLink: string | undefined;
  pictures: ViewerPicture[];
  /** Position of the picture that is shown, from 0. */
  current: number;
  moveTo: (index: number) => void;
  /** Called when the link to the plan is followed, with its fragment. */
  onPlanLink: (fragment: string) => void;
  close: () => void;
}

/** Below the pictures: counter, caption, the link to the plan, and buttons. */
export default function ViewerBar(props: Props) {
  const { labels, planLink, pictures, current, moveTo, onPlanLink, close } = props;
  const { plan, caption = '', alt } = pictures[current] ?? {};
  const last = pictures.length - 1;
  const count = (template: string) => fill(template, { n: current + 1, total: pictures.length });
  const buttons = [
    { name: labels.previous, icon: arrowIcon, isOff: current === 0, press: () => moveTo(current - 1) },
    { name: labels.next, icon: arrowIcon, isOff: current === last, press: () => moveTo(current + 1) },
    { name: labels.viewer.close, icon: closeIcon, isOff: false, press: close },
  ];

  return (
    <div className="viewer-bar flex flex-wrap items-center gap-3 px-margin py-3">
      <p className="tabular-nums" aria-hidden="true">
        {count(labels.counter)}
      </p>
      <p
        className="viewer-captions grid flex-1 basis-16 items-center pl-2 text-note text-smoke"
        aria-hidden="true"
      >
        {/* Stacked: the bar is as high as the longest caption, so that the picture never changes its size. */}
        {pictures.map(({ caption }, index) => (
          <span key={index} className={`[grid-area:1/1] ${index === current ? '' : 'invisible'}`}>
            {caption}
          </span>
        ))}
      </p>
      {plan && (
        <a
          className="text-note leading-control underline underline-offset-link md:mx-3"
          href={`#${plan}`}
          onClick={() => onPlanLink(plan)}
        >
          {planLink}
        </a>
      )}
      <p id="viewer-announcement" className="sr-only" aria-live="polite" aria-atomic="true">
        {count(labels.announcement)}: {caption || alt}
      </p>
      <div className="viewer-buttons ml-auto flex">
        {buttons.map(({ name, icon, isOff, press }) => (
          <button key={name} type="button" aria-label={name} aria-disabled={isOff} onClick={press}>
            {/* Masks, because trusted types let no script insert the page's icons as HTML. */}
            <i
              className="size-6 bg-current [:first-child>&]:[transform:rotate(180deg)]"
              style={{ mask: `url("${icon}") center / contain no-repeat` }}
            />
          </button>
        ))}
      </div>
    </div>
  );
}
