import type { Listen } from './errors.ts';
import type { Say } from './outbox.ts';

/** Nothing leads out of the page: a link within it scrolls, any other says where it would go. */
export function keepInside(say: Say): Listen {
  const replace = location.replace.bind(location);
  const onClick = (event: MouseEvent) => {
    const link = event.composedPath().find(isLink);
    const address = link?.getAttribute('href') ?? link?.getAttribute('xlink:href');
    if (address === undefined || address === null || address.startsWith('javascript:')) return;
    const isLeft = watchPrevention(event);
    if (address.startsWith('#')) {
      setTimer(() => isLeft() && replace(address), 0);
    } else {
      setTimer(() => isLeft() && say({ kind: 'note', text: linkText(address) }), 0);
    }
  };
  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    say({ kind: 'note', text: formText });
  };
  HTMLFormElement.prototype.submit = () => void say({ kind: 'note', text: formText });
  return () => {
    addEventListener('click', onClick, true);
    addEventListener('auxclick', onClick, true);
    addEventListener('submit', onSubmit);
  };
}

const setTimer = globalThis.setTimeout.bind(globalThis);

/** The browser doesn't follow the link; whether the page's own script wants it followed, it tells later. */
function watchPrevention(event: MouseEvent): () => boolean {
  let isPrevented = false;
  event.preventDefault();
  Object.defineProperty(event, 'preventDefault', { value: () => void (isPrevented = true) });
  Object.defineProperty(event, 'defaultPrevented', { get: () => isPrevented });
  return () => !isPrevented;
}

function isLink(target: EventTarget): target is Element {
  return target instanceof Element && /^(a|area)$/.test(target.localName);
}

function linkText(address: string): string {
  return `Dieser Link führt nach „${address.slice(0, 200)}“. Hier bleibt deine Seite offen.`;
}

const formText = 'Dieses Formular würde abgeschickt. Hier bleibt alles auf deiner Seite.';
