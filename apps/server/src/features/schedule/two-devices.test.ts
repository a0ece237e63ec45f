import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import { isRefused } from '@hbg/contract/client';
import {
  changeEntry,
  createEntry,
  type Entry,
  eraseEntry,
  leaveOutWeek,
  readWeek,
} from '@hbg/contract/schedule';
import { addDays } from '@hbg/contract/week-dates';
import { describe, expect, test } from 'vitest';
import { testsAll } from '../../../../../scripts/sample-of.ts';
import { createRandom } from '../../../test/random.ts';
import { createTestApp, openBrowser, password, type TestApp } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';

const today = '2026-03-01';
const steps = testsAll ? 200 : 60;
const fields = ['title', 'description', 'subject', 'reminderMinutes', 'dayOfWeek'] as const;
type Field = (typeof fields)[number];
type Told = Pick<Entry, Field> & { leftOut: Set<string> };

/** A page that was left open: it changes what it saw when it last looked. */
async function openDevice(app: TestApp) {
  const browser = openBrowser(app);
  await browser.call(login, { body: { user: 1, password } });
  let seen: readonly Entry[] = [];
  const look = async () => (seen = await browser.call(readWeek, { query: { today } }));
  return { browser, look, seen: () => seen };
}

describe.each(engines)('two devices on %s', (engine) => {
  test.each([7, 20_261_125])('lose nothing that was acknowledged, with seed %i', async (seed) => {
    const app = await createTestApp(engine);
    const devices = [await openDevice(app), await openDevice(app)] as const;
    const { below, pick } = createRandom(seed);
    const told = new Map<string, Told>();
    const erased = new Set<string>();

    const valueFor = (field: Field, step: number) => {
      if (field === 'dayOfWeek') return below(7);
      return field === 'reminderMinutes' ? below(1_440) : `${field} ${step}`;
    };

    const create = async ({ browser }: Device, step: number) => {
      const id = randomUUID();
      const sent = { body: { id, title: `Termin ${step}`, today } };
      const times = 1 + below(2);
      for (let time = 0; time < times; time += 1) await browser.call(createEntry, sent);
      const { title, description, subject, reminderMinutes, dayOfWeek } = await browser.call(
        createEntry,
        sent,
      );
      told.set(id, { title, description, subject, reminderMinutes, dayOfWeek, leftOut: new Set() });
    };

    const change = async ({ browser, seen }: Device, step: number) => {
      const was = seen()[below(Math.max(1, seen().length))];
      if (!was) return;
      const field = pick(fields);
      const part = { [field]: valueFor(field, step) };
      const sent = { params: { id: was.id }, body: { ...was, ...part, today, was } };
      const isTold = await acknowledged(browser.call(changeEntry, sent));
      expect(isTold).toBe(!erased.has(was.id));
      const own = told.get(was.id);
      // A value that is as it was seen is no change.
      if (isTold && own && part[field] !== was[field]) Object.assign(own, part);
    };

    const leaveOut = async ({ browser, seen }: Device) => {
      const entry = seen()[below(Math.max(1, seen().length))];
      if (!entry) return;
      const week = addDays(today, 7 * (1 + below(20)));
      const sent = { params: { id: entry.id }, body: { week, isLeftOut: true } };
      if (await acknowledged(browser.call(leaveOutWeek, sent))) {
        told.get(entry.id)?.leftOut.add(week);
      }
    };

    const erase = async ({ browser, seen }: Device) => {
      const entry = seen()[below(Math.max(1, seen().length))];
      if (!entry) return;
      const { id } = entry;
      if (await acknowledged(browser.call(eraseEntry, { params: { id } }))) erased.add(id);
      if (below(2) === 0) return;
      await browser.call(createEntry, { body: { id, title: 'egal', today } });
      erased.delete(id);
    };

    for (let step = 0; step < steps; step += 1) {
      const device = pick(devices);
      if (below(4) === 0) await device.look();
      const acts = [create, change, change, change, leaveOut, erase] as const;
      await pick(acts)(device, step);
    }

    const [device] = devices;
    const kept = await device.look();
    const expected = [...told].filter(([id]) => !erased.has(id));
    expect(kept).toHaveLength(expected.length);
    for (const [id, { leftOut, ...values }] of expected) {
      const entry = kept.find((other) => other.id === id);
      expect(entry).toMatchObject(values);
      expect(new Set(entry?.leftOut)).toEqual(leftOut);
    }
  });

  test('that change the same entry at the same moment both keep their change', async () => {
    const app = await createTestApp(engine);
    const [one, other] = [await openDevice(app), await openDevice(app)];
    const was = await one.browser.call(createEntry, { body: { title: 'Chor', today } });
    const send = ({ browser }: Device, part: Partial<Entry>) =>
      browser.call(changeEntry, { params: { id: was.id }, body: { ...was, ...part, today, was } });
    await Promise.all([send(one, { title: 'Schulchor' }), send(other, { priority: 3 })]);
    expect(await one.look()).toMatchObject([{ title: 'Schulchor', priority: 3, revision: 3 }]);
  });
});

type Device = Awaited<ReturnType<typeof openDevice>>;

/** Not where it's gone: then the device is told so. */
async function acknowledged(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (isRefused(error, eraseEntry, 'unknownEntry')) return false;
    throw error;
  }
}
