import { type JSX, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { hasModifierKey } from '../shared/keys.ts';
import type { PagePlan } from './parse-page-images.ts';

interface Props {
  plan: PagePlan;
  imageId: string;
  /** Describes the standpoint and direction of the image. */
  view: string;
  isOpen: boolean;
  onToggle: () => void;
  isToday: boolean;
  /** Called with the id of the image whose number a visitor selected. */
  onSelect: (imageId: string) => void;
  /** Label of the link to the viewpoint on the page; undefined without a link. */
  pageLink: string | undefined;
  children: ReactNode;
}

/** Cone of an image at the origin of the drawing, 1000 units wide. */
const CONE_PATH = 'M0 0-62-128A142 142 0 0 1 62-128z';
/** Radius of a number's touch target in units of the drawing: 24 px on a drawing that is 280 px wide. */
const TARGET_RADIUS = 43;
const DISC_RADIUS = 33;
const CHEVRON_PATH = 'm48 96 80 80 80-80';

/** Shows the floor plan of an image: its cone, and numbers that select the other images of the plan. */
export default function LightboxPlan(props: Props): JSX.Element {
  const { plan, isOpen } = props;
  return (
    <>
      <div className="lightbox-tools">
        {props.children}
        <button type="button" aria-expanded={isOpen} onClick={props.onToggle}>
          <span>{plan.name}</span>
          <svg className="fill-none stroke-current" viewBox="0 0 256 256" aria-hidden="true">
            <path d={CHEVRON_PATH} strokeWidth="20" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
        <a href={`#${plan.viewpointId}`}>{props.pageLink}</a>
      </div>
      {isOpen && (
        <div className="lightbox-plan" style={{ aspectRatio: `1000/${plan.height}` }}>
          <img
            src={(props.isToday && plan.todaySrc) || plan.src}
            alt={props.view}
            width="1000"
            height={plan.height}
          />
          <PlanNumbers {...props} />
        </div>
      )}
    </>
  );
}

function PlanNumbers({ plan, imageId, isToday, onSelect }: Props): JSX.Element {
  const list = useRef<SVGSVGElement>(null);
  const current = plan.numbers.find((number) => number.imageId === imageId);
  const angle = useShortestRotation(current?.direction ?? 0);
  useFocusOnCurrent(list, imageId);
  // Omit the numbers of the other state, which would cover the numbers and rooms of this state.
  const isProject = current?.isProject === true && !isToday;
  const numbers = plan.numbers.filter((number) => number === current || number.isProject === isProject);
  return (
    <svg ref={list} viewBox={`0 0 1000 ${plan.height}`} role="list" aria-label={plan.name}>
      {current && (
        <path
          // Create a new element for each plan, so that the cone doesn't move from one plan to another.
          key={plan.name}
          className="lightbox-cone"
          d={CONE_PATH}
          style={{ transform: `translate(${current.x}px, ${current.y}px) rotate(${angle}deg)` }}
        />
      )}
      {numbers.map((number) => (
        <g key={number.imageId} role="listitem" transform={`translate(${number.x} ${number.y})`}>
          <a
            className="lightbox-number"
            href={`#${number.imageId}`}
            aria-label={number.accessibleName}
            aria-current={number === current || undefined}
            tabIndex={number === current ? 0 : -1}
            onClick={(event) => {
              if (hasModifierKey(event)) return;
              event.preventDefault();
              onSelect(number.imageId);
            }}
          >
            <circle r={TARGET_RADIUS} />
            <circle r={DISC_RADIUS} strokeDasharray={number.isProject ? '8 6.8' : undefined} />
            <text dy=".36em">{number.label}</text>
          </a>
        </g>
      ))}
    </svg>
  );
}

/** Returns an equivalent angle in degrees, beyond 360 or below 0 if the rotation from the previous angle is shorter. */
function useShortestRotation(direction: number): number {
  const [angle, setAngle] = useState(direction);
  const nextAngle = angle + ((((direction - angle) % 360) + 540) % 360) - 180;
  if (nextAngle !== angle) setAngle(nextAngle);
  return nextAngle;
}

function useFocusOnCurrent(list: RefObject<SVGSVGElement | null>, imageId: string): void {
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) return;
    list.current.querySelector<SVGAElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [list, imageId]);
}
