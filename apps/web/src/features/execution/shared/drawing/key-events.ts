import type { Drawing } from '@hbg/python/drawing/drawing';
import type { DrawingEvent } from '@hbg/python/drawing/events';
import { isWanted, keyNameOf } from './key-names.ts';

type Send = (event: DrawingEvent) => void;

/** Brings the program the keys that it wants; returns how to end that. */
export function listenToKeys(stage: HTMLElement, drawing: Drawing, send: Send): () => void {
  // By the place on the keyboard: with Shift let go in between, „A“ comes back as „a“.
  const held = new Map<string, string>();
  const press = (event: KeyboardEvent) => {
    const key = keyFor(event, stage, drawing);
    if (key === null) return;
    // Neither does the page scroll, nor does Space press a button.
    event.preventDefault();
    held.set(event.code, key);
    send(keyEvent('key-down', key, event.repeat));
  };
  const release = ({ code }: { code: string }) => {
    const key = held.get(code);
    if (!held.delete(code) || key === undefined) return;
    send(keyEvent('key-up', key));
  };
  const releaseAll = () => [...held.keys()].forEach((code) => release({ code }));
  window.addEventListener('keydown', press);
  window.addEventListener('keyup', release);
  window.addEventListener('blur', releaseAll);
  return () => {
    window.removeEventListener('keydown', press);
    window.removeEventListener('keyup', release);
    window.removeEventListener('blur', releaseAll);
  };
}

export function keyEvent(kind: 'key-down' | 'key-up', key: string, isRepeat = false): DrawingEvent {
  return { kind, key, isRepeat };
}

function keyFor(event: KeyboardEvent, stage: HTMLElement, drawing: Drawing): string | null {
  const { listening } = drawing.setting;
  const key = keyNameOf(event);
  if (key === null || isForThePage(event)) return null;
  if (!listening.everyKey && !isWanted(key, listening.keys)) return null;
  const path = event.composedPath();
  if (path.includes(stage)) return key;
  return listening.isListening && !isTaken(key, path[0]) ? key : null;
}

function isForThePage(event: KeyboardEvent): boolean {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  const isSign = event.getModifierState('AltGraph');
  const isModifier = ['Control', 'Alt'].includes(event.key);
  return event.defaultPrevented || event.isComposing || (isShortcut && !isSign && !isModifier);
}

/** Who writes wants the letters; who is on a button wants to press it. */
function isTaken(key: string, target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]')) {
    return true;
  }
  const presses = key === 'space' || key === 'Return';
  return presses && target.closest('button, a, summary, [role]') !== null;
}
