const gapPx = 16;

/**
 * What an answer leads to has the focus now, and may lie below the chat: the chat goes to the left of
 * it. Tells whether it has found a place.
 */
export function stepAside(card: HTMLElement): boolean {
  const shown = document.activeElement;
  if (!shown || shown.contains(card) || card.contains(shown)) return true;
  const [own, other] = [card.getBoundingClientRect(), shown.getBoundingClientRect()];
  if (!isOver(own, other)) return true;
  if (other.left - gapPx - own.width < gapPx) return false;
  card.style.setProperty('--aside', `${Math.round(window.innerWidth - other.left + gapPx)}px`);
  return true;
}

function isOver(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
