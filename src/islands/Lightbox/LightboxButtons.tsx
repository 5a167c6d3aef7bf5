import type { JSX } from 'react';
import type { LightboxStrings } from './lightbox-content.ts';

interface Props {
  strings: LightboxStrings;
  index: number;
  total: number;
  moveTo: (index: number) => void;
  isZoomed: boolean;
  onZoomToggle: () => void;
  onClose: () => void;
}

/** Paths of the icons in `src/assets/icons/`, which React can't import. */
const LEFT_PATH = 'M216 128H40l72-72M40 128l72 72';
const RIGHT_PATH = 'M40 128h176l-72-72m72 72-72 72';
const LENS_PATH = 'M112 192a80 80 0 1 0 0-160 80 80 0 0 0 0 160Zm57-23 55 55M80 112h64';
const CROSS_PATH = 'm56 56 144 144m0-144L56 200';

export default function LightboxButtons(props: Props): JSX.Element {
  const { strings, index, total, isZoomed, moveTo, onZoomToggle, onClose } = props;
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
      isDisabled: index === total - 1,
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
