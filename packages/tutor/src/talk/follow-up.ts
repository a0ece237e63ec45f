import type { Concept } from '@hbg/content/concept';
import { foldText } from '../safety/fold-text.ts';
import { isIn, signsIn } from '../safety/signs.ts';
import { splitSentences } from '../search/words.ts';
import { aboutConcept } from './about-concept.ts';
import { explainConcept, explainFurther, explainSimpler } from './explain-concept.ts';
import { explainRun, explainRunAgain, explainRunSimpler } from './explain-run.ts';
import { conceptsMeant, conceptsNamed } from './find-concept.ts';
import { climb } from './help.ts';
import { wantsItSimpler } from './not-understood.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';
import { sayShortly } from './small-words.ts';
import { openings } from './which-of-these.ts';

type Wish = (concept: Concept, knowledge: Knowledge, situation: Situation) => string;

/** What short words may refer to, after a card. */
const wishes: readonly (readonly [string, Wish])[] = [
  ['(fehler)', ({ title, mistake }) => `Bei **${title}** geht oft das schief: ${mistake}`],
  [
    '(kuerzer|zu lang|zusammenfass*|fasse* .. zusammen)',
    ({ title, short }) => `**${title}** in einem Satz: ${splitSentences(short)[0] ?? short}`,
  ],
  [
    '(warum|wieso|weshalb|wofuer|wozu|genauer|laenger|mehr|details|ausfuehrlich*|why|more)',
    (concept, { levelOf }, situation) =>
      explainFurther(concept, levelOf(situation.lesson), situation),
  ],
  [
    '(ja|jo|jep|yes|weiter|und jetzt|und dann|und nun|next|noch eins|noch eine|beispiel)',
    ({ title, steps }, { levelOf }, { lesson }) =>
      `Dann los mit **${title}**:\n\n${levelOf(lesson)
        .sentences(steps)
        .map((step) => `- ${step}`)
        .join('\n')}`,
  ],
];
const anotherTopic = signsIn('anderes thema');
const compiled = wishes.map(([text, wish]) => [signsIn(text), wish] as const);
const nod = /^(?:ok|okay|oki|gut|alles klar|stimmt|bitte|ach so|nein|nee?)\W*$/i;

const helpIntents: ReadonlySet<string | null> = new Set([
  'hint',
  'solution',
  'frustration',
  'task',
]);

/** Short words go on where the last answer ended: up the ladder, into the error, or into a card. */
export function followUp(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> {
  const text = foldText(message).trim();
  const { lastIntent, lastConcept, lesson, turn } = situation;
  if (nod.test(text)) return { text: sayShortly('nodded', turn), concept: lastConcept };
  if (lastIntent === 'error')
    return wantsItSimpler(text) ? explainRunSimpler(situation) : explainRunAgain(situation);
  if (lastIntent === null && situation.lastResult?.error) return explainRun(situation);
  if (isIn(text, anotherTopic)) return { text: sayShortly('topics') };
  const opening = wantsItSimpler(text) ? 'Macht nichts, dann schauen wir anders darauf.' : '';
  if (lesson && helpIntents.has(lastIntent)) return climb(knowledge, situation, opening);
  const concept = knowledge.concepts.get(lastConcept ?? '') ?? conceptsNamed(knowledge, message)[0];
  if (concept && !lesson && lastIntent === null)
    return { ...aboutConcept(message, knowledge, situation), intent: 'follow-up' };
  if (!concept) return withoutCard(text, knowledge, situation);
  return { text: aboutCard(text, concept, knowledge, situation), concept: concept.id };
}

/** What isn't understood at all was most likely not understood. */
function aboutCard(
  text: string,
  concept: Concept,
  knowledge: Knowledge,
  situation: Situation,
): string {
  const [, wish] = compiled.find(([signs]) => isIn(text, signs)) ?? [];
  return wish && !wantsItSimpler(text)
    ? wish(concept, knowledge, situation)
    : explainSimpler(concept, knowledge.levelOf(situation.lesson), situation);
}

const chatted: ReadonlySet<string | null> = new Set([
  'house',
  'craft',
  'small-talk',
  'off-topic',
  'praise',
]);

/** Nothing was explained yet: in a lesson what it's about is meant. */
function withoutCard(text: string, knowledge: Knowledge, situation: Situation): Partial<Reply> {
  const { lesson, lastIntent, turn } = situation;
  const concept = conceptIn(text, knowledge, situation);
  const isLost = wantsItSimpler(text);
  if (isLost && !lesson && lastIntent === null)
    return { text: sayShortly('which thing'), choices: openings };
  if (isLost && (!lesson || !concept || chatted.has(lastIntent)))
    return { text: sayShortly('which word') };
  if (!lesson || !concept) return { text: sayShortly('nodded', turn) };
  if (!isLost || (lastIntent !== null && lastIntent !== 'follow-up'))
    return climb(knowledge, situation);
  const question = 'Was davon ist unklar: dieses Wort, die Aufgabe oder eine Zeile im Code?';
  const told = explainConcept(
    concept,
    knowledge.levelOf(lesson),
    { ...situation, isYoung: true },
    question,
  );
  return {
    text: `In dieser Lektion geht es um das hier. ${told}`,
    concept: concept.id,
  };
}

/** `das mit dem rest check ich nicht` is about one of the lesson's cards more than about the others. */
function conceptIn(text: string, knowledge: Knowledge, { lesson }: Situation): Concept | undefined {
  const own = lesson?.concepts ?? [];
  const meant = conceptsMeant(knowledge, text).find(({ concept }) => own.includes(concept.id));
  const id = meant && meant.score > leastScore ? meant.concept.id : own[0];
  return knowledge.concepts.get(id ?? '');
}

const leastScore = 250;
