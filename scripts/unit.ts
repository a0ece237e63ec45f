import { OperatorError } from '../apps/server/src/operator-error.ts';
import { runCommand } from './run-command.ts';
import { makeUnit } from './unit/make-unit.ts';
import { tryUnit } from './unit/try-unit.ts';

const usage = `So geht es:
  npm run unit -- new lektion|python|seite|quiz|raetsel|text ORDNER   legt eine Einheit an
  npm run unit -- try ORDNER                                          prüft sie, auch ein Thema der Bewertungen`;
const [action, ...given] = process.argv.slice(2);

/** For whoever writes lessons: `npm run unit -- new KIND FOLDER` and `npm run unit -- try FOLDER`. */
await runCommand(async () => {
  const [first, second] = given;
  if (action === 'new' && first && second) makeUnit(first, second);
  else if (action === 'try' && first) await tryUnit(first);
  else throw new OperatorError(usage);
});
