import { type AiSession, mostAiSessions } from '@hbg/contract/profile';
import { type ChatPlace, lessonOf, projectOf } from '../../ai/chat-place.ts';
import type { Content } from '../../content.ts';
import { generatorAddress, lessonAddress, projectAddress } from '../../place-of.ts';
import type { Spoken } from './store.ts';

type Taught = {
  readonly lessons: Content['lessons'];
  readonly concepts: Content['concepts'];
  readonly plans: Content['knowledge']['plans'];
};

type SessionType = AiSession['sessionType'];

/** After such a pause a new talk begins. */
const pauseMs = 30 * 60_000;

/** The last talks, from what was spoken of; the newest first, as are the messages. */
export function aiSessionsOf(spoken: readonly Spoken[], taught: Taught): AiSession[] {
  return talksIn(spoken)
    .slice(0, mostAiSessions)
    .flatMap((talk) => sessionOf(talk, spoken, taught) ?? []);
}

/** In one place, without a long pause; each with its newest message first. */
function talksIn(spoken: readonly Spoken[]): (readonly Spoken[])[] {
  const talks: Spoken[][] = [];
  const open = new Map<ChatPlace, Spoken[]>();
  for (const message of spoken) {
    const talk = open.get(message.place);
    const earliest = talk?.at(-1);
    if (talk && earliest && isSoonAfter(message, earliest)) talk.push(message);
    else {
      const begun = [message];
      open.set(message.place, begun);
      talks.push(begun);
    }
  }
  return talks;
}

function isSoonAfter(before: Spoken, after: Spoken): boolean {
  return Date.parse(after.said_at) - Date.parse(before.said_at) <= pauseMs;
}

function sessionOf(
  talk: readonly Spoken[],
  spoken: readonly Spoken[],
  taught: Taught,
): AiSession | null {
  const [last, first] = [talk[0], talk.at(-1)];
  if (!last || !first) return null;
  const sessionType = mostOf(talk.map(typeOf).filter((type) => type !== 'talk')) ?? 'talk';
  return {
    // Stays the same while the talk goes on.
    id: first.id,
    topic: topicOf(talk, taught) ?? topicWithout[sessionType],
    sessionType,
    messages: talk.length,
    startedAt: first.said_at,
    endedAt: last.said_at,
    address: addressOf(last, spoken, taught),
  };
}

function topicOf(talk: readonly Spoken[], { lessons, concepts, plans }: Taught): string | null {
  const titles = talk.flatMap(({ plan, concept }) => {
    const about = plan === null ? concepts.get(concept ?? '') : plans.get(plan);
    return about?.title ?? [];
  });
  const lesson = lessons.get(lessonOf(talk[0]?.place ?? 'lesson:0') ?? 0);
  return mostOf(titles) ?? lesson?.title ?? null;
}

const topicWithout: Readonly<Record<SessionType, string>> = {
  explanation: 'Fragen zum Programmieren',
  help: 'Hilfe beim Programmieren',
  quiz: 'Quizfragen',
  project: 'Ideen zum Bauen',
  talk: 'Geplauder',
};

/** By what the tutor has understood each message as. */
const typesOfIntents: ReadonlyMap<string, SessionType> = new Map([
  ...['concept', 'example', 'explain-line', 'craft', 'follow-up'].map(as('explanation')),
  ...['hint', 'solution', 'error', 'task', 'frustration', 'done'].map(as('help')),
  ...['quiz'].map(as('quiz')),
  ...['build', 'idea', 'next'].map(as('project')),
]);

function as(type: SessionType) {
  return (intent: string) => [intent, type] as const;
}

function typeOf({ plan, intent }: Spoken): SessionType {
  return plan === null ? (typesOfIntents.get(intent) ?? 'talk') : 'project';
}

/** What comes most often; of several, the first. */
function mostOf<Of>(items: readonly Of[]): Of | undefined {
  const groups = [...Map.groupBy(items, (item) => item)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

function addressOf(last: Spoken, spoken: readonly Spoken[], { lessons }: Taught): string {
  const { place } = last;
  const lesson = lessons.get(lessonOf(place) ?? 0);
  if (lesson) return lessonAddress(lesson);
  const project = projectOf(place);
  if (project) return projectAddress(project, 'ki-hilfe');
  if (place === 'generator') return generatorAddress(wishBefore(last, spoken));
  return place === 'companion:buddy'
    ? '/ai-companion?begleiter=profi'
    : '/ai-companion?begleiter=bastel';
}

/** What the program was to be that was spoken of. */
function wishBefore(last: Spoken, spoken: readonly Spoken[]): string | null {
  return spoken.find(({ id, wish }) => id <= last.id && wish !== null)?.wish ?? null;
}
