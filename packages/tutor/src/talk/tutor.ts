import { holdsSolution } from '../guard/leak-guard.ts';
import { codeKeyOf, isKeyFor } from '../ladder/code-key.ts';
import { openGoal } from '../ladder/place-in-code.ts';
import { safeAnswers } from '../safety/safe-answers.ts';
import { type UnsafeKind, unsafeKindOf } from '../safety/unsafe.ts';
import { isEnglish } from '../search/words.ts';
import { aboutTheHouse } from './about-the-house.ts';
import { exampleOf, explainBoth, explainConcept } from './explain-concept.ts';
import { explainLine } from './explain-line.ts';
import { explainRun } from './explain-run.ts';
import {
  conceptOfName,
  conceptsMeant,
  conceptsNamed,
  isNameAlone,
  type Meant,
  pairIn,
} from './find-concept.ts';
import { followUp } from './follow-up.ts';
import { hintReply } from './hint-reply.ts';
import type { Intent } from './intent.ts';
import { inTurn, type Knowledge, type Reply, type Situation } from './situation.ts';
import { smallTalk } from './small-talk.ts';
import { beyondMe, comfort, offers, refusals, succeeded, thanked } from './small-words.ts';

/** Less says too little to be sure what is meant. */
const leastScore = 110;
const ownCards = 1.5;
/** Cards so near to the best one may be meant as well. */
const nearlyAsGood = 0.7;

type Answering = (message: string, knowledge: Knowledge, situation: Situation) => Partial<Reply>;

/** The tutor without any model: what it answers is decided here alone. */
export function answer(message: string, knowledge: Knowledge, situation: Situation): Reply {
  const { danger, intent: wish } = knowledge.read(message);
  const unsafe = unsafeKindOf(message) ?? (danger?.isSure ? danger.kind : null);
  if (unsafe) return { ...nothing, intent: unsafe, text: safeAnswers[unsafe] };
  const intent = intentOf(message, wish, knowledge, situation);
  const reply = {
    ...nothing,
    intent,
    isWorrying: danger !== null && needsPerson.has(danger.kind),
    ...answers[intent](message, knowledge, situation),
  };
  const { text, ...rest } = withoutSolution(reply, situation);
  return { ...rest, text: inEnglishFirst(message, situation) + text };
}

const needsPerson: ReadonlySet<UnsafeKind> = new Set(['crisis', 'contact', 'sexual']);

const mayBeGuess: ReadonlySet<Intent> = new Set(['concept', 'error', 'done', 'task']);

/**
 * Who says a thing's name and nothing else asks for it, unless it's for an example of it or so; and
 * what follows a question of the tutor and is none itself is an answer to it.
 */
function intentOf(
  message: string,
  wish: Intent,
  knowledge: Knowledge,
  { lastIntent }: Situation,
): Intent {
  if (lastIntent === 'quiz' && mayBeGuess.has(wish) && !message.includes('?')) return 'follow-up';
  const isMore = ['example', 'quiz', 'solution'].includes(wish) && !isNameAlone(knowledge, message);
  return !isMore && conceptOfName(knowledge, message) !== undefined ? 'concept' : wish;
}

function inEnglishFirst(message: string, { turn }: Situation): string {
  return turn === 0 && isEnglish(message)
    ? 'I understand English, but I answer in German so that you learn the words of your lessons.\n\n'
    : '';
}

const nothing: Omit<Reply, 'intent'> = {
  text: '',
  hint: null,
  rung: null,
  place: null,
  concept: null,
  isWorrying: false,
};

const answers: Readonly<Record<Intent, Answering>> = {
  concept: aboutConcept,
  example: withExample,
  error: explainAgain,
  hint: (_, knowledge, situation) => climb(knowledge, situation, ''),
  solution: (_, knowledge, situation) =>
    climb(knowledge, situation, inTurn(refusals, situation.turn)),
  frustration: soothe,
  'explain-line': explainLine,
  quiz: askBack,
  praise: (message, _, { turn }) => ({
    text: inTurn(isThanks(message) ? thanked : succeeded, turn),
  }),
  'small-talk': (message, _, { turn }) => ({ text: smallTalk(message, turn) }),
  house: (message, _, { turn }) => ({
    text: aboutTheHouse(message, turn),
  }),
  'off-topic': offTopic,
  'follow-up': goOn,
  done: (_, __, situation) => ({ text: stateOf(situation) }),
  task: (_, __, situation) => ({ text: taskOf(situation) }),
};

