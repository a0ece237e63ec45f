import { createElement, useState, useSyncExternalStore } from 'react';
import { askedQuestion, watchQuestion } from './confirm.ts';
import { usePart } from './use-part.ts';

/** The place of what `confirm` asks. The dialog is loaded with the first question. */
export function Confirmer() {
  const asked = useSyncExternalStore(watchQuestion, askedQuestion);
  const [isNeeded, setIsNeeded] = useState(false);
  if (asked && !isNeeded) setIsNeeded(true);
  return isNeeded && <LoadedDialog onFailure={() => setIsNeeded(false)} />;
}

function LoadedDialog({ onFailure }: { onFailure: () => void }) {
  const askPlainly = () => {
    const asked = askedQuestion();
    asked?.answer(window.confirm(asked.question.title));
    onFailure();
  };
  const ConfirmDialog = usePart({ load, isWanted: true, onFailure: askPlainly });
  return ConfirmDialog && createElement(ConfirmDialog);
}

const load = async () => (await import('./confirm-dialog.tsx')).default;
