/** What bar and menu do before, and without, the island inside the menu. It runs in browsers, and uses nothing from outside itself. */
function startNavbar(): void {
  const THRESHOLD_PX = 50;
  const bar = document.querySelector('.navbar');
  let before = 0;
  const showScroll = () => {
    // A jump, as to where the page was before a reload, isn't seen on its way: the bar is as it has to be there.
    bar?.classList.toggle('navbar-fades', Math.abs(scrollY - before) < innerHeight / 2);
    bar?.classList.toggle('navbar-scrolled', scrollY > THRESHOLD_PX);
    before = scrollY;
  };
  bar?.classList.add('navbar-fixed');
  addEventListener('scroll', showScroll, { passive: true });
  // A page that is restored moves as it grows, and tells of it a frame later.
  new ResizeObserver(showScroll).observe(document.body);
  // Back moves the page below the menu.
  addEventListener('popstate', () => {
    const menu = document.getElementById('menu');
    if (menu && 'popover' in menu) menu.hidePopover();
  });
}

/** Inline, and before the page's content, so that it comes before the first frame. */
export const START_NAVBAR = `(${startNavbar.toString()})()`;
