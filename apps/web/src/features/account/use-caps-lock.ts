import { type KeyboardEvent, useState } from 'react';

/** The browser tells the state of the caps lock only with a key. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const read = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, handlers: { onKeyDown: read, onKeyUp: read } };
}
