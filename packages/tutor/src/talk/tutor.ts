import { longestCode } from '@hbg/coach/source/source';
import { inTurn } from '@hbg/coach/words/in-turn';
import { holdsSolution } from '../guard/leak-guard.ts';
import { remembered } from '../remembered.ts';
import { safeAnswer } from '../safety/safe-answers.ts';
import { needsPerson, type UnsafeKind } from '../safety/unsafe.ts';
import { isEnglish } from '../search/words.ts';
import { aboutConcept, askQuestion, withExample } from './about-concept.ts';
import { aboutError } from './about-error.ts';
import { aboutProgram } from './about-program.ts';
import { aboutTheHouse, unknownPlace } from './about-the-house.ts';
import { nothingFits } from './ask-back.ts';
import { askedHere } from './asked-here.ts';
import { isPlanClear } from './best-plan.ts';
import { conceptAsked } from './concept-asked.ts';
import { aboutTheCraft, unknownCraft } from './craft.ts';
import { errorAsked, explainErrorName, explainOwnError, isForMeaning } from './errors-asked.ts';
import { explainLine } from './explain-line.ts';
import { extendPlan } from './extend-plan.ts';
import { conceptOfName, isAboutOther } from './find-concept.ts';
import { followPlan } from './follow-plan.ts';
import { followUp } from './follow-up.ts';
import { hear } from './hear.ts';
import { climb, insteadOfSolution, soothe, stateOf, taskOf } from './help.ts';
import type { Intent } from './intent.ts';
import { keyAsked } from './keys-asked.ts';
import { nameAsked } from './names-asked.ts';
import { answerOutside, planInLesson, weighedAgain, withOffer } from './outside-lessons.ts';
import { plainly } from './plainly.ts';
import { askedAsWritten, questionAsked } from './question-asked.ts';
import { isReaction, reactTo, remindOfRiddle } from './quiz.ts';
import { explainSign, signAsked } from './signs-asked.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';
import { smallTalk } from './small-talk.ts';
import { sayShortly } from './small-words.ts';
import { styleAsked } from './style-asked.ts';
import { explainTerm } from './terms-asked.ts';
import { shareIn } from './weigh-subjects.ts';
import { whichBegun, whichOfThese } from './which-of-these.ts';
import { wishIn } from './wish.ts';

type Answering = (message: string, knowledge: Knowledge, situation: Situation) => Partial<Reply>;

/** The tutor without any model: what it answers is decided here alone. */
export function answer(said: string, library: Knowledge, told: Situation): Reply {
  // A child's program is a page or two; what is longer would be read for minutes.
  const situation = { ...told, code: codeIn(told, library).slice(0, longestCode) };
  // Searching is the dearest part of an answer, and several of its steps look for the same.
  const knowledge = {
    ...library,
    search: remembered(library.search),
    likelihoods: remembered(library.likelihoods),
    planLikelihoods: remembered(library.planLikelihoods),
    findPlans: remembered(library.findPlans),
    readOpen: remembered(library.readOpen),
    readQuestion: remembered(library.readQuestion),
    weighSubjects: remembered(library.weighSubjects),
  };
  const { danger, isWorrying, ...heard } = hear(said, knowledge);
  const message = told.lesson || danger ? said : plainly(said, knowledge);
  const { asked, wish, lead } = message === said ? heard : hear(message, knowledge);
  const isWritten = askedAsWritten(message, knowledge) !== null;
  if (danger?.isSure && !(isWritten && !needsPerson.has(danger.kind)))
    return { ...nothing, intent: danger.kind, text: safely(danger.kind, message, situation) };
  const intent = wishIn(asked, { wish, lead }, knowledge, situation);
  const isOpen =
    !isGoingOn(asked, knowledge, told) &&
    (isWritten || (!isWorrying && !isPlanClear(asked, knowledge)));
  // A name that is nearly said is put right in what was asked: `aufgeben` is no `ausgeben`.
  const clear = isOpen
    ? (clearlyAsked(message, intent, knowledge, told) ??
      clearlyAsked(asked, intent, knowledge, told))
    : null;
  const certain = clear
    ? null
    : (nameAsked(message, knowledge, situation) ??
      known(asked, intent, knowledge, situation) ??
      aboutProgram(asked, { ...situation, code: told.code.slice(0, longestCode) }));
  const reply = {
    ...nothing,
    intent,
    isWorrying: isWorrying && !isWritten,
    ...(clear ??
      certain ??
      answerOutside(asked, intent, knowledge, situation) ??
      askedHere(asked, intent, knowledge, situation) ??
      answers[intent](asked, knowledge, situation)),
  };
  const offered = clear ? reply : withOffer(reply, asked, knowledge, situation);
  const weighed =
    clear || certain || isWorrying ? offered : weighedAgain(offered, asked, knowledge, situation);
  const reminded = remindOfRiddle(weighed, knowledge, situation);
  const { text, ...rest } = withoutSolution(reminded, situation);
  return { ...rest, text: inEnglishFirst(asked, situation) + text };
}

