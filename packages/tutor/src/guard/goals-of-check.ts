import { isSimple } from '@hbg/content/goal';
import type { Goal } from '@hbg/contract/units';

/**
 * What a unit's check wants to see in the code, and whether it types something, stands in its text.
 * Like a goal with a probe, such a goal tells nothing more without being run.
 */
export function withWordsOfCheck(goals: readonly Goal[], check: string | null): readonly Goal[] {
  if (check === null) return goals;
  const parts = check.split(/^(?=def )/m);
  const isTyped = check.includes('inputs=');
  return goals.map((goal, index) => {
    if (isSimple(goal)) return goal;
    const body = parts.find((part) => part.startsWith(`def goal_${index + 1}(`)) ?? '';
    return { ...goal, probe: '', ...wordsIn(body), ...(isTyped && { inputs: [] }) };
  });
}

function wordsIn(body: string): Required<Pick<Goal, 'calls' | 'uses'>> {
  const code = body.split('\n').filter((line) => line.includes('run.code.'));
  const words = code.flatMap((line) => Array.from(line.matchAll(/\.(uses|calls)\(([^)]*)\)/g)));
  const of = (kind: string) =>
    words.flatMap(([, word, given = '']) => (word === kind ? [given] : []));
  const calls = of('calls').map((given) => [
    textsIn(given)[0] ?? '',
    Number(/\d+/.exec(given)?.[0] ?? 1),
  ]);
  return { uses: of('uses').flatMap(textsIn), calls: Object.fromEntries(calls) };
}

function textsIn(given: string): string[] {
  return [...given.matchAll(/"([^"]+)"/g)].flatMap(([, text = '']) => text);
}
