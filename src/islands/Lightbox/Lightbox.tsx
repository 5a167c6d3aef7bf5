import {
  type JSX,
  type HTMLAttributes,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import {
  isCurrentFragment,
  isInViewport,
  isPushedEntry,
  onFragmentChange,
  popFragment,
  pushFragment,
  replaceFragment,
} from '../shared/fragment.ts';
import { hasModifierKey } from '../shared/keys.ts';
import type { LightboxContent } from './lightbox-content.ts';
import { reduceLightbox } from './lightbox-state.ts';
import { loadDialog } from './load-dialog.ts';
import { findImageLink } from './image-attributes.ts';
import { restoreFocus } from './restore-focus.ts';
import '../shared/restore-server-html.ts';

interface Props extends LightboxContent, Omit<HTMLAttributes<HTMLDivElement>, keyof LightboxContent> {
  /** Called with the id of the image that was shown last. */
  onClosed?: (imageId: string) => void;
}

/** Replaces the page by the JPEG of an image, or goes back if the file is unreachable and would open an error page. */
async function openImageFile(imageId: string, isCurrent: () => boolean): Promise<void> {
  const jpegUrl = findImageLink(imageId)?.getAttribute('href') ?? '';
  const response = await fetch(jpegUrl, { method: 'HEAD' }).catch(() => undefined);
  if (!isCurrent()) return;
  if (response?.ok) location.replace(jpegUrl);
  else popFragment();
}

/** Distance from the viewport in CSS pixels at which islands hydrate. The browser may still be scrolling to the image of a link then. */
const HYDRATION_MARGIN_PX = 200;
const FIGURES = 'grid items-start gap-x-gutter gap-y-[clamp(32px,4vw,64px)] md:grid-cols-12';

/**
 * Opens the images of a page in a dialog. It is an island, because the URL selects the open image: `/#foto-7` opens the seventh image, even
 * if the visitor selects it before hydration, and Back closes the dialog. Without scripts each image links to its JPEG.
 */
export default function Lightbox(props: Props): JSX.Element {
  const { images, strings, planLink, toastLabels, onClosed, children, ...attributes } = props;
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const [state, dispatch] = useReducer(reduceLightbox, { status: 'closed' });
  /** Whether the visitor has opened the floor plans; undefined before a choice. */
  const [isPlanOpen, setIsPlanOpen] = useState<boolean>();

  const navigate = (isNewEntry: boolean) => {
    dispatch({ type: 'navigate', imageId: images.find(({ id }) => isCurrentFragment(id))?.id, isNewEntry });
  };
  const handleFragmentChange = useEffectEvent(navigate);
  useEffect(() => {
    const stopListening = onFragmentChange((isNewEntry) => handleFragmentChange(isNewEntry));
    if (isInViewport(root.current, HYDRATION_MARGIN_PX)) handleFragmentChange(false);
    return stopListening;
  }, []);

  /** Handles clicks on links to images inside and outside of the island, such as the numbers on floor plans and the list of works. */
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement | SVGElement>('a');
    if (!link) return;
    const href = link.getAttribute('href') ?? '';
    const imageId = images.find(({ id }) => link.dataset.image === id || href === `#${id}`)?.id;
    if (link.closest('dialog')) {
      // When the visitor goes back from a viewpoint on the page, the lightbox opens again. Closing it then returns the focus to the
      // viewpoint.
      if (imageId === undefined) opener.current = document.getElementById(href.slice(1));
      return;
    }
    if (imageId === undefined || hasModifierKey(event)) return;
    event.preventDefault();
    opener.current = link.dataset.image ? null : link;
    pushFragment(imageId);
    navigate(false);
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => handleClick(event);
    // keen-slider stops every click between a swipe and the next touch, so listen in the capture phase.
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, []);

  useEffect(() => {
    if (state.status !== 'loading') return;
    loadDialog().then(
      (Dialog) => dispatch({ type: 'loaded', Dialog }),
      () => dispatch({ type: 'failed' }),
    );
  }, [state.status]);

  const unavailableId = state.status === 'unavailable' ? state.imageId : undefined;
  useEffect(() => {
    if (unavailableId === undefined || !isPushedEntry()) return;
    const isCurrent = () => isPushedEntry() && isCurrentFragment(unavailableId);
    // The connection may have returned since the dialog failed to load.
    loadDialog().then(
      (Dialog) => dispatch({ type: 'loaded', Dialog }),
      () => openImageFile(unavailableId, isCurrent),
    );
  }, [unavailableId]);

  const handleClosed = useEffectEvent((imageId: string, isNewEntry: boolean) => {
    onClosed?.(imageId);
    restoreFocus({ imageId, opener: opener.current, isNewEntry });
  });
  useEffect(() => {
    if (state.status !== 'closed' || state.lastImageId === undefined) return;
    handleClosed(state.lastImageId, state.isNewEntry === true);
  }, [state]);

  const handleImageChange = (imageId: string) => {
    dispatch({ type: 'navigate', imageId, isNewEntry: false });
    replaceFragment(imageId);
  };
  const handleClose = () => {
    popFragment();
    navigate(false);
  };

  return (
    <div ref={root} className={FIGURES} {...attributes}>
      {children}
      {state.status === 'open' && (
        <state.Dialog
          {...{ strings, images, planLink, toastLabels }}
          imageId={state.imageId}
          isPlanOpen={isPlanOpen}
          onPlanToggle={setIsPlanOpen}
          onImageChange={handleImageChange}
          onClose={handleClose}
        />
      )}
    </div>
  );
}
