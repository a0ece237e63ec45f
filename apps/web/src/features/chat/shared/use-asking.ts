import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { currentLearner, tellOfAnother } from './current-learner.ts';
import type { Listening } from './stream/ask-streaming.ts';

/** What was asked, and as much of the answer as has arrived. */
export type Outgoing = { readonly message: string; readonly said: string };

export type Ask<Answer> = (message: string, listening: Listening) => Promise<Answer>;

type AskingOptions<Answer> = {
  ask: Ask<Answer>;
  onAnswer: (answer: Answer, message: string) => void;
  onProblem: (message: string, error: Error) => void;
};

type Asked = { message: string; stop: AbortController };

/** One question at a time. Closing the chat doesn't end it, leaving its place does. */
export function useAsking<Answer>({ ask, onAnswer, onProblem }: AskingOptions<Answer>) {
  const [learner] = useState(currentLearner);
  const [outgoing, setOutgoing] = useState<Outgoing | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const settle = () => {
    running.current = null;
    setOutgoing(null);
  };
  const addPiece = (text: string) => setOutgoing((now) => now && { ...now, said: now.said + text });
  const { mutate } = useMutation({
    mutationFn: ({ message, stop: { signal } }: Asked) =>
      ask(message, { learner: learner?.id, signal, onPiece: addPiece }),
    onSuccess: (answer, { message }) => {
      settle();
      onAnswer(answer, message);
    },
    onError: (error, { message, stop }) => {
      if (stop.signal.aborted) return;
      settle();
      onProblem(message, error);
      tellOfAnother(error, learner, notSent);
    },
  });

  /** Tells whether the tutor was free. */
  const askNow = (message: string): boolean => {
    if (running.current) return false;
    const stop = new AbortController();
    running.current = stop;
    setOutgoing({ message, said: '' });
    mutate({ message, stop });
    return true;
  };
  return { outgoing, ask: askNow };
}

function notSent(name: string): string {
  return `Die Frage von ${name} wurde nicht gesendet. Sie wartet in diesem Tab, bis ${name} wieder da ist.`;
}
