import { pythonEngine, staticChecks, unitTests } from './check-steps.ts';
import { runSteps } from './steps.ts';

await runSteps([[pythonEngine, ...staticChecks], [unitTests]]);
