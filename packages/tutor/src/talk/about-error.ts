import { foldText } from '../safety/fold-text.ts';
import { aboutConcept } from './about-concept.ts';
import { conceptAsked } from './concept-asked.ts';
import { explainRunAgain, explainRunFirst, troubleOf } from './explain-run.ts';
import { conceptsMeant } from './find-concept.ts';
import { isForNext, isOwnFault } from './run-asked.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';
import { sayShortly } from './small-words.ts';

/** What red means at all, for who has nothing red. */
export function aboutError(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> {
  const text = foldText(message);
  const trouble = troubleOf(situation);
  if (trouble === 'red' && isForNext(text)) return explainRunFirst(situation);
  if (trouble) return explainRunAgain(situation);
  if (endless.test(text) && situation.lastResult === null) return runsOn;
  if (/\brot\w*|\bkarte|fehlermeldung/.test(text)) return redInGeneral;
  return isRatherConcept(message, text, knowledge, situation)
    ? aboutConcept(message, knowledge, situation)
    : explainRunAgain(situation);
}

const nearlyCertain = 0.9;

/** Without a run, the words of an error message are asked for rather than met. */
function isRatherConcept(
  message: string,
  text: string,
  knowledge: Knowledge,
  situation: Situation,
): boolean {
  if (isOwnFault(text)) return false;
  const [first] = conceptsMeant(knowledge, message);
  if (
    !situation.lastResult &&
    first &&
    first.share >= nearlyCertain &&
    wondered.test(text) &&
    !own.test(text)
  )
    return true;
  if (!situation.lesson || failing.test(text)) return false;
  return conceptAsked(message, knowledge, situation)?.isSure ?? false;
}

const wondered = /\bwa[st] (?:heisst|ist|bedeutet|soll)\b|\bwie?so\b|\bwarum\b|\bwhat\b/;
const own = /\bmein|\bmir\b|\bmy\b|: /;

const endless = /hoert .{0,25}auf|endlos|laeuft (?:und|immer|die ganze)|never stops|stoppt nicht/;

const runsOn = {
  text: sayShortly('runs on'),
};

const failing =
  /fehl|error|geht|klapp|funkt|kaputt|falsch|passier|meck|stimm|zeigt|steht|laeuft|spinn|bug|wrong|work|crash|ausgab|raus|nicht|nix|hilf|mein/;

const redInGeneral = {
  text: sayShortly('red'),
  concept: 'fehlermeldung',
};
