import { login } from '@hbg/contract/account';
import { CallError } from '@hbg/contract/client';
import { readUnit } from '@hbg/contract/units';
import { expect, test } from 'vitest';
import { createTestApp, openBrowser, password } from '../../../test/test-app.ts';

async function openLoggedIn() {
  const browser = openBrowser(await createTestApp());
  await browser.call(login, { body: { user: 1, password } });
  return browser;
}

test('a unit comes with its files, its goals and what checks them', async () => {
  const browser = await openLoggedIn();
  const unit = await browser.call(readUnit, { query: { id: 'muster/hupe' } });
  expect(unit).toMatchObject({ kind: 'build', language: 'web', title: 'Die Hupe', xp: null });
  expect(Object.keys(unit.starter)).toEqual(['index.html', 'style.css', 'script.js']);
  expect(unit.goals).toHaveLength(4);
  expect(unit.check).toContain('goal_4');
});

test('a lesson is a unit as well, and what is none is refused', async () => {
  const browser = await openLoggedIn();
  const { starter } = await browser.call(readUnit, { query: { id: 'lektion/1' } });
  expect(starter['main.py']).toContain('print');
  const unknown = browser.call(readUnit, { query: { id: 'lektion/7000' } });
  await expect(unknown).rejects.toEqual(
    new CallError(404, 'Diese Einheit gibt es nicht.', 'unknownUnit'),
  );
});
