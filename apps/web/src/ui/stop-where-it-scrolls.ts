/** As a `ref`: a box that has more in it than it shows is a Tab stop, for a keyboard has to get there too. */
export function stopWhereItScrolls(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const measure = () => {
    box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(box);
  // What is in it grows as well: by a font that comes late, by other code.
  for (const part of box.querySelectorAll('code')) observer.observe(part);
  return () => observer.disconnect();
}
