import { login } from '@hbg/contract/account';
import { planOf } from '@hbg/contract/merge-project';
import {
  createProject,
  createProjectSession,
  listProjectSessions,
  listProjects,
  type Project,
  saveProject,
} from '@hbg/contract/projects';
import type { Sent } from '@hbg/contract/route';
import { saveMerged } from '@hbg/contract/save-project';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testsAll } from '../../../../../scripts/sample-of.ts';
import { createTestApp, openBrowser, password, type TestApp } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';

const changes = testsAll ? 200 : 60;
const features = Array.from({ length: 12 }, (_, at) => `Feature ${at}`);

type Place = 'open' | 'done' | 'none';
const change = fc.oneof(
  fc.record({
    kind: fc.constant('feature' as const),
    feature: fc.constantFrom(...features),
    place: fc.constantFrom<Place>('open', 'done', 'none'),
  }),
  fc.record({ kind: fc.constant('title' as const), title: fc.integer().map((n) => `Titel ${n}`) }),
  fc.record({ kind: fc.constant('session' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
);
type Change = typeof change extends fc.Arbitrary<infer Of> ? Of : never;
const steps = fc.array(
  fc.record({
    device: fc.nat(1),
    /** Else it changes what it has seen last, however long ago. */
    looksFirst: fc.boolean(),
    change,
    /** What the other one does at the same moment. */
    meanwhile: fc.option(change),
  }),
  { minLength: changes, maxLength: changes },
);

describe.each(engines)('on %s', (engine) => {
  test('of what two devices change at random, nothing that was acknowledged is lost', async () => {
    const property = fc.asyncProperty(steps, async (history) => {
      const app = await createTestApp(engine);
      const devices = [await openDevice(app), await openDevice(app)] as const;
      const begun = await devices[0].begin();
      for (const device of devices) await device.look();
      const known = new Map<string, string>();
      let minutes = 0;
      for (const { device, looksFirst, change, meanwhile } of history) {
        const [own, other] = device === 0 ? devices : [devices[1], devices[0]];
        if (looksFirst) await own.look();
        const both = meanwhile && subjectOf(meanwhile) !== subjectOf(change) ? meanwhile : null;
        await Promise.all([own.make(change), both && other.make(both)]);
        for (const made of both ? [change, both] : [change]) {
          if (made.kind === 'session') minutes += made.minutes;
          else known.set(subjectOf(made), made.kind === 'title' ? made.title : made.place);
        }
      }
      const end = await devices[0].look();
      for (const [subject, value] of known)
        expect([subject, stateOf(end, subject)]).toEqual([subject, value]);
      expect(Math.round(end.actualHours * 60)).toBe(minutes);
      expect(await devices[1].minutes(begun.id)).toBe(minutes);
    });
    await fc.assert(property, { seed: 14, numRuns: testsAll ? 2 : 1, endOnFailure: true });
  });
});

function subjectOf(made: Change): string {
  return made.kind === 'feature' ? made.feature : made.kind;
}

function stateOf(project: Project, subject: string): string {
  if (subject === 'title') return project.title;
  if (project.completedFeatures.includes(subject)) return 'done';
  return project.targetFeatures.includes(subject) ? 'open' : 'none';
}

async function openDevice(app: TestApp) {
  const browser = openBrowser(app);
  await browser.call(login, { body: { user: 1, password } });
  const send = (sent: Sent<typeof saveProject>) => browser.call(saveProject, sent);
  let seen: Project;
  const look = async () => {
    const [project] = await browser.call(listProjects, {});
    if (!project) throw new Error('the project is there');
    return (seen = project);
  };
  return {
    look,
    begin: () => browser.call(createProject, { body: { title: 'Anfang', language: 'Go' } }),
    make: async (made: Change) => {
      if (made.kind === 'session') {
        const body = { projectId: seen.id, sessionName: 'Sitzung', duration: made.minutes };
        await browser.call(createProjectSession, { body });
        return;
      }
      const plan = planWith(seen, made);
      const { project } = await saveMerged({ base: seen, plan, send });
      seen = project;
    },
    minutes: async (projectId: string) => {
      const sessions = await browser.call(listProjectSessions, { query: { projectId } });
      return sessions.reduce((sum, { duration }) => sum + duration, 0);
    },
  };
}

function planWith(seen: Project, made: Exclude<Change, { kind: 'session' }>) {
  const plan = planOf(seen);
  if (made.kind === 'title') return { ...plan, title: made.title };
  const { feature, place } = made;
  const without = (all: readonly string[]) => all.filter((each) => each !== feature);
  const [open, done] = [without(plan.targetFeatures), without(plan.completedFeatures)];
  return {
    ...plan,
    targetFeatures: place === 'open' ? [...open, feature] : open,
    completedFeatures: place === 'done' ? [...done, feature] : done,
  };
}