function aboutConcept(message: string, knowledge: Knowledge, situation: Situation): Partial<Reply> {
  const pair = pairIn(knowledge, message);
  if (pair) return { text: explainBoth(pair), concept: pair[0].id };
  const meant = nearestFirst(conceptsMeant(knowledge, message), situation);
  const [best] = meant;
  if (!best || best.score < leastScore)
    return { ...offTopic(message, knowledge, situation), intent: 'off-topic' };
  const text = [explainConcept(best.concept, situation), otherwiseMeant(meant)].filter(Boolean);
  return { text: text.join('\n\n'), concept: best.concept.id };
}

/** Better a question than a wrong answer that sounds sure. */
function otherwiseMeant([best, ...others]: readonly Meant[]): string {
  const near = others.filter(({ score }) => score >= (best?.score ?? 0) * nearlyAsGood);
  const titles = near.slice(0, 2).map(({ concept }) => `**${concept.title}**`);
  return titles.length > 0
    ? `Oder meintest du ${titles.join(' oder ')}? Dann schreib mir das Wort.`
    : '';
}

/** In a lesson its own cards are meant rather than others. */
function nearestFirst(meant: readonly Meant[], { lesson }: Situation): readonly Meant[] {
  const weigh = ({ concept, score }: Meant) =>
    score * (lesson?.concepts.includes(concept.id) ? ownCards : 1);
  return lesson ? meant.toSorted((a, b) => weigh(b) - weigh(a)) : meant;
}

const helpIntents: ReadonlySet<string | null> = new Set([
  'hint',
  'solution',
  'frustration',
  'task',
]);

/** Short words go on where the last answer ended: up the ladder, into the error, or deeper into a card. */
function goOn(message: string, knowledge: Knowledge, situation: Situation): Partial<Reply> {
  const { lastIntent, lastConcept, lesson } = situation;
  const isNod = /^(?:ok|okay|oki|gut|alles klar|stimmt|bitte|ach so|nein|nee?)\W*$/i.test(
    message.trim(),
  );
  if (!isNod && lastIntent === 'error') return explainAgain(message, knowledge, situation);
  if (!isNod && lesson && (helpIntents.has(lastIntent) || lastConcept === null))
    return climb(knowledge, situation, '');
  const concept = knowledge.concepts.get(lastConcept ?? '') ?? null;
  return { text: followUp(message, concept, situation), concept: lastConcept };
}

/** For the same error a second time there are other words. */
function explainAgain(_: string, __: Knowledge, situation: Situation): Partial<Reply> {
  const explained = explainRun(situation);
  return situation.lastIntent === 'error' && explained.place
    ? {
        ...explained,
        text: `Hast du danach wieder auf **Run** gedrückt? So steht es noch da:\n\n${explained.text}`,
      }
    : explained;
}

function isThanks(message: string): boolean {
  return /dank|thx|thanks|thank you|merci/i.test(message);
}

/** Comfort and at most a nudge or a question: more help is the child's to ask for. */
function soothe(_: string, knowledge: Knowledge, situation: Situation): Partial<Reply> {
  const { turn, given, code } = situation;
  const codeKey = codeKeyOf(code);
  const steps = given.filter((hint) => isKeyFor(hint.codeKey, codeKey)).length;
  return steps < gentleSteps
    ? climb(knowledge, situation, inTurn(comfort, turn))
    : { text: `${inTurn(comfort, turn)}\n\n${inTurn(offers, turn)}` };
}

const gentleSteps = 2;

/** What is reached and what isn't. */
function stateOf(situation: Situation): string {
  const { lesson, lastResult } = situation;
  if (!lesson)
    return 'Das weißt du am besten: Tut dein Programm, was du wolltest? Probier auch etwas Verrücktes aus.';
  if (!lastResult) return 'Drück auf **Run**, dann sehe ich, welche Ziele dein Programm erreicht.';
  const goal = openGoal({ ...situation, lesson });
  return goal
    ? `Noch nicht ganz, dieses Ziel fehlt noch: ${goal.text}`
    : allDone(situation, lesson.title);
}

