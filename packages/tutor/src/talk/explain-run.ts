import { warnAbout } from '@hbg/coach/code-warnings';
import { explainEnding } from '@hbg/coach/ending-coach';
import { explainError } from '@hbg/coach/error-coach';
import type { Advice, Place } from '@hbg/coach/explanation';
import type { RunFacts } from '@hbg/coach/warnings/program';
import type { LastResult } from '../ladder/last-result.ts';
import type { Trouble } from './run-asked.ts';
import type { Situation } from './situation.ts';
import { sayShortly } from './small-words.ts';

type Explained = { readonly text: string; readonly place: Place | null };

/** What went wrong in the learner's last run, as far as it can be seen. */
export function explainRun({ code, lastResult }: Situation): Explained {
  if (code.trim() === '') {
    return say(sayShortly('empty editor'));
  }
  if (!lastResult) {
    return say(sayShortly('run first'));
  }
  if (lastResult.kind === 'python-error' && lastResult.error)
    return advise(explainError(lastResult.error, code));
  if (lastResult.kind === 'stopped') {
    return say(sayShortly('stopped'));
  }
  const ending =
    lastResult.kind === 'finished' ? null : explainEnding(lastResult.kind, lastResult.error, code);
  const [advice] = ending ? [ending] : warningsOf(code, lastResult);
  return advice ? advise(advice) : say(questionAbout(lastResult.output));
}

/** What is wrong with the last run: it broke off, or it ended and the coach has something to say. */
export function troubleOf({ code, lastResult }: Situation): Trouble | null {
  if (!lastResult || code.trim() === '') return null;
  if (lastResult.error) return 'red';
  return lastResult.kind === 'finished' && warningsOf(code, lastResult).length > 0 ? 'odd' : null;
}

/** The same notes as beside the output. */
function warningsOf(code: string, { output, kind }: LastResult): Advice[] {
  return warnAbout(code, { ...unseen, output, isFinished: kind === 'finished' });
}

/** Of what isn't known here, nothing is held against a program. */
const unseen: Pick<RunFacts, 'hasDrawn' | 'answers' | 'stoppedAt'> = {
  hasDrawn: true,
  answers: [],
  stoppedAt: [],
};

/** Who asks what comes next hears that this comes first. */
export function explainRunFirst(situation: Situation): Explained {
  const { text, place } = explainRun(situation);
  return {
    text: `Zuerst kommt dieser Fehler dran, danach geht es weiter:\n\n${text}`,
    place,
  };
}

/** For the same error a second time there are other words. */
export function explainRunAgain(situation: Situation): Explained {
  const explained = explainRun(situation);
  return situation.lastIntent === 'error' && explained.place
    ? {
        ...explained,
        text: `Hast du danach wieder auf **Run** gedrückt? So steht es noch da:\n\n${explained.text}`,
      }
    : explained;
}

/** One step after the other, for who hasn't understood the card. */
export function explainRunSimpler(situation: Situation): Explained {
  const { code, lastResult } = situation;
  const error = lastResult?.kind === 'python-error' ? lastResult.error : null;
  if (!error) return explainRunAgain(situation);
  const { erklaerung, tipp, stelle } = explainError(error, code);
  const line = stelle ? [`Geh in Zeile ${stelle.line}, schau nur auf diese eine.`] : [];
  const steps = [...line, erklaerung, tipp, 'Drück wieder auf **Run**.'];
  const text = steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
  return { text: `Noch einmal langsam, ein Schritt nach dem anderen:\n\n${text}`, place: stelle };
}

function advise({ titel, erklaerung, tipp, stelle }: Advice): Explained {
  const where = stelle ? ` (Zeile ${stelle.line})` : '';
  return { text: `**${titel}**${where}: ${erklaerung}\n\n${tipp}`, place: stelle };
}

function questionAbout(output: string): string {
  return output.trim() === '' ? sayShortly('no output') : sayShortly('no error');
}

function say(text: string): Explained {
  return { text, place: null };
}
