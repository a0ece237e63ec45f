import type { Concept } from '@hbg/content/concept';
import type { Lesson } from '@hbg/content/lesson';
import { namesOf } from '../search/names.ts';
import { isFiller, stemsIn, wordsIn } from '../search/words.ts';
import { conceptAsked } from './concept-asked.ts';
import { examplesOf, explainBoth, explainConcept, showExample } from './explain-concept.ts';
import { conceptsMeant, conceptsNamed, pairIn } from './find-concept.ts';
import { climb } from './help.ts';
import type { Part } from './lesson-parts.ts';
import { askRiddle } from './quiz.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';
import { sayShortly } from './small-words.ts';
import { themesIn } from './subject-of-idea.ts';
import { suggestPlan } from './suggest-plan.ts';
import { whichOfThese } from './which-of-these.ts';

/** Better a question than a wrong answer that sounds sure. */
export function aboutConcept(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> {
  const pair = pairIn(knowledge, message);
  if (pair) return { text: explainBoth(pair), concept: pair[0].id, intent: 'concept' };
  const { lesson, turn } = situation;
  const asked = conceptAsked(message, knowledge, situation);
  if (!lesson && !asked) {
    const which = whichOfThese(message, knowledge, 2);
    return which ?? { text: sayShortly('beyond me', turn), intent: 'off-topic' };
  }
  if (lesson && !asked?.isSure) return fromLesson(message, lesson, knowledge, asked?.likeliest);
  if (!asked) return {};
  const { concept, others, isNamed } = asked;
  const level = knowledge.levelOf(lesson);
  const part = lesson && knowledge.partAbout(message, lesson, isNamed ? namesOf(concept) : []);
  if (part && (!isNamed || lesson.concepts.includes(concept.id)))
    return {
      text: quoted(
        part,
        [concept, ...others].filter((other) => level.isTaught(other)),
      ),
      concept: concept.id,
      intent: 'concept',
    };
  const byName = nameBeyond(message, concept);
  const own =
    byName && lesson?.concepts.includes(concept.id) ? knowledge.partAbout(byName, lesson) : null;
  if (byName && own?.text.includes(byName))
    return { text: quoted(own, [concept]), concept: concept.id, intent: 'concept' };
  const closing = otherwise(others);
  const text = explainConcept(concept, level, situation, closing, byName ?? '');
  return { text, concept: concept.id, intent: 'concept' };
}

/** The name that was asked for, where the first words of the card don't say it. */
function nameBeyond(message: string, { names, short }: Concept): string | null {
  const said = new Set(wordsIn(message));
  const asked = names.find((name) => said.has(name.toLowerCase()));
  return asked && !short.toLowerCase().includes(asked.toLowerCase()) ? asked : null;
}

function otherwise(others: readonly Concept[]): string {
  const titles = others.map(({ title }) => `**${title}**`);
  return titles.length > 0
    ? `Oder meintest du ${titles.join(' oder ')}? Schreib das Wort, oder „genauer“.`
    : 'Mehr davon? Schreib „genauer“.';
}

/** In a lesson what isn't clear is most likely about the lesson: its text, or its cards. */
function fromLesson(
  message: string,
  lesson: Lesson,
  knowledge: Knowledge,
  likeliest: readonly Concept[] = [],
): Partial<Reply> {
  const [first = ''] = lesson.concepts;
  const told = { concept: first, intent: 'concept' as const };
  const part = knowledge.partAbout(message, lesson);
  if (part)
    return {
      ...told,
      text: quoted(
        part,
        likeliest.filter((other) => knowledge.levelOf(lesson).isTaught(other)),
      ),
    };
  const ids = new Set([...likeliest.map(({ id }) => id), ...lesson.concepts]);
  const titles = [...ids]
    .slice(0, 3)
    .flatMap((id) => knowledge.concepts.get(id)?.title ?? [])
    .map((title) => `**${title}**`);
  return {
    ...told,
    text: `Ich bin nicht sicher, was du meinst. Geht es um ${titles.slice(0, -1).join(', ')} oder ${titles.at(-1)}? Schreib mir das Wort, dann erkläre ich es. Oder nenn mir die Zeile in deinem Programm, zum Beispiel „Was macht Zeile 2?“.`,
  };
}

function quoted({ heading, text, program }: Part, likeliest: readonly Concept[]): string {
  const titles = likeliest.map(({ title }) => `**${title}**`);
  const others = titles.length > 0 ? `, oder geht es dir um ${titles.join(' oder ')}` : '';
  const shown = program ? `\`\`\`${program.language}\n${program.code}\`\`\`` : '';
  return [
    `Dazu steht etwas in dieser Lektion, im Abschnitt „${heading}“: ${text}`,
    shown,
    `Meintest du das${others}? Sonst frag mich mit einem Wort aus der Lektion.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

export function withExample(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> {
  const concept = exampleWanted(message, knowledge, situation);
  const level = knowledge.levelOf(situation.lesson);
  const examples = concept ? examplesOf(concept, level, situation) : [];
  const isNext = situation.lastConcept === concept?.id;
  const example = (isNext ? examples[situation.turn % examples.length] : null) ?? examples[0];
  if (!concept && isThingWished(message, situation))
    return suggestPlan(message, knowledge, situation);
  if (!concept) return climb(knowledge, situation);
  if (!example) return withoutExample(concept, message, knowledge, situation);
  return {
    text: `Ein Beispiel zu **${concept.title}**:\n\n${showExample(example, level)}\n\nVerändere eine Sache daran und rate vorher, was herauskommt.`,
    concept: concept.id,
  };
}

/** `Zeig mir was mit Pferden` outside of a lesson. */
function isThingWished(message: string, { lesson }: Situation): boolean {
  return !lesson && !/spiel/i.test(message) && themesIn(message).length > 0;
}

/** Of what the course hasn't come to yet there's none that could be read. */
function withoutExample(
  concept: Concept,
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> {
  if (wantedIn(message, knowledge) !== concept) return climb(knowledge, situation);
  const text = explainConcept(concept, knowledge.levelOf(situation.lesson), situation);
  return { text, concept: concept.id };
}

/** After one example of a thing, another comes from a thing nearby. */
function exampleWanted(message: string, knowledge: Knowledge, situation: Situation) {
  const concept = conceptNearby(message, knowledge, situation);
  const { lesson, lastIntent, lastConcept, turn } = situation;
  if (!concept || lastIntent !== 'example' || lastConcept !== concept.id) return concept;
  const level = knowledge.levelOf(lesson);
  const related = concept.related.flatMap((id) => knowledge.concepts.get(id) ?? []);
  const known = related.filter((other) => level.isTaught(other));
  return known[turn % known.length] ?? concept;
}

function conceptNearby(message: string, knowledge: Knowledge, { lesson, lastConcept }: Situation) {
  const { concepts } = knowledge;
  const near = lastConcept ?? lesson?.concepts[0] ?? '';
  return wantedIn(message, knowledge) ?? concepts.get(near) ?? null;
}

const likely = { share: 0.6, score: 250 };

function wantedIn(message: string, knowledge: Knowledge): Concept | undefined {
  if (stemsIn(message).every(isFiller)) return undefined;
  const [named] = conceptsNamed(knowledge, message);
  const [first] = conceptsMeant(knowledge, message);
  const isLikely = first && first.share > likely.share && first.score > likely.score;
  return named ?? (isLikely ? first.concept : undefined);
}

export function askQuestion(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> {
  const { lesson, lastConcept, turn } = situation;
  const isAboutLast =
    lastConcept !== null && (/dazu|darüber|davon/i.test(message) || isTalkedOf(situation));
  const id = isAboutLast ? lastConcept : nextCard(knowledge, situation);
  const level = knowledge.levelOf(lesson);
  const named = conceptsNamed(knowledge, message).filter((each) => level.isTaught(each));
  const [soonest] = inOrderTaught(named, knowledge);
  const concept = soonest ?? knowledge.concepts.get(id);
  return concept
    ? askRiddle(concept, knowledge, situation)
    : { text: sayShortly('beyond me', turn), intent: 'off-topic' };
}

/** Who knows the one that comes later knows the other too. */
function inOrderTaught(cards: readonly Concept[], { lessons }: Knowledge): Concept[] {
  const orderOf = ({ id }: Concept) =>
    lessons.values().find(({ concepts }) => concepts.includes(id))?.order ?? Infinity;
  return cards.toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** Outside of lessons what was explained last, but not what was asked last. */
function isTalkedOf({ lesson, lastIntent }: Situation): boolean {
  return lesson === null && lastIntent !== 'quiz' && lastIntent !== 'follow-up';
}

/** Neither divides the number of the cards: so all of them have their turn. */
const strides = [37, 41];

/** On from the last one, so that nobody is asked the same for ever, however their messages are counted. */
function nextCard({ concepts }: Knowledge, { lesson, lastConcept, turn }: Situation): string {
  const ids = lesson?.concepts ?? [...concepts.keys()];
  const stride = lesson ? 1 : (strides.find((each) => ids.length % each !== 0) ?? 1);
  const last = ids.indexOf(lastConcept ?? '');
  return ids[(last < 0 ? turn * stride : last + stride) % ids.length] ?? '';
}
