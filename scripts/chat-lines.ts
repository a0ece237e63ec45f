import { lessonOf } from '../apps/server/src/ai/chat-place.ts';
import type { ChatRow } from '../apps/server/src/ai/chat-store.ts';
import { speakerOf } from '../apps/server/src/ai/conversation.ts';
import { type GraveIntent, isGrave } from '../apps/server/src/ai/grave-intents.ts';
import { cleanText } from '../apps/server/src/http/clean-text.ts';
import { careNote } from '../packages/tutor/src/safety/safe-answers.ts';

type Names = ReadonlyMap<ChatRow['learner_id'], string>;
/** The places of the lessons in their course, by their ids. */
type Orders = ReadonlyMap<number, number>;

/** Of each day how much was said; before that, what a parent should read. */
export function overviewLines(rows: readonly ChatRow[], names: Names): string[] {
  if (rows.length === 0) return ['Es ist noch nichts gesagt worden.'];
  const marked = rows.filter((row) => markOf(row) !== null);
  const days = Object.entries(Object.groupBy(rows, dayOf)).toReversed();
  return [
    ...marked.map((row) => markedLine(row, names)),
    ...(marked.length > 0 ? [''] : []),
    ...days.map(([day, said = []]) => `${day} ${countLine(said, names)}`),
    '',
    `Einen Tag lesen: npm run chats -- show ${days[0]?.[0]}`,
  ];
}

function markedLine(row: ChatRow, names: Names): string {
  const who = `${dayOf(row)} ${timeOf(row)} · ${names.get(row.learner_id)}`;
  return `!! ${who} · ${markOf(row)}: „${firstLine(cleanText(row.message))}“`;
}

function countLine(said: readonly ChatRow[], names: Names): string {
  const marked = said.filter((row) => markOf(row) !== null).length;
  const each = [...names]
    .map(([id, name]) => ({ name, count: said.filter((row) => row.learner_id === id).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${count}`);
  const grave = marked > 0 ? `, ${marked} davon mit !!` : '';
  return `${String(said.length).padStart(3)} ${messages(said.length)} (${each.join(', ')})${grave}`;
}

export function messages(count: number): string {
  return count === 1 ? 'Nachricht' : 'Nachrichten';
}

/** What was said, for reading in a terminal: nothing in it may move its cursor. */
export function talkLines(
  rows: readonly ChatRow[],
  names: Names,
  { isFull, orders }: { readonly isFull: boolean; readonly orders: Orders },
): string[] {
  if (rows.length === 0) return ['Da ist nichts gesagt worden.'];
  return rows.flatMap((row) => {
    const { name, host } = speakerOf(row);
    const place = host === null ? 'bleibt zu Hause' : `geht an ${host}`;
    const response = cleanText(row.response);
    return [
      headLine(row, orders),
      `${names.get(row.learner_id)}: ${cleanText(row.message)}`,
      `${name} (${place}): ${isFull ? response : firstLine(response)}`,
      '',
    ];
  });
}

function headLine(row: ChatRow, orders: Orders): string {
  const mark = markOf(row);
  const lesson = lessonOf(row.place);
  const where = lesson === null ? roomOf(row) : `Lektion ${orders.get(lesson) ?? '?'}`;
  const head = `${mark ? '!!' : '──'} ${dayOf(row)} ${timeOf(row)} · ${where}`;
  return mark ? `${head} · ${mark}` : head;
}

function roomOf({ place }: ChatRow): string {
  if (place === 'generator') return 'Code-Generator';
  return place.startsWith('project:') ? 'Projekt' : 'KI-Begleiter';
}

/** What a parent should not overlook. */
const words: Readonly<Record<GraveIntent, string>> = {
  crisis: 'klingt nach Not',
  drugs: 'klingt nach Drogen',
  violence: 'klingt nach Gewalt',
  sexual: 'klingt nach Sexuellem',
  contact: 'klingt nach privaten Kontakten',
};

function markOf({ intent, response }: ChatRow): string | null {
  if (isGrave(intent)) return words[intent];
  return response.includes(careNote) ? 'vielleicht bedrückt' : null;
}

/** By the clock of the house. */
function dayOf({ said_at }: ChatRow): string {
  return new Date(said_at).toLocaleDateString('sv-SE');
}

function timeOf({ said_at }: ChatRow): string {
  return new Date(said_at).toLocaleTimeString('sv-SE', { timeStyle: 'short' });
}

function firstLine(text: string): string {
  const [first = '', ...more] = text.split('\n');
  return more.length > 0 ? `${first} …` : first;
}
