import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import type { Sent } from '@hbg/contract/route';
import {
  changeEntry,
  changeOneWeek,
  createEntry,
  createHoliday,
  type Entry,
  eraseEntry,
  type ImportedEntry,
  importEntries,
  leaveOutWeek,
  readProposals,
  readWeek,
} from '@hbg/contract/schedule';
import { takeSchoolHolidays } from '@hbg/contract/school-holidays';
import type { Engine } from '../src/db/database.ts';
import { createTestApp, openBrowser, password, type TestApp } from './test-app.ts';

type Draft = Sent<typeof createEntry>['body'];

/** A Sunday, as the test's clock has it. */
export const today = '2026-03-01';

export async function openPlan(app: TestApp, user = 1) {
  const browser = openBrowser(app);
  await browser.call(login, { body: { user, password } });
  const week = (weekOffset = 0) => browser.call(readWeek, { query: { weekOffset, today } });
  return {
    browser,
    week,
    titles: async (weekOffset = 0) => (await week(weekOffset)).map(({ title }) => title),
    create: (part: Partial<Draft> = {}) =>
      browser.call(createEntry, { body: { title: 'Mathe', today, ...part } }),
    change: (entry: Entry, part: Partial<Draft>, was?: Entry) =>
      browser.call(changeEntry, {
        params: { id: entry.id },
        body: { ...entry, today, ...part, ...(was && { was }) },
      }),
    changeOnce: (entry: Entry, part: Partial<Draft> = {}, id: string = randomUUID()) =>
      browser.call(changeOneWeek, {
        params: { id: entry.id },
        body: { ...entry, today, ...part, id },
      }),
    leaveOut: (id: string, leftOutWeek: string, isLeftOut = true) =>
      browser.call(leaveOutWeek, { params: { id }, body: { week: leftOutWeek, isLeftOut } }),
    erase: (id: string) => browser.call(eraseEntry, { params: { id } }),
    holidays: (from: string, to: string, id: string = randomUUID()) =>
      browser.call(createHoliday, { body: { id, name: 'Osterferien', from, to } }),
    takeYear: (land: string, year = '2026/27') =>
      browser.call(takeSchoolHolidays, { body: { land, year } }),
    take: (entries: ImportedEntry[], isTrial = false) =>
      browser.call(importEntries, { body: { today, entries, isTrial } }),
    proposals: (weekOffset = 1) => browser.call(readProposals, { query: { weekOffset, today } }),
  };
}

export async function openHouse(engine: Engine = 'sqlite') {
  const app = await createTestApp(engine);
  return { app, ...(await openPlan(app)) };
}
