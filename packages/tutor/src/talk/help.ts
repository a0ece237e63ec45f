import type { Concept } from '@hbg/content/concept';
import { codeKeyOf, isKeyFor } from '../ladder/code-key.ts';
import { openGoal } from '../ladder/place-in-code.ts';
import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { countWords, mostWords } from './brief.ts';
import { explainConcept } from './explain-concept.ts';
import { explainRunFirst } from './explain-run.ts';
import { conceptsOnPurpose } from './find-concept.ts';
import { hintReply } from './hint-reply.ts';
import type { Intent } from './intent.ts';
import { isUnseen, type Knowledge, type Reply, type Situation } from './situation.ts';
import { surelySmallTalk } from './small-talk.ts';
import { sayShortly } from './small-words.ts';
import { talkSigns } from './talk-signs.ts';

/** The next rung of the ladder; outside a lesson there's no task to climb to. */
export function climb(knowledge: Knowledge, situation: Situation, opening = ''): Partial<Reply> {
  const { lesson, lastConcept } = situation;
  if (!lesson) {
    const concept = knowledge.concepts.get(lastConcept ?? '');
    const step = concept
      ? `Der nächste Schritt bei **${concept.title}**: ${concept.steps[0]}`
      : sayShortly('what to build');
    return { text: [opening, step].filter(Boolean).join('\n\n') };
  }
  if (hasEnded(situation) && !openGoal({ ...situation, lesson }))
    return { text: allDone(situation, lesson.title) };
  const reply = hintReply({ ...situation, lesson });
  return { ...reply, text: [opening, reply.text].filter(Boolean).join('\n\n') };
}

/** Who asks once gets a hand, who begs on is told why there's no more than that. */
export function insteadOfSolution(knowledge: Knowledge, situation: Situation): Partial<Reply> {
  const { lastIntent, turn } = situation;
  const isFirst = lastIntent !== 'solution';
  return climb(
    knowledge,
    situation,
    isFirst ? sayShortly('invitation') : sayShortly('refusals', turn),
  );
}

/** Comfort and at most a nudge or a question: more help is the child's to ask for. */
export function soothe(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> {
  const { turn, given, code, lesson } = situation;
  const [card] = lesson ? [] : conceptsOnPurpose(knowledge, message);
  if (card) return sootheAbout(card, knowledge, situation);
  const codeKey = codeKeyOf(code);
  const steps = given.filter((hint) => isKeyFor(hint.codeKey, codeKey)).length;
  return steps < gentleSteps
    ? climb(knowledge, situation, sayShortly('comfort', turn))
    : { text: `${sayShortly('comfort', turn)}\n\n${sayShortly('offers', turn)}` };
}

/** Who says of what the others can already. */
export function comfortAbout(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  const isFelt = surelySmallTalk(message)?.intent === 'frustration';
  const [card] = isFelt ? conceptsOnPurpose(knowledge, message) : [];
  return card ? { ...sootheAbout(card, knowledge, situation), intent: 'frustration' } : null;
}

/** What somebody despairs of is told once more, as to a beginner. */
function sootheAbout(card: Concept, knowledge: Knowledge, situation: Situation): Partial<Reply> {
  const explained = explainConcept(card, knowledge.levelOf(null), situation);
  return { text: `${sayShortly('comfort', situation.turn)}\n\n${explained}`, concept: card.id };
}

/** `Ich check das mit den Funktionen nicht` is about no program. */
export function toldOnceMore(
  message: string,
  intent: Intent,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  const isLost =
    intent === 'error' && isUnseen(situation) && isIn(foldText(message), notUnderstood);
  const [card] = isLost ? conceptsOnPurpose(knowledge, message) : [];
  if (!card) return null;
  const text = explainConcept(card, knowledge.levelOf(null), situation);
  return { text, intent: 'concept', concept: card.id };
}

const notUnderstood = talkSigns('not understood');

const gentleSteps = 2;

/** What is reached and what isn't. */
export function stateOf(situation: Situation): string {
  const { lesson, lastResult } = situation;
  if (!lesson) return sayShortly('you decide');
  if (!lastResult) return sayShortly('run for goals');
  if (lastResult.error) return explainRunFirst(situation).text;
  const goal = openGoal({ ...situation, lesson });
  return goal
    ? `Noch nicht ganz, dieses Ziel fehlt noch: ${goal.text}`
    : allDone(situation, lesson.title);
}

export function taskOf({ lesson }: Situation): string {
  if (!lesson) return sayShortly('no task');
  const goals = lesson.goals.map(({ text }) => `- ${text}`).join('\n');
  const told = `Deine Ziele:\n\n${goals}\n\nFang mit dem ersten an.`;
  const whole = `${lesson.description}\n\n${told}`;
  return countWords(whole) > mostWords ? told : whole;
}

/** What broke off isn't done, whatever it reached before. */
function hasEnded({ lastResult }: Situation): boolean {
  return lastResult !== null && !lastResult.error;
}

function allDone({ turn }: Situation, title: string): string {
  return sayShortly('all done', turn, { title });
}
