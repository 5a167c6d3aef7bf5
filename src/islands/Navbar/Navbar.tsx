import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useReady } from '../shared/use-ready.ts';

const SCROLL_THRESHOLD_PX = 50;
/** Browsers with scroll-driven animations turn the bar opaque in `src/styles/navbar.css`, without this island. */
const SCROLL_TIMELINE = 'animation-timeline: scroll()';
const WIDE_SCREEN = '(min-width: 56.25em)';
const BEHIND_THE_MENU = 'body > :not(astro-island)';

interface Props {
  /** Name of the navigation landmark. */
  label: string;
  openMenuLabel: string;
  /** Ink instead of white while transparent: for a page without a photograph under the bar. */
  isOnLight?: boolean;
  /** The wordmark, rendered by Astro. */
  brand?: ReactNode;
  /** What wide screens show in the bar, rendered by Astro. */
  links?: ReactNode;
  /** The inside of the menu of small screens, its close button included, rendered by Astro. */
  menu?: ReactNode;
}

/**
 * The fixed bar and its menu: transparent up to 50 px of scroll, opaque above. The menu is a native popover that opens and
 * closes without script. It is an island because a script keeps focus inside the open menu, closes it when a link is
 * followed, and follows the scroll where styles cannot.
 */
export default function Navbar({ label, openMenuLabel, isOnLight = false, brand, links, menu }: Props) {
  const root = useRef<HTMLElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isOpaque, setIsOpaque] = useState(false);

  const followMenu = (isOpen: boolean) => {
    setIsMenuOpen(isOpen);
    for (const element of document.querySelectorAll<HTMLElement>(BEHIND_THE_MENU)) element.inert = isOpen;
  };

  useEffect(() => {
    if (CSS.supports(SCROLL_TIMELINE)) return undefined;
    const followScroll = () => setIsOpaque(scrollY > SCROLL_THRESHOLD_PX);
    followScroll();
    addEventListener('scroll', followScroll, { passive: true });
    return () => removeEventListener('scroll', followScroll);
  }, []);

  useEffect(() => {
    const wideScreen = matchMedia(WIDE_SCREEN);
    const close = () => popover.current?.hidePopover();
    wideScreen.addEventListener('change', close);
    // It may have been opened, and the screen rotated, before hydration.
    if (wideScreen.matches) close();
    followMenu(popover.current?.matches(':popover-open') ?? false);
    return () => wideScreen.removeEventListener('change', close);
  }, []);

  useReady(root);

  // Before the menu closes, not after: what closes it may move the focus to the page behind.
  const handleToggle = (event: ToggleEvent) => followMenu(event.newState === 'open');
  const handleMenuClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) popover.current?.hidePopover();
  };

  return (
    <header
      ref={root}
      className="navbar"
      data-on-light={isOnLight ? '' : undefined}
      data-opaque={isOpaque ? '' : undefined}
    >
      <nav className="navbar-row" aria-label={label}>
        {brand}
        {links}
        <button
          className="navbar-hamburger"
          type="button"
          popoverTarget="menu"
          aria-label={openMenuLabel}
          aria-controls="menu"
          aria-expanded={isMenuOpen}
        >
          <i />
          <i />
        </button>
        {/* Clicks bubble up from the links inside; the container is neither a control nor a group to announce. */}
        <div
          ref={popover}
          id="menu"
          role="none"
          className="menu"
          popover="auto"
          onBeforeToggle={handleToggle}
          onClick={handleMenuClick}
        >
          {menu}
        </div>
      </nav>
    </header>
  );
}
