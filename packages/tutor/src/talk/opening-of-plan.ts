import type { Blueprint } from '@hbg/content/blueprint';
import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { additionsLeftOut } from './additions-left-out.ts';
import { isForBrowser, planBeyondDoubt } from './best-plan.ts';
import { coloursWished } from './colours-wished.ts';
import { inPython } from './follow-plan.ts';
import { isDoneBy } from './making-wish.ts';
import type { Knowledge } from './situation.ts';
import { featuresLeftOut, ideaWished, thingLeftOut } from './subject-left-out.ts';
import { subjectPutIn } from './subject-put-in.ts';
import { planSigns } from './talk-signs.ts';
import { inOneQuote } from './tell-next.ts';
import { sayOfPlan } from './tell-plan.ts';

/** A plan with such a share does what was said, in other words. */
const nearlyAll = 0.8;

const canItBeDone = planSigns('can it be done');
const inPythonSigns = planSigns('in Python');

/** What a plan isn't of that which was wished for. */
export function openingFor(message: string, plan: Blueprint, knowledge: Knowledge): string {
  const isElsewhere = plan.codeLanguage !== 'python' && isIn(foldText(message), inPythonSigns);
  const subject = subjectPutIn(message, plan);
  const thing = subject ? null : thingLeftOut(message, plan);
  const idea = ideaWished(message, plan);
  const isDone = isDoneBy(message, plan) || planBeyondDoubt(message, knowledge, nearlyAll) === plan;
  const isDoubted = isIn(foldText(message).trim(), canItBeDone);
  const parts = [
    isElsewhere ? inPython(plan) : '',
    isDoubted && !isElsewhere && !thing && isDone ? sayOfPlan('yes') : '',
    thing ? sayOfPlan('nearest instead', 0, { thing }) : '',
    isForBrowser(message) && plan.codeLanguage === 'python' ? sayOfPlan('only in Python') : '',
    thing || subject || isDone ? '' : sayOfPlan('does something else'),
    subject,
    ...featuresLeftOut(message, plan),
    additionsLeftOut(message, plan, knowledge),
    coloursWished(message, plan),
    idea ? sayOfPlan('among its ideas', 0, { idea: inOneQuote(idea) }) : '',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}
