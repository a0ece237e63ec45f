import { type Bridge, openBridge } from './bridge.ts';
import { closeDoors } from './close-doors.ts';
import { watchConsole } from './console.ts';
import { replaceDialogs } from './dialogs.ts';
import { watchErrors } from './errors.ts';
import { type Extra, runExtraScript } from './extra-script.ts';
import { keepFocus } from './keep-focus.ts';
import { keepInside } from './links.ts';
import { openOutbox } from './outbox.ts';
import type { FrameStart, ToFrame } from './protocol.ts';
import { answerFetch } from './requests.ts';
import { offerStorage } from './saved.ts';
import { countTurns } from './turns.ts';
import { writePage } from './write-page.ts';

declare global {
  /** Left by the sandbox's own page for this script alone. */
  var hbgPort: MessagePort | undefined;
}

const given = globalThis.hbgPort;
Reflect.deleteProperty(globalThis, 'hbgPort');
if (given) prepare(openBridge(given));

/** Prepares the window while no line of the child's page is in it, and waits for the page. */
function prepare(bridge: Bridge) {
  let extra: Extra | null = null;
  const say = openOutbox(bridge, (message) => extra?.overhear(message));
  const turns = countTurns(bridge);
  const requests = answerFetch(bridge);
  const listeners = [watchErrors(say, turns), keepInside(say)];
  const listen = () => {
    for (const add of listeners) add();
  };
  watchConsole(say);
  replaceDialogs(say);
  closeDoors();
  bridge.take((order: ToFrame) => {
    if (order.kind === 'answer') requests.answer(order.id, order.answer);
    else if (order.kind === 'tell') extra?.hear(order.value);
    else if (order.kind === 'open') {
      turns.allow(order.start.longestMs);
      extra = makeReady(order.start, bridge);
      writePage(order.start.html, bridge, listen, extra.open);
    }
  });
  bridge.send({ kind: 'begun' });
}

/** What differs from page to page. */
function makeReady({ stored, extraScript }: FrameStart, bridge: Bridge): Extra {
  offerStorage(bridge, stored);
  if (extraScript === null) keepFocus();
  return runExtraScript(extraScript, bridge);
}
