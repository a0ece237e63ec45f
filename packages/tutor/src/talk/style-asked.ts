import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { wordsIn } from '../search/words.ts';
import { colourIn } from './colours-wished.ts';
import type { Reply, Situation } from './situation.ts';
import { planSigns } from './talk-signs.ts';
import { sayOfPlan } from './tell-plan.ts';

const ofText = planSigns('text of a page');
const ofBackground = planSigns('background of a page');
/** What a text may look like. */
const styles = [
  [planSigns('text in the middle'), 'text-align: center;'],
  [planSigns('large text'), 'font-size: 32px;'],
  [planSigns('bold text'), 'font-weight: bold;'],
  [planSigns('underlined text'), 'text-decoration: underline;'],
] as const;
const several = 2;

/** Two or more wishes for how a text looks come in one rule. */
export function styleAsked(message: string, { lesson }: Situation): Partial<Reply> | null {
  const text = foldText(message);
  if (lesson || !isIn(text, ofText)) return null;
  const colour = colourIn(wordsIn(message));
  const isOfPage = isIn(text, ofBackground);
  const wished = styles.flatMap(([signs, rule]) => (isIn(text, signs) ? [rule] : []));
  const rules = [
    ...wished,
    ...(colour ? [`${isOfPage ? 'background' : 'color'}: ${colour};`] : []),
  ];
  if (rules.length < several) return null;
  const heading = isOfPage ? 'several styles of a page' : 'several styles';
  const told = sayOfPlan(heading, 0, { rules: rules.join(' ') });
  return { text: told, intent: 'concept', concept: 'css', choices: [] };
}
