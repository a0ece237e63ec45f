import { openBridge } from './bridge.ts';
import { closeDoors } from './close-doors.ts';
import { watchConsole } from './console.ts';
import { replaceDialogs } from './dialogs.ts';
import { watchErrors } from './errors.ts';
import { runExtraScript } from './extra-script.ts';
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
  var hbgStart: { readonly start: FrameStart; readonly port: MessagePort } | undefined;
}

const given = globalThis.hbgStart;
Reflect.deleteProperty(globalThis, 'hbgStart');
if (given) begin(given.start, given.port);

/** Prepares the window while no line of the child's page is in it. */
function begin({ html, stored, extraScript }: FrameStart, port: MessagePort) {
  const bridge = openBridge(port);
  const say = openOutbox(bridge, (message) => extra.overhear(message));
  const turns = countTurns(bridge);
  const requests = answerFetch(bridge);
  const listeners = [watchErrors(say, turns), keepInside(say)];
  watchConsole(say);
  replaceDialogs(say);
  offerStorage(bridge, stored);
  closeDoors();
  if (extraScript === null) keepFocus();
  const extra = runExtraScript(extraScript, bridge);
  bridge.take((order: ToFrame) => {
    if (order.kind === 'answer') requests.answer(order.id, order.answer);
    else if (order.kind === 'tell') extra.hear(order.value);
  });
  const listen = () => {
    for (const add of listeners) add();
  };
  writePage(html, bridge, listen, extra.open);
}
