import type { Exchange } from '@hbg/contract/chat';
import type { TutorAnswer } from '../ask-tutor.ts';

const workshop = { kind: 'workshop', name: 'Werkstatt-Tutor', host: null } as const;

export function exchange(part: Partial<Exchange> = {}): Exchange {
  return {
    id: '1',
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
  return { ...exchange({ id: '2', timestamp: '2026-11-20T10:05:00.000Z' }), place: null, ...part };
}
