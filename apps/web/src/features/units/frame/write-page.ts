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
  send({ kind: 'begun' });
  write(html);
  close();
}

/** A script that writes a document anew makes it forget who listens. */
function listenAgain(listen: Listen) {
  const { write, writeln } = document;
  document.write = (...texts) => {
    write.apply(document, texts);
    listen();
  };
  document.writeln = (...texts) => {
    writeln.apply(document, texts);
    listen();
  };
}

function tellPainted(send: Bridge['send']) {
  const onFrame = requestAnimationFrame.bind(globalThis);
  send({ kind: 'said', message: { kind: 'loaded' } });
  onFrame(() => onFrame(() => send({ kind: 'painted' })));
}
