import type { Concept } from '@hbg/content/concept';
import { holdsSolution } from '../guard/leak-guard.ts';
import type { Situation } from './situation.ts';

/** A card as an answer, in the depth that suits who asks; more of it comes when it's asked for. */
export function explainConcept(concept: Concept, situation: Situation): string {
  const { title, short, long, question } = concept;
  const depth = situation.isYoung ? '' : long;
  const example = exampleOf(concept, situation);
  return [`**${title}**: ${short}`, depth, example, `**Zum Nachdenken:** ${question}`]
    .filter(Boolean)
    .join('\n\n');
}

/** Two cards side by side. */
export function explainBoth([first, second]: readonly [Concept, Concept]): string {
  const parts = [first, second].map(({ title, short }) => `**${title}**: ${short}`);
  return [...parts, `**Zum Nachdenken:** ${first.question}`].join('\n\n');
}

/** Nothing when it would give away the task at hand. */
export function exampleOf({ example }: Concept, { lesson, code }: Situation): string {
  const shown = `\`\`\`${example.language}\n${example.code}\`\`\``;
  if (lesson && holdsSolution(shown, lesson, code)) return '';
  return example.output === null
    ? shown
    : `${shown}\n\nDas gibt aus:\n\n\`\`\`ausgabe\n${example.output}\`\`\``;
}
