import type { Lesson } from '@hbg/content/lesson';
import type { Goal } from '@hbg/contract/units';
import { openGoal } from '../ladder/place-in-code.ts';
import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { aboutTheHouse } from './about-the-house.ts';
import { aboutTheCraft } from './craft.ts';
import { explainRunAgain, troubleOf } from './explain-run.ts';
import { climb } from './help.ts';
import type { Intent } from './intent.ts';
import { isConceptClear, isLikelyConcept, wordsFromHere } from './own-words.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';
import { sayShortly } from './small-words.ts';
import { talkSigns } from './talk-signs.ts';

const guessed: ReadonlySet<Intent> = new Set([
  'concept',
  'off-topic',
  'house',
  'craft',
  'error',
  'task',
  'explain-line',
]);

/** Asked for what somebody is making right now, rather than for a thing that has a card. */
export function askedHere(
  message: string,
  intent: Intent,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  const { lesson } = situation;
  if (!lesson) return null;
  const text = foldText(message).trim();
  if (general.test(text)) return null;
  const inLesson = { ...situation, lesson };
  if (!guessed.has(intent)) return null;
  const isWondering = isIn(text, wondering);
  if (!isWondering && !isIn(text, wanting)) return null;
  if (situation.lastResult?.error && isIn(text, failing)) return aboutRun(situation);
  if (isOfPlace(message, intent, situation)) return null;
  const words = wordsFromHere(message, lesson, situation.code);
  if (isConceptClear(message, words, knowledge, inLesson)) return null;
  const isHere = words.length > 0;
  if (!isHere && !mayBeRun(message, isWondering, intent, knowledge, situation)) return null;
  const isSure = isWondering && isHere;
  const goal = isSure ? aboutGoal(knowledge, inLesson) : askForGoal(words, inLesson);
  return aboutRun(situation) ?? goal;
}

type InLesson = Situation & { readonly lesson: Lesson };

const general =
  /\b(?:bedeut\w*|heiss(?:t|en)|erklaer\w*|unterschied|braucht? man|wozu|wofuer)\b|^(?:was|wer) (?:ist|sind|ist denn|sind denn)\b/;

const wondering = talkSigns('wondering');
const wanting = talkSigns('wanting');
const failing = talkSigns('failing');

/** What this place and the craft have an answer to is no question about the task. */
function isOfPlace(message: string, intent: Intent, { turn }: Situation): boolean {
  if (intent === 'house') return aboutTheHouse(message, turn) !== null;
  return intent === 'craft' && aboutTheCraft(message, turn) !== null;
}

/** Without a word of the lesson it may be about its last run, where no card is likely. */
function mayBeRun(
  message: string,
  isWondering: boolean,
  intent: Intent,
  knowledge: Knowledge,
  situation: Situation,
): boolean {
  if (!situation.lastResult || intent === 'craft') return false;
  const isStrange = intent === 'off-topic' && !isWondering;
  return !isStrange && !isLikelyConcept(message, knowledge, situation, isWondering);
}

function aboutRun(situation: Situation): Partial<Reply> | null {
  const { lastResult } = situation;
  const hasBroken = lastResult !== null && lastResult.kind !== 'finished';
  return hasBroken || troubleOf(situation)
    ? { ...explainRunAgain(situation), intent: 'error', concept: null }
    : null;
}

/** The first goal that isn't reached, and the next hint for it. */
function aboutGoal(knowledge: Knowledge, situation: InLesson): Partial<Reply> | null {
  if (!situation.lastResult) return askForRun;
  const goal = openGoal(situation);
  const hint = climb(knowledge, situation);
  const isTold = !goal || hint.text?.includes(goal.text);
  const text = isTold ? hint.text : `Noch offen ist dieses Ziel: ${inQuotes(goal)}\n\n${hint.text}`;
  return { ...hint, ...(text === undefined ? {} : { text }), intent: 'hint', concept: null };
}

const askForRun: Partial<Reply> = {
  text: sayShortly('run for goals'),
  intent: 'task',
  concept: null,
};

/** Better a question than an answer to another one; a yes is answered by the next hint. */
function askForGoal(words: readonly string[], situation: InLesson): Partial<Reply> | null {
  const goal = goalMeant(words, situation);
  if (!goal) return null;
  return {
    text: sayShortly('which goal', 0, { goal: inQuotes(goal) }),
    intent: 'task',
    concept: null,
  };
}

/** Before the first run it's the one that speaks of the same. */
function goalMeant(words: readonly string[], situation: InLesson): Goal | null {
  const { lesson, lastResult } = situation;
  if (lastResult) return openGoal(situation);
  return (
    lesson.goals.find(({ text }) =>
      wordsFromHere(text, lesson, '').some((word) => words.includes(word)),
    ) ?? null
  );
}

function inQuotes({ text }: Goal): string {
  return `„${text.replaceAll('„', '‚').replaceAll('“', '‘')}“`;
}
