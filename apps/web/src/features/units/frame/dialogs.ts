import { cut } from './inspect.ts';
import type { Say } from './outbox.ts';

/** A window of the browser would lock the whole house: what it says is told beside the page. */
export function replaceDialogs(say: Say) {
  const note = (text: string) => void say({ kind: 'note', text: cut(text) });
  globalThis.alert = (message: unknown = '') => note(String(message));
  globalThis.confirm = (message = '') => {
    note(`${message} (confirm antwortet hier immer mit true.)`);
    return true;
  };
  globalThis.prompt = (message = '', proposed = '') => {
    note(`${message} (prompt antwortet hier immer mit „${proposed}“. Nimm ein Eingabefeld.)`);
    return proposed;
  };
  globalThis.print = () => note('Drucken geht hier nicht.');
  globalThis.open = () => {
    note('Ein neues Fenster geht hier nicht auf.');
    return null;
  };
}
