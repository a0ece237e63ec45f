import { expect, test, vi } from 'vitest';
import type { ChatRow } from '../apps/server/src/ai/chat-store.ts';
import { careNote } from '../packages/tutor/src/safety/safe-answers.ts';
import { overviewLines, talkLines } from './chat-lines.ts';

vi.stubEnv('TZ', 'Europe/Berlin');

const names = new Map([
  [1, 'Ada'],
  [2, 'Linus'],
]);
/** By their ids: the twelfth that was written is the third of the course. */
const orders = new Map([[12, 3]]);
const row: ChatRow = {
  id: '1',
  learner_id: 1,
  place: 'lesson:12',
  message: 'Was ist\u001b[2J print?',
  code: 'print(1)',
  response: 'Es zeigt etwas.\n\nZum Beispiel: `print(1)`',
  said_at: '2026-03-01T23:30:00.000Z',
  model: 'garage-1',
  host: 'ki.example',
  intent: 'concept',
  rung: null,
  code_key: null,
  concept: 'print',
  plan: null,
};
const grave: ChatRow = {
  ...row,
  id: '2',
  message: 'Alles ist blöd\nund so weiter',
  response: 'Danke, dass du das schreibst.',
  intent: 'crisis',
  place: 'companion:helper',
  model: null,
  host: null,
};

test('a parent reads who said what, to whom and where it went, by the clock of the house', () => {
  expect(talkLines([row, grave], names, { isFull: false, orders })).toEqual([
    '── 2026-03-02 00:30 · Lektion 3',
    'Ada: Was ist[2J print?',
    'garage-1 (geht an ki.example): Es zeigt etwas. …',
    '',
    '!! 2026-03-02 00:30 · KI-Begleiter · klingt nach Not',
    'Ada: Alles ist blöd\nund so weiter',
    'Werkstatt-Tutor (bleibt zu Hause): Danke, dass du das schreibst.',
    '',
  ]);
  expect(talkLines([row], names, { isFull: true, orders })).toContain(
    'garage-1 (geht an ki.example): Es zeigt etwas.\n\nZum Beispiel: `print(1)`',
  );
  expect(talkLines([], names, { isFull: true, orders })).toEqual(['Da ist nichts gesagt worden.']);
});

test('the overview begins with what a parent should read, and counts the days', () => {
  const earlier = { ...row, learner_id: 2, said_at: '2026-02-27T09:00:00.000Z' };
  const worrying = { ...row, response: `${careNote}\n\nEs zeigt etwas.` };
  expect(overviewLines([earlier, row, worrying, grave], names)).toEqual([
    '!! 2026-03-02 00:30 · Ada · vielleicht bedrückt: „Was ist[2J print?“',
    '!! 2026-03-02 00:30 · Ada · klingt nach Not: „Alles ist blöd …“',
    '',
    '2026-03-02   3 Nachrichten (Ada 3), 2 davon mit !!',
    '2026-02-27   1 Nachricht (Linus 1)',
    '',
    'Einen Tag lesen: npm run chats -- show 2026-03-02',
  ]);
  expect(overviewLines([], names)).toEqual(['Es ist noch nichts gesagt worden.']);
});
