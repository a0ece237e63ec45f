import { maxCodeBytes } from '@hbg/contract/execution';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { writeEntry } from './local-entries.ts';
import { sendLeftovers } from './send-leftovers.ts';
import { codeKey, readSync, writeSync } from './sync-state.ts';

const editedAt = '2026-03-01T08:00:00.000Z';

function writtenOffline(user: string, lessonId: number) {
  writeEntry(codeKey(user, lessonId), `Lektion ${lessonId}`);
  writeSync(user, lessonId, { revision: 2, editedAt });
}

function saved(met: string | null) {
  return () => Response.json({ code: 'x', revision: 3, editedAt, met });
}

test('what was written in other lessons without a network is sent', async () => {
  for (const id of [4, 5]) writtenOffline('1', id);
  writtenOffline('2', 6);
  writeSync('1', 7, { revision: 1, editedAt: null });
  const sent = fakeServer({ 'PUT /api/drafts/4': saved(null) });
  await sendLeftovers('1', 5);
  expect(sent).toEqual([
    { call: 'PUT /api/drafts/4', body: { code: 'Lektion 4', basedOn: 2, editedAt } },
  ]);
  expect(readSync('1', 4)).toEqual({ revision: 3, editedAt: null });
  expect(readSync('1', 5)).toEqual({ revision: 2, editedAt });
});

test('a program longer than the server takes stays here', async () => {
  writtenOffline('1', 4);
  writeEntry(codeKey('1', 4), '#'.repeat(maxCodeBytes + 1));
  const sent = fakeServer({});
  await sendLeftovers('1', 1);
  expect(sent).toEqual([]);
});

test('what lost against another device is left to the visit of its lesson', async () => {
  writtenOffline('1', 4);
  fakeServer({ 'PUT /api/drafts/4': saved('lost') });
  await sendLeftovers('1', 1);
  expect(readSync('1', 4)).toEqual({ revision: 2, editedAt });
});

test('one that fails does not keep the others from being sent', async () => {
  for (const id of [4, 5]) writtenOffline('1', id);
  fakeServer({ 'PUT /api/drafts/5': saved(null) });
  await sendLeftovers('1', 1);
  expect(readSync('1', 5).editedAt).toBeNull();
});