function taskOf(situation: Situation): string {
  const { lesson } = situation;
  if (!lesson) return 'Hier gibt es keine feste Aufgabe. Was möchtest du bauen oder verstehen?';
  const goals = lesson.goals.map(({ text }) => `- ${text}`).join('\n');
  return `${lesson.description}\n\nDeine Ziele:\n\n${goals}\n\nFang mit dem ersten an.`;
}

function withExample(message: string, knowledge: Knowledge, situation: Situation): Partial<Reply> {
  const concept = exampleWanted(message, knowledge, situation);
  const example = concept ? exampleOf(concept, situation) : '';
  if (!concept || example === '') return climb(knowledge, situation, '');
  return {
    text: `Ein Beispiel zu **${concept.title}**:\n\n${example}\n\nVerändere eine Sache daran und rate vorher, was herauskommt.`,
    concept: concept.id,
  };
}

/** After one example of a thing, another comes from a thing nearby. */
function exampleWanted(message: string, knowledge: Knowledge, situation: Situation) {
  const concept = conceptNearby(message, knowledge, situation);
  const { lastIntent, lastConcept, turn } = situation;
  if (!concept || lastIntent !== 'example' || lastConcept !== concept.id) return concept;
  return knowledge.concepts.get(inTurn(concept.related, turn)) ?? concept;
}

function askBack(message: string, knowledge: Knowledge, situation: Situation): Partial<Reply> {
  const { lesson, lastConcept, turn } = situation;
  const ids = lesson?.concepts ?? [...knowledge.concepts.keys()];
  const isAboutLast =
    lastConcept !== null && (lesson === null || /dazu|darüber|davon/i.test(message));
  const id = isAboutLast ? lastConcept : (ids[turn % ids.length] ?? '');
  const concept = conceptsNamed(knowledge, message)[0] ?? knowledge.concepts.get(id);
  if (!concept) return offTopic(message, knowledge, situation);
  return {
    text: `Eine Frage zu **${concept.title}**: ${concept.question}\n\nSchreib mir deine Vermutung, oder probier es im Editor aus.`,
    concept: concept.id,
  };
}

/** The next rung of the ladder; outside a lesson there's no task to climb to. */
function climb(knowledge: Knowledge, situation: Situation, opening: string): Partial<Reply> {
  const { lesson, lastConcept } = situation;
  if (!lesson) {
    const concept = knowledge.concepts.get(lastConcept ?? '');
    const step = concept
      ? `Der nächste Schritt bei **${concept.title}**: ${concept.steps[0]}`
      : 'Sag mir, was du bauen willst und was schon geht: Dann finden wir den nächsten kleinen Schritt.';
    return { text: [opening, step].filter(Boolean).join('\n\n') };
  }
  if (situation.lastResult && !openGoal({ ...situation, lesson }))
    return { text: allDone(situation, lesson.title) };
  const reply = hintReply({ ...situation, lesson });
  return { ...reply, text: [opening, reply.text].filter(Boolean).join('\n\n') };
}

function allDone({ turn }: Situation, title: string): string {
  return inTurn(
    [
      `Dein Programm erreicht alle Ziele von „${title}“. Einen Hinweis brauchst du nicht mehr. Denk dir eine Erweiterung aus: Was würde dein Programm noch besser machen?`,
      `Bei „${title}“ ist alles geschafft. Wenn du magst, verändere eine Sache und rate vorher, was dann passiert. Oder mach eine Pause, dein Programm bleibt da.`,
    ],
    turn,
  );
}

function offTopic(_: string, __: Knowledge, { turn }: Situation): Partial<Reply> {
  return { text: inTurn(beyondMe, turn) };
}

function conceptNearby(message: string, knowledge: Knowledge, { lesson, lastConcept }: Situation) {
  const { concepts } = knowledge;
  const near = lastConcept ?? lesson?.concepts[0] ?? '';
  return conceptsNamed(knowledge, message)[0] ?? concepts.get(near) ?? null;
}

/** Hints are checked where they're made; this is for all the rest. */
function withoutSolution(reply: Reply, { lesson, code, turn }: Situation): Reply {
  if (!lesson || reply.rung !== null || !holdsSolution(reply.text, lesson, code)) return reply;
  return { ...reply, text: inTurn(lesson.hints, turn) };
}
