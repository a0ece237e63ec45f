import { measureAssessment } from './assessment.ts';
import { measureFirstQuestion } from './first-question.ts';
import { measureKilling } from './killing.ts';
import { measureLedger } from './ledger.ts';
import { measureLibrary } from './library.ts';
import { measureLosing, measureLosingOffline } from './losing.ts';
import { measurePage } from './page.ts';
import { measurePages } from './pages.ts';
import { measurePlanning } from './planning.ts';
import { measureReading } from './reading.ts';
import { measureSandbox } from './sandbox.ts';
import { measureTutor } from './tutor.ts';

const measurements: Readonly<Record<string, () => Promise<void>>> = {
  reading: measureReading,
  killing: measureKilling,
  losing: measureLosing,
  'losing-offline': measureLosingOffline,
  sandbox: measureSandbox,
  page: measurePage,
  pages: measurePages,
  tutor: measureTutor,
  ledger: measureLedger,
  planning: measurePlanning,
  library: measureLibrary,
  assessment: measureAssessment,
  'first-question': measureFirstQuestion,
};

/** All of them, or the named ones: `npm run bench reading`. */
const chosen = process.argv.slice(2);
for (const [name, measure] of Object.entries(measurements)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n${name}`);
  await measure();
}
