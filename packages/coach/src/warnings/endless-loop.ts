import type { Advice } from '../explanation.ts';
import type { Token } from '../source/tokens.ts';
import { code } from '../words/code-quote.ts';
import { changesOf } from './changes.ts';
import { callsNothingUnknown, hasWayOut, type Loop, leavesAlone, loopsIn } from './loop.ts';
import { isFreeName, placeOf } from './pieces.ts';
import type { Program } from './program.ts';
import type { Statement } from './statements.ts';
import type { Check } from './warning.ts';

type Words = Pick<Advice, 'erklaerung' | 'tipp'>;

/** Only loops of which it is certain: nothing in them can change what they wait for. */
export const endlessLoop: Check = (program) => {
  if (program.run?.isFinished) return [];
  return loopsIn(program).flatMap((loop) => {
    const words = hasWayOut(loop) ? null : (forever(loop, program) ?? waitsInVain(loop, program));
    if (!words) return [];
    return {
      kind: 'endless-loop',
      titel: 'Diese Schleife hört nie auf',
      erklaerung: words.erklaerung,
      tipp: words.tipp,
      stelle: placeOf(loop.header.tokens),
    };
  });
};

function forever(loop: Loop, { textOf }: Program): Words | null {
  const [token, next] = loop.condition;
  const isForever = !next && /^(?:True|[1-9]\d*)$/.test(token?.text ?? '');
  if (!isForever || !callsNothingUnknown(loop)) return null;
  return {
    erklaerung: `${code(`while ${textOf(loop.condition)}:`)} läuft immer weiter, denn in der Schleife gibt es kein ${code('break')}.`,
    tipp: `Bau ein ${code('if')} mit ${code('break')} ein, das sie irgendwann beendet.`,
  };
}

function waitsInVain(loop: Loop, program: Program): Words | null {
  const { condition, body } = loop;
  const names = condition.filter((token) => isFreeName(token) && token.text !== 'len');
  if (!isPlain(condition) || !leavesAlone(names, loop, program)) return null;
  const changed = names.filter(({ text }) => changesOf(text, body).length > 0);
  if (changed.length > 0) return changed.length === 1 ? wrongWay(loop, program) : null;
  return names[0] ? unchanged(names[0], loop, program) : null;
}

/** Names, values, lengths and what compares them: nothing that changes by itself. */
function isPlain(condition: readonly Token[]): boolean {
  return condition.every(({ kind, text }, at) => {
    if (kind !== 'operator') return text !== 'in';
    const before = condition[at - 1];
    const isCall = text === '(' && isFreeName(before) && before.text !== 'len';
    return !isCall && /^(?:[-+*/%()<>]|\/\/|[<>=!]=)$/.test(text);
  });
}

function unchanged({ text: name }: Token, loop: Loop, program: Program): Words {
  const erklaerung = `In der Schleife ändert sich ${code(name)} nicht, darum bleibt die Bedingung immer gleich.`;
  const late = loop.behind.find((statement) => counts(name, statement));
  if (late) {
    const line = `${code(program.textOf(late.tokens))} in Zeile ${late.tokens[0]?.line}`;
    return { erklaerung, tipp: `Rück ${line} so weit ein, dass es zur Schleife gehört.` };
  }
  const change = changeFor(name, loop, program);
  return {
    erklaerung,
    tipp: `Ändere ${code(name)} in der Schleife, zum Beispiel mit ${code(change)}.`,
  };
}

/** `n += 1`, `n = n + 1` */
function counts(name: string, { tokens: [target, sign, value] }: Statement): boolean {
  if (target?.text !== name) return false;
  return /^[-+*/]=$/.test(sign?.text ?? '') || (sign?.text === '=' && value?.text === name);
}

/** What would bring the condition to its end. */
function changeFor(name: string, { condition }: Loop, { names }: Program): string {
  const at = condition.findIndex(({ text }) => text === name);
  const isLength = condition[at - 2]?.text === 'len';
  const isToShrink = condition[at + (isLength ? 2 : 1)]?.text.startsWith('>');
  const value = names.valueOf(condition.slice(at, at + 1));
  if (isLength) return isToShrink ? `${name}.pop()` : `${name}.append(…)`;
  if (value === 'typed' || value === 'text') return `${name} = input("…")`;
  if (value === 'flag') return `${name} = ${condition[at - 1]?.text === 'not' ? 'True' : 'False'}`;
  return `${name} ${isToShrink ? '-' : '+'}= 1`;
}

/** It counts away from what the condition waits for. */
function wrongWay({ condition, body }: Loop, { textOf }: Program): Words | null {
  const [name, sign = null, limit, more] = condition;
  const wrong = sign?.text.startsWith('<') ? 'down' : 'up';
  const isCompared = isFreeName(name) && /^[<>]=?$/.test(sign?.text ?? '') && limit && !more;
  if (!isCompared || !changesOf(name.text, body).every((change) => change === wrong)) return null;
  const [word, better] = wrong === 'down' ? ['kleiner', '+='] : ['größer', '-='];
  return {
    erklaerung: `In der Schleife wird ${code(name.text)} immer nur ${word}, darum bleibt ${code(textOf(condition))} wahr.`,
    tipp: `Zähl in die andere Richtung, zum Beispiel mit ${code(`${name.text} ${better} 1`)}.`,
  };
}
