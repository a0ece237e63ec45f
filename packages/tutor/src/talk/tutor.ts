import { holdsSolution } from '../guard/leak-guard.ts';
import { openGoal } from '../ladder/place-in-code.ts';
import { safeAnswers } from '../safety/safe-answers.ts';
import { unsafeKindOf } from '../safety/unsafe.ts';
import { exampleOf, explainConcept, explainDifference } from './explain-concept.ts';
import { explainLine } from './explain-line.ts';
import { explainRun } from './explain-run.ts';
import { comparedIn, conceptsMeant, conceptsNamed, type Meant } from './find-concept.ts';
import { followUp } from './follow-up.ts';
import { hintReply } from './hint-reply.ts';
import { type Intent, intentOf } from './intent.ts';
import { inTurn, type Knowledge, type Reply, type Situation } from './situation.ts';
import { comfort, refusals, smallWords } from './small-words.ts';

/** Less says too little to be sure what is meant. */
const leastScore = 60;
const ownCards = 1.5;

type Answering = (message: string, knowledge: Knowledge, situation: Situation) => Partial<Reply>;

/** The tutor without any model: what it answers is decided here alone. */
export function answer(message: string, knowledge: Knowledge, situation: Situation): Reply {
  const unsafe = unsafeKindOf(message);
  if (unsafe) return { ...nothing, intent: unsafe, text: safeAnswers[unsafe] };
  const intent = intentOf(message);
  const reply = { ...nothing, intent, ...answers[intent](message, knowledge, situation) };
  return withoutSolution(reply, situation);
}

const nothing: Omit<Reply, 'intent'> = {
  text: '',
  hint: null,
  rung: null,
  place: null,
  concept: null,
};

const answers: Readonly<Record<Intent, Answering>> = {
  concept: aboutConcept,
  example: withExample,
  error: explainAgain,
  hint: (_, knowledge, situation) => climb(knowledge, situation, ''),
  solution: (_, knowledge, situation) =>
    climb(knowledge, situation, inTurn(refusals, situation.turn)),
  frustration: (_, knowledge, situation) =>
    climb(knowledge, situation, inTurn(comfort, situation.turn)),
  'explain-line': explainLine,
  quiz: askBack,
  praise: (_, __, { turn }) => ({ text: inTurn(smallWords.praise, turn) }),
  'small-talk': (_, __, { turn }) => ({ text: inTurn(smallWords['small-talk'], turn) }),
  'off-topic': offTopic,
  'follow-up': goOn,
  done: (_, __, situation) => ({ text: stateOf(situation) }),
  task: (_, __, situation) => ({ text: taskOf(situation) }),
};

function aboutConcept(message: string, knowledge: Knowledge, situation: Situation): Partial<Reply> {
  const compared = comparedIn(knowledge, message);
  if (compared) return { text: explainDifference(compared), concept: compared[0].id };
  const [best] = nearestFirst(conceptsMeant(knowledge, message), situation);
  if (!best || best.score < leastScore)
    return { ...offTopic(message, knowledge, situation), intent: 'off-topic' };
  return { text: explainConcept(best.concept, situation), concept: best.concept.id };
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
  const isThanks = /^(?:ok|okay|oki|gut|alles klar|stimmt|bitte|ach so|nein|nee?)\W*$/i.test(
    message.trim(),
  );
  if (!isThanks && lastIntent === 'error') return explainAgain(message, knowledge, situation);
  if (!isThanks && lesson && (helpIntents.has(lastIntent) || lastConcept === null))
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
  const concept = conceptNearby(message, knowledge, situation);
  const example = concept ? exampleOf(concept, situation) : '';
  if (!concept || example === '') return climb(knowledge, situation, '');
  return {
    text: `Ein Beispiel zu **${concept.title}**:\n\n${example}\n\nVerändere eine Sache daran und rate vorher, was herauskommt.`,
    concept: concept.id,
  };
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
  return { text: inTurn(smallWords['off-topic'], turn) };
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
