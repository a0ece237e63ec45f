import type { Words } from '../rule.ts';
import { callIn } from '../source/call.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { code } from '../words/code-quote.ts';

/** A piece of code that is `None`, and the code that made it so. */
export type Nothing = {
  readonly piece: string;
  /** With blanked texts. */
  readonly origin: string;
  readonly written: string;
  readonly line: number;
  readonly isAssigned: boolean;
};

/** `podest = werte.sort()`: what is wanted stands in `werte`. */
export function changedWords(nothing: Nothing, method: string): Words {
  const { piece, written, isAssigned } = nothing;
  const owner = ownerIn(written);
  const name = owner !== null && method !== 'shuffle' ? `${owner}.${method}()` : `${method}()`;
  const what = ofLists.test(method) || owner === null ? 'die Liste' : code(owner);
  const result = isAssigned
    ? `darum steht in ${code(piece)} nichts`
    : 'darum kann Python damit hier nicht weitermachen';
  return {
    titel: `${method} gibt nichts zurück`,
    erklaerung: `${code(name)} ändert ${what} selbst und gibt nichts zurück, ${result}.`,
    tipp: isAssigned ? withoutAssignment(nothing, owner, method) : onOwnLine(written, owner),
  };
}

const ofLists = /^(?:sort|reverse|append|extend|insert|remove|shuffle)$/;
const plainName = withUmlauts(/^(?!\d)[\w.]+$/);

/** What is changed, when it has a name. */
function ownerIn(written: string): string | null {
  const { callee = '', name, values = [] } = callIn(written) ?? {};
  const owner = name === 'shuffle' ? (values[0] ?? '') : callee.slice(0, -(name?.length ?? 0) - 1);
  return plainName.test(owner) ? owner : null;
}

/** A list that stands in the line itself needs the name. */
function withoutAssignment(
  { piece, written, line }: Nothing,
  owner: string | null,
  method: string,
): string {
  if (owner === null) {
    return `Leg die Liste in Zeile ${line} allein an, und ruf ${code(`${piece}.${method}(…)`)} in der Zeile darunter auf.`;
  }
  const call = `Schreib in Zeile ${line} nur ${code(written, 34)}`;
  return owner === piece
    ? `${call}, ohne ${code(`${piece} =`)} davor.`
    : `${call}, und nimm danach ${code(owner)} statt ${code(piece)}.`;
}

function onOwnLine(written: string, owner: string | null): string {
  return `Gib ${code(written, 34)} eine eigene Zeile und mach darunter mit ${owner === null ? 'der Liste selbst' : code(owner)} weiter.`;
}
