import type { ReactNode } from 'react';

export type Question = {
  title: string;
  text?: ReactNode;
  /** What the button does, in the words of the question: 'Löschen', never 'OK'. */
  action: string;
  cancel?: string | undefined;
  tone?: 'normal' | 'danger' | undefined;
};

type Asked = { question: Question; answer: (isYes: boolean) => void };

let asked: Asked | null = null;
const listeners = new Set<() => void>();

/** Whether the learner wants it. A second question answers the first with no. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      ask(null);
      resolve(isYes);
    };
    ask({ question, answer });
  });
}

export function askedQuestion(): Asked | null {
  return asked;
}

export function watchQuestion(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function ask(next: Asked | null) {
  asked = next;
  for (const notify of listeners) notify();
}
