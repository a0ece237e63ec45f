import { loadSigns } from '@hbg/content/load-words';
import { inFullWords } from './chat-spelling.ts';
import { foldText } from './fold-text.ts';
import { isIn, type Sign, signsIn } from './signs.ts';

/** What a child in need writes of; `distress` when it can't be told. */
export const crisisKinds = ['life', 'hurt', 'bullied', 'friend', 'distress'] as const;
export type CrisisKind = (typeof crisisKinds)[number];

const words = loadSigns('crisis-kinds');
const dangers = loadSigns('crisis');
const listed = (kind: CrisisKind) => [kind, signsIn(words.get(kind))] as const;
/** The first that fits: whoever may die comes before whoever is hurt. */
const signsOf: readonly (readonly [CrisisKind, readonly Sign[]])[] = [
  ...(['friend', 'life', 'hurt', 'bullied'] as const).map(listed),
  ['hurt', signsIn(dangers.get('home'))],
  ['bullied', signsIn(dangers.get('bullying'))],
];

/** Of a message that is known to be a cry for help. */
export function crisisKindOf(message: string): CrisisKind {
  const text = inFullWords(foldText(message));
  return signsOf.find(([, signs]) => isIn(text, signs))?.[0] ?? 'distress';
}
