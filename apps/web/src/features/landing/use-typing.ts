import { useEffect, useState } from 'react';

type Messages = readonly [string, ...string[]];

type Pace = {
  charMs: number;
  /** Between two messages; without it, the first one stays. */
  pauseMs?: number;
};

/** What of the messages is typed so far; under `isStill` the first stands there whole. */
export function useTyping(messages: Messages, isStill: boolean, { charMs, pauseMs }: Pace) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (isStill) return undefined;
    return typeOut(messages, { charMs, pauseMs }, setTyped);
  }, [messages, isStill, charMs, pauseMs]);
  return isStill ? messages[0] : typed;
}

function typeOut(
  messages: Messages,
  { charMs, pauseMs }: { charMs: number; pauseMs: number | undefined },
  show: (typed: string) => void,
) {
  let message = 0;
  let length = 0;
  let timer = setTimeout(step, charMs);

  function step() {
    const text = messages[message] ?? '';
    length += 1;
    show(text.slice(0, length));
    if (length < text.length) timer = setTimeout(step, charMs);
    else if (pauseMs !== undefined) timer = setTimeout(nextMessage, pauseMs);
  }

  function nextMessage() {
    message = (message + 1) % messages.length;
    length = 0;
    step();
  }

  return () => clearTimeout(timer);
}
