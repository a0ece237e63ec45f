import { maxCodeBytes } from '@hbg/contract/execution';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../../testing/fake-server.ts';
import { readEntry, writeEntry } from '../../../../ui/entries.ts';
import { asideKey, sendLeftovers } from './send-leftovers.ts';
import { codeKey, notThere, readSync, writeSync } from './sync-state.ts';

const editedAt = '2026-03-01T08:00:00.000Z';

function writtenOffline(user: string, unit: string) {
  writeEntry(codeKey(user, unit), `Code von ${unit}`);
  writeSync(user, unit, { revision: 2, editedAt });
}

function saved(met: string | null) {
  return () => Response.json({ code: 'x', revision: 3, editedAt, met });
}

test('what was written in other units without a network is sent', async () => {
  for (const unit of ['lektion/4', 'muster/becher']) writtenOffline('1', unit);
  writtenOffline('2', 'lektion/6');
  writeSync('1', 'lektion/7', { revision: 1, editedAt: null });
  const sent = fakeServer({ 'PUT /api/drafts': saved(null) });
  await sendLeftovers('1', 'muster/becher');
  expect(sent).toEqual([
    {
      call: 'PUT /api/drafts',
      body: { unit: 'lektion/4', code: 'Code von lektion/4', basedOn: 2, editedAt },
    },
  ]);
  expect(readSync('1', 'lektion/4')).toEqual({ revision: 3, editedAt: null });
  expect(readSync('1', 'muster/becher')).toEqual({ revision: 2, editedAt });
});

test('a program longer than the server takes stays here', async () => {
  writtenOffline('1', 'lektion/4');
  writeEntry(codeKey('1', 'lektion/4'), '#'.repeat(maxCodeBytes + 1));
  const sent = fakeServer({});
  await sendLeftovers('1', 'lektion/1');
  expect(sent).toEqual([]);
});

test('what lost against another device is left to the visit of its unit', async () => {
  writtenOffline('1', 'lektion/4');
  fakeServer({ 'PUT /api/drafts': saved('lost') });
  await sendLeftovers('1', 'lektion/1');
  expect(readSync('1', 'lektion/4')).toEqual({ revision: 2, editedAt });
});

test('of a lesson that is gone it stays, of an erased program it is laid aside', async () => {
  for (const unit of ['eigen/weg', 'lektion/4']) writtenOffline('1', unit);
  const sent = fakeServer({ 'PUT /api/drafts': () => new Response('', { status: 404 }) });
  await sendLeftovers('1', 'lektion/1');
  expect(readEntry(asideKey('1', 'eigen/weg'))).toBe('Code von eigen/weg');
  expect(readEntry(codeKey('1', 'eigen/weg'))).toBeNull();
  expect(readSync('1', 'lektion/4').editedAt).toBe(editedAt);
  sent.length = 0;
  await sendLeftovers('1', 'lektion/1');
  expect(sent).toHaveLength(1);
});

test('a program that the server does not know yet goes there before its code', async () => {
  writtenOffline('1', 'eigen/neu');
  writeSync('1', 'eigen/neu', { revision: notThere, editedAt });
  const sent = fakeServer({});
  await sendLeftovers('1', 'lektion/1');
  expect(sent).toEqual([]);
});

test('one that fails does not keep the others from being sent', async () => {
  for (const unit of ['lektion/4', 'muster/becher']) writtenOffline('1', unit);
  fakeServer({
    'PUT /api/drafts': (body) =>
      JSON.stringify(body).includes('lektion/4')
        ? new Response('', { status: 503 })
        : saved(null)(),
  });
  await sendLeftovers('1', 'lektion/1');
  expect(readSync('1', 'muster/becher').editedAt).toBeNull();
});

test('what a page of an earlier version has written goes on under the same names', () => {
  localStorage.setItem('code/1/lektion/12', 'print(12)');
  const state = { revision: 3, editedAt };
  localStorage.setItem('code-sync/1/lektion/12', JSON.stringify(state));
  expect(readEntry(codeKey('1', 'lektion/12'))).toBe('print(12)');
  expect(readSync('1', 'lektion/12')).toEqual(state);
});
