import { inFullWords } from '../safety/chat-spelling.ts';
import { foldText } from '../safety/fold-text.ts';

const askedAlike: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])(?:wieso|weshalb|warumm)(?![a-z])/g, 'warum'],
  [/(?<![a-z])(?:'?nen|'?nem|'n|(?<=\s)n)(?![a-z])/g, 'ein'],
  [/(?<![a-z])(?:gibts|gibs)(?![a-z])/g, 'gibt es'],
  [/(?<![a-z])(?:wenns)(?![a-z])/g, 'wenn es'],
  [/(?<![a-z])(?:gehts)(?![a-z])/g, 'geht es'],
  [/(?<![a-z])wies(?![a-z])/g, 'wie es'],
  [/(?<![a-z])wieviel/g, 'wie viel'],
  [/(?<![a-z])(?:krieg|kriege|kriegt|bekommt|bekomm)(?![a-z])/g, 'bekomme'],
  [
    /(?<![a-z])(?:eig|eigtl|eigentlich|halt|eben|grad|gerade|einfach|immer|dauernd|staendig|voll|echt|bei mir)(?![a-z]) ?/g,
    '',
  ],
];

/** As it is asked at school: what was learned and what is said are alike then. */
export function inPlainWords(text: string): string {
  const full = inFullWords(foldText(text));
  return askedAlike.reduce((said, [pattern, word]) => said.replaceAll(pattern, word), full);
}
