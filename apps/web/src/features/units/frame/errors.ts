import type { PageMessage } from '../shared/page/messages.ts';
import { cut, inspect } from './inspect.ts';
import type { Say } from './outbox.ts';
import { nowhere, placeInStack } from './place.ts';
import type { Turns } from './turns.ts';

export type Listen = () => void;

/** What nobody catches, what isn't found, and what the sandbox forbids. */
export function watchErrors(say: Say, { isOurs }: Turns): Listen {
  const refused = new Set<string>();
  const noteOnce = (text: string) => {
    if (refused.has(text)) return;
    refused.add(text);
    say({ kind: 'note', text });
  };
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) {
      if (!isOurs(event.error)) say(messageOf(event));
    } else if (event.target instanceof Element) noteOnce(missingText(event.target));
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!isOurs(reason)) say(rejectionOf(reason));
  };
  const onRefusal = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) =>
    noteOnce(refusalText(blockedURI, effectiveDirective));
  return () => {
    addEventListener('error', onError, true);
    addEventListener('unhandledrejection', onRejection);
    document.addEventListener('securitypolicyviolation', onRefusal);
  };
}

function messageOf({ message, filename, lineno, colno, error }: ErrorEvent): PageMessage {
  const isNamed = /^[\w.-]+\.(?:js|html)(?:\/\d+)?$/.test(filename);
  // What the browser or our own words throw is placed where the child called them.
  const place = isNamed
    ? { file: filename, line: lineno, column: colno }
    : placeInStack(Reflect.get(Object(error), 'stack'));
  return { kind: 'error', message: cut(message.replace(/^Uncaught /, '')), ...place };
}

function rejectionOf(reason: unknown): PageMessage {
  const isError = reason instanceof Error;
  return {
    kind: 'error',
    message: cut(
      isError ? `${reason.name}: ${reason.message}` : `Uncaught (in promise) ${inspect(reason)}`,
    ),
    ...(isError ? placeInStack(reason.stack) : nowhere),
  };
}

function missingText(element: Element): string {
  const name = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
  return `„${name.slice(0, 100)}“ ist nicht da: Deine Seite findet nur die Dateien dieser Aufgabe.`;
}

function refusalText(address: string, directive: string): string {
  if (/eval/.test(address))
    return 'Text als Programm auszuführen (eval, new Function) geht hier nicht.';
  if (directive.startsWith('frame')) return 'Eine Seite in der Seite (iframe) geht hier nicht.';
  return `Nichts kommt hier von außen: „${address.slice(0, 100)}“ wird nicht geladen.`;
}
