import type { Bridge } from './bridge.ts';
import type { Listen } from './errors.ts';

/** Puts the child's page in place of the sandbox's own: parsed as the browser parses any page. */
export function writePage(html: string, { send }: Bridge, listen: Listen, onOpen: () => void) {
  const write = document.write.bind(document);
  const close = document.close.bind(document);
  document.open();
  listen();
  listenAgain(listen);
  onOpen();
  addEventListener('load', () => tellPainted(send), { once: true });
  write(html);
  close();
}

/** A script that writes a document anew makes it forget who listens. */
function listenAgain(listen: Listen) {
  const { open, write, writeln } = document;
  const openAgain = () => {
    Reflect.apply(open, document, []);
    listen();
    return document;
  };
  const afterOpening =
    (change: typeof write) =>
    (...texts: string[]) => {
      if (document.readyState === 'complete') openAgain();
      change.apply(document, texts);
    };
  Object.assign(document, {
    open: openAgain,
    write: afterOpening(write),
    writeln: afterOpening(writeln),
  });
}

const onFrame = requestAnimationFrame.bind(globalThis);
const setTimer = setTimeout.bind(globalThis);

/** What is due after a frame's own tasks finds it painted. */
function tellPainted(send: Bridge['send']) {
  send({ kind: 'said', message: { kind: 'loaded' } });
  onFrame(() => setTimer(() => send({ kind: 'painted' }), 0));
}
