import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

/**
 * The inside of the mobile menu, a native popover. It is an island because a script keeps focus inside the open menu, and closes
 * it when a link is followed or the window becomes too wide for it.
 */
export default function MobileMenu({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = root.current?.closest<HTMLElement>('[popover]');
    if (!menu) return undefined;
    const setPageInert = (isInert: boolean) => {
      for (const element of document.body.children)
        if (element instanceof HTMLElement && !element.contains(menu)) element.inert = isInert;
    };
    // Before the menu closes, so that focus can return to the page.
    const followToggle = ({ newState }: ToggleEvent) => setPageInert(newState === 'open');
    // On wide screens styles hide the menu, which has no size then.
    const observer = new ResizeObserver(() => {
      if (menu.clientHeight === 0) menu.hidePopover();
    });
    setPageInert(menu.matches(':popover-open'));
    menu.addEventListener('beforetoggle', followToggle);
    observer.observe(menu);
    return () => {
      menu.removeEventListener('beforetoggle', followToggle);
      observer.disconnect();
    };
  }, []);

  const closeOnLink = ({ target, currentTarget }: MouseEvent) => {
    if ((target as Element).closest('a')) currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  };

  return (
    // Clicks bubble up from the links inside.
    <div ref={root} role="none" className="flex min-h-full flex-col px-margin pb-8" onClick={closeOnLink}>
      {children}
    </div>
  );
}
