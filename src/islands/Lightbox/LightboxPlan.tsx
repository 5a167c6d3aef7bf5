import { useEffect, useMemo, useRef, useState } from 'react';
import { hasModifier } from '../shared/keys.ts';
import { type PageComparison, parsePlan } from './parse-page-images.ts';

interface Props {
  /** Of the picture that is shown. */
  fragment: string;
  /** From where it looks, and where to. */
  view: string;
  isOpen: boolean;
  onFold: () => void;
  /** The place of the picture, where the page shows it as it is today too. */
  pair: PageComparison | undefined;
  /** Whether today has been chosen, and whether its picture has come. */
  isToday: boolean;
  isTodayShown: boolean;
  onChoose: (isToday: boolean) => void;
  /** Called with the fragment of the picture whose number was pressed. */
  onSelect: (fragment: string) => void;
  /** The link that leads to the number on the page. */
  pageLink: string | undefined;
}

/** As on the plans of the page; the place of the disc is wider than it looks: 24 px on a drawing of 280. */
const CONE_PATH = 'M0 0-62-128A142 142 0 0 1 62-128z';
const TARGET = 43;
const DISC = 33;
const CHEVRON_PATH = 'm48 96 80 80 80-80';

/** Floor plan of the current image, with its viewing direction, the numbers of other images in the same state, and the toggle of that state. */
export default function LightboxPlan(props: Props) {
  const { fragment: current, view, isOpen, onFold, pair, isToday, onChoose, onSelect, pageLink } = props;
  const plan = useMemo(() => parsePlan(current), [current]);
  const list = useRef<SVGSVGElement>(null);
  const own = plan?.numbers.find(({ fragment }) => fragment === current);
  const direction = own?.direction ?? 0;
  // Beyond 360 degrees where that is the shorter way.
  const [angle, setAngle] = useState(direction);
  const next = angle + ((((direction - angle) % 360) + 540) % 360) - 180;
  if (next !== angle) setAngle(next);

  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) return;
    list.current.querySelector<SVGAElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [current]);

  if (!plan) return null;
  // Numbers of the other state would lie on rooms that this drawing does not have, and on other numbers.
  const isProject = own?.isProject && !props.isTodayShown;
  const numbers = plan.numbers.filter((number) => number === own || number.isProject === isProject);
  return (
    <>
      <div className="lightbox-tools">
        {pair && (
          <div className="lightbox-states" role="radiogroup" aria-label={pair.title}>
            {pair.choices.map((name, index) => (
              <label key={name}>
                <input
                  type="radio"
                  name="lightbox-states"
                  checked={isToday === (index === 0)}
                  onChange={() => onChoose(index === 0)}
                />
                <span>{name}</span>
              </label>
            ))}
          </div>
        )}
        <button type="button" aria-expanded={isOpen} onClick={onFold}>
          <span>{plan.name}</span>
          <svg className="fill-none stroke-current" viewBox="0 0 256 256" aria-hidden="true">
            <path d={CHEVRON_PATH} strokeWidth="20" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
        <a href={`#${plan.fragment}`}>{pageLink}</a>
      </div>
      {isOpen && (
        <div className="lightbox-plan" style={{ aspectRatio: `1000/${plan.height}` }}>
          <img
            src={(props.isTodayShown && plan.todaySrc) || plan.src}
            alt={view}
            width="1000"
            height={plan.height}
          />
          <svg ref={list} viewBox={`0 0 1000 ${plan.height}`} role="list" aria-label={plan.name}>
            {own && (
              <path
                key={plan.name}
                className="lightbox-cone"
                d={CONE_PATH}
                style={{ transform: `translate(${own.x}px, ${own.y}px) rotate(${angle}deg)` }}
              />
            )}
            {numbers.map(({ fragment, label, name, isProject, x, y }) => (
              <g key={fragment} role="listitem" transform={`translate(${x} ${y})`}>
                <a
                  className="lightbox-number"
                  href={`#${fragment}`}
                  aria-label={name}
                  aria-current={fragment === current || undefined}
                  tabIndex={fragment === current ? 0 : -1}
                  onClick={(event) => {
                    if (hasModifier(event)) return;
                    event.preventDefault();
                    onSelect(fragment);
                  }}
                >
                  <circle r={TARGET} />
                  <circle r={DISC} strokeDasharray={isProject ? '8 6.8' : undefined} />
                  <text dy=".36em">{label}</text>
                </a>
              </g>
            ))}
          </svg>
        </div>
      )}
    </>
  );
}
