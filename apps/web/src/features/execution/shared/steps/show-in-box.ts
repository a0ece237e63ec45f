/** Only the box scrolls: the page stays where the learner's finger is. */
export function showInBox(box: HTMLElement, row: HTMLElement) {
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  const above = inner.top - inner.height - outer.top;
  const below = inner.bottom + inner.height - outer.bottom;
  if (above < 0) box.scrollTop += above;
  else if (below > 0) box.scrollTop += below;
}
