import type { Token } from '../source/tokens.ts';
import { code } from '../words/code-quote.ts';
import { readCall } from './call.ts';
import { isClosing, isFreeName, isOpening, placeOf } from './pieces.ts';
import type { Check } from './warning.ts';

/** `["a" "b"]`: Python makes one text of both, which a blank at the joint shows to be meant so. */
export const missingComma: Check = ({ source, textOf }) => {
  const open: Token[] = [];
  return source.tokens.flatMap((token, at) => {
    const next = source.tokens[at + 1];
    if (isOpening(token)) open.push(token);
    if (isClosing(token)) open.pop();
    if (!next || token.kind !== 'text' || next.kind !== 'text') return [];
    const isMeant = /\s["']+$/.test(token.text) || /^\w*["']+\s/.test(next.text);
    if (isMeant || !/^[[{]$/.test(open.at(-1)?.text ?? '')) return [];
    return {
      kind: 'missing-comma',
      titel: 'Komma vergessen?',
      erklaerung: `Zwischen ${code(textOf([token]), 18)} und ${code(textOf([next]), 18)} fehlt ein Komma, darum macht Python daraus einen einzigen Text.`,
      tipp: `Schreib ein Komma dazwischen: ${code(`${token.text}, ${next.text}`, 40)}.`,
      stelle: placeOf([token, next]),
    };
  });
};

/** `inventar += "Schild"` adds S, c, h, i, l, d. */
export const lettersForItem: Check = (program) =>
  program.statements.flatMap(({ tokens }) => {
    const added = addedTo(tokens);
    const { names, textOf } = program;
    if (!added || names.valueOf([added.list]) !== 'list') return [];
    const [value, next] = added.value;
    const isText = /^(?:text|typed)$/.test(names.valueOf(added.value) ?? '');
    const isSign = !next && /^["'].?["']$/.test(value?.text ?? '');
    if (!isText || isSign) return [];
    return {
      kind: 'letters-for-item',
      titel: 'Jeder Buchstabe einzeln',
      erklaerung: `${code(textOf(tokens))} hängt jeden Buchstaben einzeln an die Liste, nicht das ganze Wort.`,
      tipp: `Schreib ${code(`${added.list.text}.append(${textOf(added.value)})`, 40)}.`,
      stelle: placeOf(tokens),
    };
  });

/** `list += value` and `list.extend(value)` */
function addedTo(tokens: readonly Token[]): { list: Token; value: readonly Token[] } | null {
  const [list, sign] = tokens;
  if (!isFreeName(list)) return null;
  if (sign?.text === '+=') return { list, value: tokens.slice(2) };
  const call = sign?.text === '.' ? readCall(tokens) : null;
  const [value, next] = call?.values ?? [];
  const isExtend = call?.name === 'extend' && call.object.length === 1;
  return isExtend && value && !next ? { list, value } : null;
}
