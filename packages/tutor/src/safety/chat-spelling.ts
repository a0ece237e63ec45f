import { loadSigns } from '@hbg/content/load-words';

const meant = new Map(
  Array.from(loadSigns('chat-spelling'), ([word, forms]) =>
    forms
      .trim()
      .split('\n')
      .map((form) => [form, word] as const),
  ).flat(),
);
const longestFirst = [...meant.keys()].toSorted((one, other) => other.length - one.length);
const chat = new RegExp(`(?<![a-z])(?:${longestFirst.join('|')})(?![a-z])`, 'g');

/** As at school: `ich werd gemobt un weis nix` is `ich werd gemobbt un weiss nichts`. */
export function inFullWords(folded: string): string {
  return folded.replaceAll(chat, (form) => meant.get(form) ?? form);
}
