import type { Exchange } from '@hbg/contract/chat';
import type { TutorAnswer } from '../stream/ask-tutor.ts';

const workshop = { kind: 'workshop', name: 'Werkstatt-Tutor', place: 'bleibt zu Hause' } as const;

export function exchange(part: Partial<Exchange> = {}): Exchange {
  return {
    message: 'Was ist eine Schleife?',
    response: 'Eine **Schleife** wiederholt etwas.',
    timestamp: '2026-11-20T10:00:00.000Z',
    speaker: workshop,
    rung: null,
    concept: null,
    ...part,
  };
}

export function tutorAnswer(part: Partial<TutorAnswer> = {}): TutorAnswer {
  return { ...exchange({ timestamp: '2026-11-20T10:05:00.000Z' }), place: null, ...part };
}
