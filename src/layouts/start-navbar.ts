/**
 * Makes the bar opaque past the first 50 px of the page. It runs in browsers, and uses nothing from outside itself; no comment
 * stands in it, because it becomes one line.
 *
 * A jump, as to where the page was before a reload, isn't seen on its way: the bar doesn't fade. A page that is restored moves as
 * it grows, and tells of it a frame later.
 */
function startNavbar(): void {
  const THRESHOLD_PX = 50;
  const { classList } = document.querySelector('.navbar') as Element;
  let before = 0;
  const showScroll = () => {
    classList.toggle('navbar-fades', Math.abs(scrollY - before) < innerHeight / 2);
    classList.toggle('navbar-scrolled', scrollY > THRESHOLD_PX);
    before = scrollY;
  };
  classList.add('navbar-fixed');
  addEventListener('scroll', showScroll);
  new ResizeObserver(showScroll).observe(document.body);
}

/** Inline, and before the page's content, so that it comes before the first frame. */
export const START_NAVBAR = `(${startNavbar.toString().replaceAll(/\s+/g, ' ')})()`;
