import { type JSX, type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { hasModifierKey } from '../shared/keys.ts';
import LazyToasts from '../toasts/LazyToasts.tsx';
import ComparisonRadios from './ComparisonRadios.tsx';
import type { LightboxContent } from './lightbox-content.ts';
import LightboxButtons from './LightboxButtons.tsx';
import LightboxCaption from './LightboxCaption.tsx';
import LightboxPlan from './LightboxPlan.tsx';
import { parseComparison, parseImages, parsePlan } from './parse-page-images.ts';
import Slide from './Slide.tsx';
import { useImageLoading } from './use-image-loading.ts';
import { useModalDialog } from './use-modal-dialog.ts';
import { useScrollTrack } from './use-scroll-track.ts';
import { useZoom } from './use-zoom.ts';

interface Props extends LightboxContent {
  imageId: string;
  /** Whether the visitor has opened the floor plans; undefined before a choice. */
  isPlanOpen: boolean | undefined;
  onPlanToggle: (isOpen: boolean) => void;
  onImageChange: (imageId: string) => void;
  onClose: () => void;
}

/** Modal dialog with the images side by side and the floor plan of each image. Images zoom by a button or a double tap. */
export default function LightboxDialog(props: Props): JSX.Element {
  const { strings, imageId, onImageChange } = props;
  const [images] = useState(() => parseImages(props.images));
  const index = images.findIndex(({ id }) => id === imageId);
  const { src = '', ratio = 1, view } = images[index] ?? {};
  const plan = useMemo(() => (view ? parsePlan(imageId, images) : undefined), [imageId, images, view]);
  const comparison = useMemo(() => parseComparison(imageId), [imageId]);
  // The plan is closed at first if it is beside the image, because it makes the image smaller.
  const [isPlanOpenAtFirst] = useState(() => !isPlanBesideImage());
  const isPlanOpen = props.isPlanOpen ?? isPlanOpenAtFirst;
  const [isToday, setIsToday] = useState(false);
  const selectedSrc = (isToday && comparison?.today.src) || src;
  const { loadStates, setLoadState } = useImageLoading(selectedSrc);
  const isTodayShown = selectedSrc !== src && loadStates[selectedSrc] === 'loaded';

  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLDivElement>(null);
  useModalDialog(dialog, track);
  const moveTo = useScrollTrack(track, index, (position) => onImageChange(images[position]?.id ?? ''));
  const { isZoomed, toggleZoom, toggleZoomAt, scrollByKey } = useZoom(track, index);
  // Render only the current image and its neighbours at first.
  const isComplete = useDeferredValue(true, false);

  useEffect(() => {
    // If a number on the plan had the focus, it has been removed together with the plan.
    if (document.activeElement === document.body) track.current?.focus({ preventScroll: true });
    return () => setIsToday(false);
  }, [imageId]);

  /** Request the neighbours only after the current image has loaded. */
  const isRequested = (position: number, slideSrc: string) =>
    slideSrc in loadStates || position === index || (src in loadStates && Math.abs(position - index) === 1);
  const handleKeyDown = (event: KeyboardEvent) => {
    // Leave arrow keys on radio buttons to the browser.
    if (hasModifierKey(event) || event.target instanceof HTMLInputElement) return;
    const targets: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: images.length - 1,
    };
    const target = targets[event.key];
    if (!scrollByKey(event.key)) {
      if (target === undefined) return;
      moveTo(target);
    }
    event.preventDefault();
  };
  const skipImage = () => {
    // The focused button is removed with its message.
    track.current?.focus();
    moveTo((index + 1) % images.length);
  };

  return (
    <dialog
      ref={dialog}
      className="lightbox on-dark"
      aria-label={strings.viewer.label}
      aria-describedby="lightbox-announcement"
      data-plan={view && (isPlanOpen ? 'open' : 'folded')}
      onKeyDown={handleKeyDown}
      onClose={props.onClose}
    >
      <div
        ref={track}
        className="lightbox-track"
        role="group"
        aria-labelledby="lightbox-announcement"
        tabIndex={0}
      >
        {images.map((image, position) => (
          <Slide
            key={image.id}
            image={image}
            isCurrent={position === index}
            isZoomed={isZoomed && position === index}
            isRendered={isComplete || Math.abs(position - index) < 2}
            isRequested={isRequested(position, image.src)}
            today={isToday && position === index ? comparison?.today : undefined}
            loadStates={loadStates}
            onLoadState={setLoadState}
            onDoubleClick={toggleZoomAt}
          />
        ))}
      </div>
      <div className="lightbox-error" aria-live="polite">
        {loadStates[selectedSrc] === 'failed' && (
          <p>
            <span>{strings.viewer.failed}</span>
            <button
              className="min-h-control pl-2 underline underline-offset-link"
              type="button"
              onClick={skipImage}
            >
              {strings.viewer.skip}
            </button>
          </p>
        )}
      </div>
      {ratio > 1 && (
        <p className="lightbox-hint" aria-hidden="true">
          <span>{strings.viewer.hint}</span>
        </p>
      )}
      <LightboxCaption
        strings={strings}
        images={images}
        index={index}
        comparison={isTodayShown ? comparison : undefined}
      />
      {view && plan && (
        <LightboxPlan
          plan={plan}
          imageId={imageId}
          view={view}
          isOpen={isPlanOpen}
          onToggle={() => props.onPlanToggle(!isPlanOpen)}
          isToday={isTodayShown}
          onSelect={(id) => moveTo(images.findIndex((image) => image.id === id))}
          pageLink={props.planLink}
        >
          {comparison && <ComparisonRadios comparison={comparison} isToday={isToday} onSelect={setIsToday} />}
        </LightboxPlan>
      )}
      <LightboxButtons
        strings={strings}
        index={index}
        total={images.length}
        moveTo={moveTo}
        isZoomed={isZoomed}
        onZoomToggle={toggleZoom}
        onClose={() => dialog.current?.close()}
      />
      {isComplete && props.toastLabels && document.querySelector('[data-toasts]') && (
        <LazyToasts {...props.toastLabels} />
      )}
    </dialog>
  );
}

/** Returns whether the style sheet places the plan beside the image. */
const isPlanBesideImage = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--lightbox-plan').trim() === 'beside';
