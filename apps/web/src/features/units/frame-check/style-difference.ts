import { colourName } from './visible.ts';

/** Null when the computed style is one of the wanted values, however they are written. */
export function styleDifference(
  element: HTMLElement,
  property: string,
  wanted: readonly (string | RegExp)[],
): string | null {
  const found = getComputedStyle(element).getPropertyValue(property);
  const isFine =
    wanted.length === 0
      ? found !== plainValue(element, property)
      : wanted.some((value) =>
          typeof value === 'string'
            ? found === computed(element, property, value)
            : value.test(found),
        );
  if (isFine) return null;
  const expected = wanted.filter((value) => typeof value === 'string').join(' oder ');
  const rest =
    wanted.length === 0
      ? ', das ist noch wie von selbst'
      : expected && `, erwartet ist ${expected}`;
  return `${property} ist ${readable(property, found)}${rest}.`;
}

/** As the browser would say it if the element had this value: `red` is `rgb(255, 0, 0)`. */
function computed(element: HTMLElement, property: string, value: string): string {
  const before = element.getAttribute('style');
  element.style.setProperty(property, value, 'important');
  endTransitions(element);
  const wanted = getComputedStyle(element).getPropertyValue(property);
  // Another goal may ask that nothing is styled there. Chromium only removes an attribute that was written.
  element.setAttribute('style', before ?? '');
  if (before === null) element.removeAttribute('style');
  endTransitions(element);
  return wanted;
}

/** What the element has when no style sheet of the page speaks of it. */
function plainValue(element: HTMLElement, property: string): string {
  return computed(element, property, 'revert');
}

/** Else a value would be on its way for as long as the transition lasts. */
export function endTransitions(element: Element): void {
  for (const animation of element.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

function readable(property: string, value: string): string {
  if (property.endsWith('color')) return colourName(value);
  return value === '' ? 'leer' : value.replaceAll(/rgba?\([^)]*\)/g, colourName);
}
