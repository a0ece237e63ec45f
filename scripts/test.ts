import { hostTests, staticChecks, unitTests } from './check-steps.ts';
import { runSteps } from './steps.ts';

await runSteps([
  [
    // Also of the Python engine, whose address stands in it.
    { title: 'Build of the web app', command: 'node scripts/build-web.ts' },
    ...staticChecks,
    { title: 'Dead code', command: 'knip --treat-config-hints-as-errors' },
    { title: 'Licences of the dependencies', command: 'node scripts/gates/check-licences.ts' },
  ],
  [
    {
      title: 'Size and origins of the built web app',
      command: 'node scripts/gates/check-build.ts',
    },
  ],
  [unitTests],
  [hostTests],
  [{ title: 'Journeys in a real browser', command: 'node scripts/e2e.ts' }],
]);
