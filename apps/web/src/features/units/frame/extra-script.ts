import type { FrameTools, PageMessage } from '../shared/page/messages.ts';
import type { Bridge } from './bridge.ts';

declare global {
  /** There while an extra script runs, and for it alone. */
  var hbgTools: FrameTools | undefined;
}

export type Extra = {
  readonly hear: (value: unknown) => void;
  readonly open: () => void;
  readonly overhear: (message: PageMessage) => void;
};

/** Runs the house's own script for this page, such as one that checks it, before all of the page. */
export function runExtraScript(script: string | null, { send }: Bridge): Extra {
  const heard: ((value: unknown) => void)[] = [];
  const opened: (() => void)[] = [];
  const overheard: ((message: PageMessage) => void)[] = [];
  if (script !== null) {
    globalThis.hbgTools = {
      tell: (value) => send({ kind: 'said', message: { kind: 'extra', value } }),
      hear: (listener) => void heard.push(listener),
      onOpen: (listener) => void opened.push(listener),
      onMessage: (listener) => void overheard.push(listener),
    };
    runScript(script);
    Reflect.deleteProperty(globalThis, 'hbgTools');
  }
  return {
    hear: (value) => tellAll(heard, value),
    open: () => tellAll(opened, undefined),
    overhear: (message) => tellAll(overheard, message),
  };
}

function runScript(text: string) {
  const element = document.createElement('script');
  element.textContent = text;
  document.head.append(element);
  element.remove();
}

function tellAll<Told>(listeners: readonly ((told: Told) => void)[], told: Told) {
  for (const listener of listeners) listener(told);
}
