import type { Judged } from '@hbg/contract/assessments';
import { isUnknown } from './is-unknown.ts';

/** Another one for the next item, the same for the same one. */
export function wordFor(judged: Judged): string {
  const fitting = judged.isRight ? words.right : isUnknown(judged) ? words.unknown : words.wrong;
  return fitting[judged.number % fitting.length] ?? fitting[0];
}

const words = {
  right: ['Richtig.', 'Stimmt.', 'Genau so.'],
  wrong: ['Das stimmt noch nicht.', 'Das war es noch nicht.', 'Diesmal nicht.'],
  unknown: [
    'Gut, dass du es sagst. Das hilft beim Einschätzen.',
    'Danke, dass du ehrlich bist. So wird das Ergebnis genauer.',
    'Das macht nichts. Jetzt ist klar, was du dir ansehen kannst.',
  ],
} as const;
