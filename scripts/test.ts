import { hostTests, pythonEngine, staticChecks, unitTests } from './check-steps.ts';
import { runSteps } from './steps.ts';

await runSteps([
  [
    ...staticChecks,
    { title: 'Dead code', command: 'knip --treat-config-hints-as-errors' },
    { title: 'Licences of the dependencies', command: 'node scripts/gates/check-licences.ts' },
  ],
  [pythonEngine],
  [unitTests],
  [hostTests],
  [{ title: 'Build of the web app', command: 'node scripts/build-web.ts' }],
  [
    {
      title: 'Size and origins of the built web app',
      command: 'node scripts/gates/check-build.ts',
    },
  ],
  [{ title: 'Journeys in a real browser', command: 'node scripts/e2e.ts' }],
]);