/** With the program or the plan that is spoken of, or the riddle that waits. */
function isGoingOn(message: string, knowledge: Knowledge, situation: Situation): boolean {
  const { lesson, code, openRiddle } = situation;
  if (lesson) return true;
  const riddle = knowledge.concepts.get(openRiddle ?? '');
  if (riddle && isReaction(message, 'follow-up', riddle, knowledge, situation)) return true;
  const isOfProgram = code.trim() !== '' && aboutProgram(message, situation) !== null;
  return isOfProgram || followPlan(message, knowledge, situation) !== null;
}

function clearlyAsked(
  message: string,
  intent: Intent,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  return (
    whichBegun(message, knowledge, intent, situation) ??
    extendPlan(message, knowledge, situation) ??
    styleAsked(message, situation) ??
    gladAbout(message, situation) ??
    questionAsked(message, intent, knowledge, situation)
  );
}

const succeeded =
  /^\W*(?:juhu+|yes+|yeah|hurra|endlich|(?:es|das|jetzt) (?:hat|geht|klappt|läuft)|(?:hat|es) (?:geklappt|funktioniert)|ich hab(?:e|s|'s)? (?:es )?geschafft)(?!\p{L})[^?]*$/iu;
const asksMore = /(?<!\p{L})(?:was|wie|warum|wieso|aber|nicht|kein\p{L}*)(?!\p{L})/iu;

/** Who tells that it works asks for nothing. */
function gladAbout(message: string, { lesson, turn }: Situation): Partial<Reply> | null {
  if (lesson || !succeeded.test(message) || asksMore.test(message)) return null;
  return { text: sayShortly('succeeded', turn), intent: 'praise', concept: null };
}

/** Who has written nothing speaks of the program that was shown. */
function codeIn({ code, lesson, lastPlan }: Situation, { plans }: Knowledge): string {
  if (code.trim() !== '' || lesson || !lastPlan) return code;
  const plan = plans.get(lastPlan.id);
  return plan?.codeLanguage === 'python' ? plan.code : code;
}

function safely(kind: UnsafeKind, message: string, { turn }: Situation): string {
  const told = safeAnswer(kind, message);
  return kind === 'mild-insult' ? (turn % 3 === 0 ? told : sayShortly('grumbled at', turn)) : told;
}

/** What Python says is no language of a child. */
const ofPython = /\w+(?:Error|Interrupt|Exit)\b[^\n]*/g;

function inEnglishFirst(message: string, { turn }: Situation): string {
  return turn === 0 && isEnglish(message.replaceAll(ofPython, ' '))
    ? 'I understand English, but I answer in German so that you learn the words of your lessons.\n\n'
    : '';
}

const nothing: Omit<Reply, 'intent'> = {
  text: '',
  hint: null,
  rung: null,
  place: null,
  concept: null,
  plan: null,
  choices: [],
  isUnsure: false,
  isWorrying: false,
};

/** What a message is about beyond doubt, whatever kind it was taken for. */
function known(
  message: string,
  intent: Intent,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  const riddle = knowledge.concepts.get(situation.openRiddle ?? '');
  if (riddle && isReaction(message, intent, riddle, knowledge, situation))
    return reactTo(message, riddle, knowledge, situation);
  const key = keyAsked(message);
  if (key) return { text: key, intent: 'house' };
  const isRed = Boolean(situation.lastResult?.error);
  const error = errorAsked(message, isRed);
  if (error && !isRed) return explainErrorName(error);
  if (error && isForMeaning(message)) return explainOwnError(error, situation);
  if (isOffered(message, situation))
    return { ...followUp(message, knowledge, situation), intent: 'follow-up' };
  const term = knowledge.termNamed(message);
  if (term && conceptOfName(knowledge, message) === undefined) return explainTerm(term);
  const isPlan = !situation.lesson && isPlanClear(message, knowledge);
  if (isPlan || !mayBeAsked.has(intent)) return null;
  if (!situation.lesson && aboutProgram(message, situation)) return null;
  const sign = signAsked(message);
  if (!sign) return null;
  const told = explainSign(sign, knowledge, situation);
  return told.concept && isAboutOther(knowledge, message, told.concept) ? null : told;
}

const moreOfIt =
  /^(?:noch )?(?:genauer|mehr|ausführlicher)(?: davon| dazu| bitte)*[.!]*$|^was ist der häufigste fehler\W*$/i;
const another = /^anderes thema\W*$/i;

/** In the words that the last answer has offered. */
function isOffered(message: string, { lastConcept }: Situation): boolean {
  const text = message.trim();
  return another.test(text) || (lastConcept !== null && moreOfIt.test(text));
}

const mayBeAsked: ReadonlySet<Intent> = new Set([
  'concept',
  'explain-line',
  'off-topic',
  'hint',
  'done',
  'follow-up',
  'task',
]);

const answers: Readonly<Record<Intent, Answering>> = {
  concept: aboutConcept,
  example: withExample,
  error: aboutError,
  hint: (_, knowledge, situation) => climb(knowledge, situation),
  solution: (_, knowledge, situation) => insteadOfSolution(knowledge, situation),
  frustration: soothe,
  'explain-line': explainLine,
  quiz: askQuestion,
  praise: (message, _, { turn }) => ({ text: sayShortly(praiseFor(message), turn) }),
  'small-talk': (message, _, { turn }) => ({ text: smallTalk(message, turn) }),
  house: (message, knowledge, situation) => {
    const text = aboutTheHouse(message, situation.turn);
    return text
      ? { text }
      : inLesson(message, knowledge, situation, situation.lesson ? unknownPlace : nothingFits);
  },
  craft: (message, knowledge, situation) => {
    const plan = planInLesson(message, knowledge, situation);
    const text = plan ?? aboutTheCraft(message, situation.turn);
    return text ? { text } : inLesson(message, knowledge, situation, unknownCraft);
  },
  'off-topic': (message, knowledge, situation) =>
    inLesson(message, knowledge, situation, sayShortly('beyond me', situation.turn), false),
  'follow-up': followUp,
  done: (_, __, situation) => ({ text: stateOf(situation) }),
  task: (_, __, situation) => ({ text: taskOf(situation) }),
};

/** In a lesson it may be about the lesson all the same. */
function inLesson(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
  otherwise: string,
  mayBePart = true,
): Partial<Reply> {
  const asked = conceptAsked(message, knowledge, situation);
  const { lesson } = situation;
  const isOwn = asked?.isSure && lesson?.concepts.includes(asked.concept.id);
  const which =
    lesson || isSurelyElsewhere(message, knowledge) ? null : whichOfThese(message, knowledge, 2);
  if (which) return which;
  const isLikely = isOwn || (lesson && mayBePart && knowledge.partAbout(message, lesson));
  return isLikely
    ? aboutConcept(message, knowledge, situation)
    : { text: otherwise, isUnsure: mayBePart };
}

const surelyElsewhere = { share: 0.6, lead: 1 };

/** What comes near is there by chance. */
function isSurelyElsewhere(message: string, { weighSubjects, readOpen }: Knowledge): boolean {
  const { wish, lead } = readOpen(message);
  return (
    (wish === 'off-topic' && lead > surelyElsewhere.lead) ||
    shareIn(weighSubjects(message), 'wish', 'off-topic') > surelyElsewhere.share
  );
}

function praiseFor(message: string) {
  if (/dank|thx|thanks|thank you|merci/i.test(message)) return 'thanked';
  return /\bdu bist|\bdu hast|you are|you're|hab dich/i.test(message) ? 'flattered' : 'succeeded';
}

/** Hints are checked where they're made; this is for all the rest. */
function withoutSolution(reply: Reply, { lesson, code, turn }: Situation): Reply {
  if (!lesson || reply.rung !== null || !holdsSolution(reply.text, lesson, code)) return reply;
  return { ...reply, text: inTurn(lesson.hints, turn) };
}
