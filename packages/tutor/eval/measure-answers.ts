import type { Concept } from '@hbg/content/concept';
import type { Lesson } from '@hbg/content/lesson';
import type { Reply } from '../src/talk/situation.ts';
import { answer } from '../src/talk/tutor.ts';
import { blank, knowledge, lessons, library } from './library.ts';
import { type Share, shareOf } from './measure.ts';
import type { Question } from './question.ts';

type Place = { readonly name: string; readonly lesson: Lesson | null };

/** Early, in between and at the end: what was taught by then differs. */
export const places: readonly Place[] = [
  { name: 'without a lesson', lesson: null },
  ...[1, 10, 35, 70].map((order) => ({
    name: `in lesson ${order}`,
    lesson: lessons[order - 1] ?? null,
  })),
];

/** What a child gets to read is about a right card, and says what that is. */
export function answeredRight(questions: readonly Question[], lesson: Lesson | null): Share {
  return shareOfWanted(questions, lesson, isRight);
}

/** Or it asks back, and a right card is among the few that it names. */
export function offeredRight(questions: readonly Question[], lesson: Lesson | null): Share {
  return shareOfWanted(
    questions,
    lesson,
    (reply, wanted, at) => isRight(reply, wanted, at) || isOffered(reply, wanted),
  );
}

type Judge = (reply: Reply, wanted: readonly Concept[], lesson: Lesson | null) => boolean;

function shareOfWanted(
  questions: readonly Question[],
  lesson: Lesson | null,
  isGood: Judge,
): Share {
  const asked = questions.filter(({ wants }) => wants);
  return shareOf(asked, ({ asks, wants = [] }) => {
    const reply = replyTo(asks, lesson);
    const wanted = wants.flatMap((id) => knowledge.concepts.get(id) ?? []);
    if (isGood(reply, wanted, lesson)) return null;
    return `${asks} → ${reply.intent} ${reply.concept}: ${reply.text.slice(0, 80)}`;
  });
}

const replies = new Map<string, Reply>();

function replyTo(asks: string, lesson: Lesson | null): Reply {
  const key = `${lesson?.id}:${asks}`;
  const code = lesson?.starterCode ?? '';
  const reply = replies.get(key) ?? answer(asks, knowledge, { ...blank, lesson, code });
  replies.set(key, reply);
  return reply;
}

const asksBack = 'Ich bin nicht sicher, was du meinst.';

/** By its name in the answer, its definition, or the part of the lesson that teaches it, or by a question about it. */
function isRight({ text, concept }: Reply, wanted: readonly Concept[], lesson: Lesson | null) {
  if (isToldByQuestion(text, wanted)) return true;
  const card = wanted.find(({ id }) => id === concept);
  if (!card || text.startsWith(asksBack)) return false;
  const [definition = card.short] = card.short.split(/(?<=[.!?])\s/);
  const isOwnPart = text.includes('in dieser Lektion') && lesson?.concepts.includes(card.id);
  return (
    isOwnPart || namesIn(card).some((name) => text.includes(name)) || text.includes(definition)
  );
}

function isToldByQuestion(text: string, wanted: readonly Concept[]): boolean {
  const told = library.questions.find(({ answer: words }) => text.startsWith(words));
  return wanted.some(({ id }) => told?.related.includes(id));
}

function namesIn({ title, names }: Concept): string[] {
  return [title, ...names].filter((name) => name.length > 2);
}

const offers = /(?:Geht es um|Oder meintest du|oder geht es dir um) (.*?)\?/s;

function isOffered({ text, choices }: Reply, wanted: readonly Concept[]): boolean {
  const [, offered = ''] = offers.exec(text) ?? [];
  return wanted.some(({ title }) => choices.includes(title) || offered.includes(`**${title}**`));
}
