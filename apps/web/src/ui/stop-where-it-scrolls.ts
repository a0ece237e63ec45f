/**
 * As a `ref` of what lies in a box: where there is more than the box shows it is a Tab stop, for a keyboard
 * has to get there too. Among several as one stop it says so, and they decide.
 */
export function stopWhereItScrolls(stop: HTMLElement | null): (() => void) | undefined {
  const box = stop?.parentElement;
  if (!stop || !box) return undefined;
  const isAmongOthers = stop.closest('[data-one-stop]') !== null;
  const measure = () => {
    const scrolls = box.scrollWidth > box.clientWidth;
    if (!scrolls || !isAmongOthers) stop.tabIndex = scrolls ? 0 : -1;
    stop.toggleAttribute('data-scrolls', scrolls);
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(box);
  // What is in it grows as well: by a font that comes late, by other code.
  for (const part of box.querySelectorAll('code')) observer.observe(part);
  return () => observer.disconnect();
}
