import type { Explanation } from '@hbg/coach/explanation';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { changesOf } from './changes.ts';
import type { RecordedStep } from './recording.ts';
import { startOf } from './step-sentence.tsx';

type StepAnnouncementProps = {
  step: RecordedStep;
  before: RecordedStep | undefined;
  failure: Explanation | null;
  /** While steps go by by themselves nobody could listen to all of them. */
  isSilent: boolean;
};

/** A slider passes many steps: only where it rests is said aloud. */
const restMs = 400;
const mostChanges = 3;

export function StepAnnouncement({ isSilent, ...shown }: StepAnnouncementProps) {
  const [said, setSaid] = useState('');
  const text = isSilent ? '' : textOf(shown);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  );
}

function textOf({ step, before, failure }: Omit<StepAnnouncementProps, 'isSilent'>): string {
  if (step.kind === 'failed' && failure) {
    return `${startOf(step)} ${failure.titel}. ${failure.erklaerung}`.replaceAll('`', '');
  }
  const changes = changesOf(step, before).slice(0, mostChanges);
  return [startOf(step), ...changes.map(({ name, text }) => `${name} ist jetzt ${text}.`)].join(
    ' ',
  );
}
