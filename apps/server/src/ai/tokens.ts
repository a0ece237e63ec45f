import type { Prompt } from '@hbg/tutor/prompt/teaching-prompt';

/** Of an answer. */
export const mostTokens = 700;
const charactersOfToken = 3;

/** What a server doesn't tell is estimated. */
export function tokensOf(told: number | undefined, prompt: Prompt, said: number): number {
  return told || Math.ceil((lengthOf(prompt) + said) / charactersOfToken);
}

/** As many as an answer to this may take. */
export function mostTokensFor(prompt: Prompt): number {
  return Math.ceil(lengthOf(prompt) / charactersOfToken) + mostTokens;
}

function lengthOf({ instructions, turns }: Prompt): number {
  return turns.reduce((sum, { content }) => sum + content.length, instructions.length);
}
