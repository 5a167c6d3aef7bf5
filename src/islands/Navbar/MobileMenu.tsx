import { type JSX, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

/**
 * Content of the mobile menu, a native popover. It is an island, because a script keeps the focus inside the open menu, and closes the menu
 * when a visitor follows a link or the viewport becomes too wide.
 */
export default function MobileMenu({ children }: { children?: ReactNode }): JSX.Element {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = root.current?.closest<HTMLElement>('[popover]');
    if (!menu) return undefined;
    const setPageInert = (isInert: boolean) => {
      for (const element of document.body.children)
        if (element instanceof HTMLElement && !element.contains(menu)) element.inert = isInert;
    };
    // Handle `beforetoggle` instead of `toggle`: when the menu closes, the focus can't return to a page that is still inert.
    const handleBeforeToggle = ({ newState }: ToggleEvent) => setPageInert(newState === 'open');
    // Styles hide the menu in wide viewports, so its height becomes 0.
    const observer = new ResizeObserver(() => {
      if (menu.clientHeight === 0) menu.hidePopover();
    });
    setPageInert(menu.matches(':popover-open'));
    menu.addEventListener('beforetoggle', handleBeforeToggle);
    observer.observe(menu);
    return () => {
      menu.removeEventListener('beforetoggle', handleBeforeToggle);
      observer.disconnect();
    };
  }, []);

  const handleClick = ({ target, currentTarget }: MouseEvent) => {
    if ((target as Element).closest('a')) currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  };

  return (
    // Clicks on the links bubble up to this handler.
    <div ref={root} role="none" className="flex min-h-full flex-col px-margin pb-8" onClick={handleClick}>
      {children}
    </div>
  );
}
