import type { actNames } from './check-report.ts';
import { Difference, quoted } from './difference.ts';
import { found } from './finding.ts';
import type { Act } from './goal.ts';
import { named, one } from './nouns.ts';
import { endPretence, pretendState } from './pretend-state.ts';
import { isVisible } from './visible.ts';

/** Within the element. */
type Spot = readonly [x: number, y: number];

/** What stands beside `page` in a check file. */
export const actWords = {
  click: (selector: string, text?: string): Act => ({
    name: text === undefined ? 'dem Klick' : `dem Klick auf ${quoted(text)}`,
    run: ({ document }) => press(target(document, selector, text)),
  }),
  type: (selector: string, text: string): Act => ({
    name: 'dem Tippen',
    run: ({ document }) => typeInto(target(document, selector), text),
  }),
  /** In a list, a box to tick or a slider. */
  choose: (selector: string, value: string | boolean = true): Act => ({
    name: 'der Auswahl',
    run: ({ document }) => choose(target(document, selector), value),
  }),
  key: (name: string): Act => ({
    name: `der Taste ${name}`,
    run: ({ document }) => {
      if (pressKey(document, 'keydown', name)) followKey(document, name);
      pressKey(document, 'keyup', name);
    },
  }),
  hold: (name: string, milliseconds: number): Act => ({
    name: `der Taste ${name}`,
    run: async ({ document, clock }) => {
      pressKey(document, 'keydown', name);
      await clock.advance(milliseconds);
      pressKey(document, 'keyup', name);
    },
  }),
  wait: (milliseconds: number): Act => ({
    name: `${(milliseconds / 1000).toLocaleString('de-DE')} ${milliseconds === 1000 ? 'Sekunde' : 'Sekunden'}`,
    run: ({ clock }) => clock.advance(milliseconds),
  }),
  /** From one place within the element to others. */
  drag: (selector: string, start: Spot, ...places: Spot[]): Act => ({
    name: 'dem Ziehen',
    run: ({ document }) => drag(target(document, selector), start, places),
  }),
  hover: (selector: string): Act => ({
    name: 'dem Darüberfahren',
    run: ({ document }) => hover(target(document, selector)),
  }),
  focus: (selector: string): Act => ({
    name: 'dem Auswählen',
    run: ({ document }) => target(document, selector).focus(),
  }),
  /** What the next dice with six sides show. */
  dice: (...eyes: number[]): Act => randomAct(eyes.map((eye) => (eye - 0.5) / 6)),
  /** What `Math.random()` gives next. */
  random: (...numbers: number[]): Act => randomAct(numbers),
} satisfies Record<(typeof actNames)[number], (...values: never[]) => Act>;

function randomAct(numbers: readonly number[]): Act {
  return { name: null, random: numbers, run: ({ setRandom }) => setRandom(numbers) };
}

function target(document: Document, selector: string, text?: string): HTMLElement {
  const all = found(document, { selector, text });
  const element = all.find(isVisible) ?? all[0];
  if (!element) {
    const which = text === undefined ? '' : ` mit ${quoted(text)}`;
    throw new Difference(`Auf der Seite fehlt ${one(selector)}${which}.`);
  }
  if (element.matches(':disabled')) throw new Difference(`${named(element)}: Das ist gesperrt.`);
  if (!isVisible(element)) throw new Difference(`${named(element)}: Das ist nicht zu sehen.`);
  return element;
}

function press(element: HTMLElement): void {
  const event = { bubbles: true, cancelable: true, composed: true, ...middleOf(element) };
  element.dispatchEvent(new PointerEvent('pointerdown', event));
  element.dispatchEvent(new MouseEvent('mousedown', event));
  element.focus({ preventScroll: true });
  element.dispatchEvent(new PointerEvent('pointerup', event));
  element.dispatchEvent(new MouseEvent('mouseup', event));
  element.dispatchEvent(new MouseEvent('click', { ...event, view: window, detail: 1 }));
}

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2, isPrimary: true };
}

function typeInto(element: HTMLElement, text: string): void {
  element.focus({ preventScroll: true });
  setField(element, '');
  for (const letter of text) {
    const doc = element.ownerDocument;
    if (!pressKey(doc, 'keydown', letter)) continue;
    setField(element, `${Reflect.get(element, 'value') ?? ''}${letter}`);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
    pressKey(doc, 'keyup', letter);
  }
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

function setField(element: HTMLElement, value: string): void {
  if (!Reflect.has(element, 'value'))
    throw new Difference(`${named(element)}: Hier lässt sich nichts tippen.`);
  Reflect.set(element, 'value', value);
}

function choose(element: HTMLElement, value: string | boolean): void {
  const isBox = element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type);
  if (isBox) {
    if (element.checked !== (value !== false)) press(element);
    return;
  }
  setField(element, String(value));
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** False when the page has taken the key for itself. */
function pressKey(document: Document, kind: 'keydown' | 'keyup', key: string): boolean {
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key === ' ' ? 'Space' : key;
  const receiver = document.activeElement ?? document.body;
  return receiver.dispatchEvent(
    new KeyboardEvent(kind, { key, code, bubbles: true, cancelable: true }),
  );
}

/** What a browser does by itself when a key isn't taken. */
function followKey(document: Document, key: string): void {
  const { activeElement } = document;
  if (key === 'Tab') focusNext(document);
  if (key !== 'Enter' && key !== ' ') return;
  if (activeElement instanceof HTMLInputElement) activeElement.form?.requestSubmit();
  else if (activeElement instanceof HTMLElement) activeElement.click();
}

function focusNext(document: Document): void {
  const all = [...document.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isVisible(element),
  );
  const at = all.findIndex((element) => element === document.activeElement);
  if (at < 0 || at + 1 < all.length) all[at + 1]?.focus({ preventScroll: true });
}

function drag(element: HTMLElement, start: Spot, places: readonly Spot[]): void {
  const { left, top } = element.getBoundingClientRect();
  const send = (kinds: string, [x, y]: Spot, buttons: number) => {
    const event = {
      bubbles: true,
      cancelable: true,
      clientX: left + x,
      clientY: top + y,
      buttons,
      isPrimary: true,
    };
    element.dispatchEvent(new PointerEvent(`pointer${kinds}`, event));
    element.dispatchEvent(new MouseEvent(`mouse${kinds}`, event));
  };
  const last = places.at(-1) ?? start;
  send('down', start, 1);
  for (const place of places) send('move', place, 1);
  send('up', last, 0);
}

function hover(element: HTMLElement): void {
  endPretence(element.ownerDocument, ':hover');
  pretendState(element, ':hover');
  const event = { bubbles: true, ...middleOf(element) };
  for (const kind of ['pointerover', 'mouseover', 'mousemove']) {
    element.dispatchEvent(new MouseEvent(kind, event));
  }
  element.dispatchEvent(new MouseEvent('mouseenter', { ...event, bubbles: false }));
}
