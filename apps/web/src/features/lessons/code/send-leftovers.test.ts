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
  for (const id of [4, 5]) writtenOffline('Byte', id);
  writtenOffline('Pixel', 6);
  writeSync('Byte', 7, { revision: 1, editedAt: null });
  const sent = fakeServer({ 'PUT /api/drafts/4': saved(null) });
  await sendLeftovers('Byte', 5);
  expect(sent).toEqual([
    { call: 'PUT /api/drafts/4', body: { code: 'Lektion 4', basedOn: 2, editedAt } },
  ]);
  expect(readSync('Byte', 4)).toEqual({ revision: 3, editedAt: null });
  expect(readSync('Byte', 5)).toEqual({ revision: 2, editedAt });
});

test('what lost against another device is left to the visit of its lesson', async () => {
  writtenOffline('Byte', 4);
  fakeServer({ 'PUT /api/drafts/4': saved('lost') });
  await sendLeftovers('Byte', 1);
  expect(readSync('Byte', 4)).toEqual({ revision: 2, editedAt });
});

test('one that fails does not keep the others from being sent', async () => {
  for (const id of [4, 5]) writtenOffline('Byte', id);
  fakeServer({ 'PUT /api/drafts/5': saved(null) });
  await sendLeftovers('Byte', 1);
  expect(readSync('Byte', 5).editedAt).toBeNull();
});
