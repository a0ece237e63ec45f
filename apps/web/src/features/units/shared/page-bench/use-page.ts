import type { Place } from '@hbg/coach/explanation';
import type { Files } from '@hbg/contract/units';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { useStable } from '../../../../ui/use-stable.ts';
import type { CodeFieldHandle } from '../../../execution/shared/code-field.tsx';
import type { PageMessage } from '../page/messages.ts';
import { emptyLog, logAfter, type PageError } from './page-log.ts';
import { usePageCoach } from './use-page-coach.ts';
import { usePageHints } from './use-page-hints.ts';

type Options = {
  readonly files: Files;
  readonly onRun: () => void;
  /** Something in the code is about to be shown. */
  readonly onGoTo?: () => void;
  readonly onMessage?: (message: PageMessage) => void;
};

type Spot = { readonly file: string; readonly place: Place };

/** A page as it is written and shown: its rounds, what it says, and which file is in view. */
export function usePage({ files, onRun, onGoTo, onMessage }: Options) {
  const [log, tell] = useReducer(logAfter, emptyLog);
  const [round, setRound] = useState(0);
  const [file, openFile] = useState(() => Object.keys(files)[0] ?? 'index.html');
  const fields = useRef(new Map<string, CodeFieldHandle>());
  const { explanation, explain } = usePageCoach(log.error, files);
  const { hints, ask } = usePageHints(files);
  const hear = useStable((message: PageMessage) => {
    tell(message);
    onMessage?.(message);
  });
  const run = useStable<void>(() => {
    setRound(round + 1);
    ask();
    onRun();
  });
  const goTo = useStable<Spot>(({ file, place }) => {
    onGoTo?.();
    openFile(file);
    // Its editor has no size before it is in view.
    requestAnimationFrame(() => fields.current.get(file)?.goTo(place));
  });
  const goToLine = useCallback(
    (file: string, line: number) =>
      goTo({ file, place: { line, column: 1, endLine: line, endColumn: 1 } }),
    [goTo],
  );
  // oxlint-disable-next-line react/exhaustive-deps -- each round is a fresh page, of the same files too
  const shown = useMemo(() => ({ ...files }), [files, round]);
  const cardOf = explanation?.stelle && explanation.file ? log.error : null;
  const inGerman = useCallback(
    (error: PageError) => sentenceOf(explain(error), error === cardOf),
    [explain, cardOf],
  );
  return {
    log,
    shown,
    file,
    openFile,
    fields,
    explanation,
    hints,
    inGerman,
    hear,
    run,
    goTo,
    goToLine,
  };
}

export type UsedPage = ReturnType<typeof usePage>;

type Told = { readonly titel: string; readonly erklaerung: string } | null;

/** What it means stands at its line already, if that has a card. */
function sentenceOf(told: Told, hasCard: boolean): string | null {
  if (told === null || hasCard) return told && `${told.titel}.`;
  return `${told.titel}. ${told.erklaerung.replaceAll('`', '')}`;
}
