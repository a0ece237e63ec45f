import { holdsSolution } from '../guard/leak-guard.ts';
import { nextHint } from '../ladder/hint-ladder.ts';
import { openGoal } from '../ladder/place-in-code.ts';
import { safeAnswers } from '../safety/safe-answers.ts';
import { unsafeKindOf } from '../safety/unsafe.ts';
import { exampleOf, explainConcept, explainDifference } from './explain-concept.ts';
import { explainLine } from './explain-line.ts';
import { explainRun } from './explain-run.ts';
import { comparedIn, conceptsMeant, conceptsNamed } from './find-concept.ts';
import { type Intent, intentOf } from './intent.ts';
import { inTurn, type Knowledge, type Reply, type Situation } from './situation.ts';
import { comfort, refusals, smallWords } from './small-words.ts';

/** Less says too little to be sure what is meant. */
const leastScore = 60;

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
  error: (_, __, situation) => explainRun(situation),
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
};

function aboutConcept(message: string, knowledge: Knowledge, situation: Situation): Partial<Reply> {
  const compared = comparedIn(knowledge, message);
  if (compared) return { text: explainDifference(compared), concept: compared[0].id };
  const [best] = conceptsMeant(knowledge, message);
  if (!best || best.score < leastScore)
    return { ...offTopic(message, knowledge, situation), intent: 'off-topic' };
  return { text: explainConcept(best.concept, situation), concept: best.concept.id };
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
  const { lesson, turn } = situation;
  const ids = lesson?.concepts ?? [...knowledge.concepts.keys()];
  const concept =
    conceptsNamed(knowledge, message)[0] ?? knowledge.concepts.get(ids[turn % ids.length] ?? '');
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
    return { text: allDone(lesson.title) };
  const { rung, text, place, codeKey } = nextHint({ ...situation, lesson });
  return {
    text: [opening, text].filter(Boolean).join('\n\n'),
    rung,
    place,
    hint: { rung, codeKey },
  };
}

function allDone(title: string): string {
  return `Dein Programm erreicht alle Ziele von „${title}“. Einen Hinweis brauchst du nicht mehr. Denk dir eine Erweiterung aus: Was würde dein Programm noch besser machen?`;
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
