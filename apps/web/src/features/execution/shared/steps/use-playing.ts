import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough to find the line and what has changed. */
const stepMs = 900;

type Options = { index: number; last: number; goTo: (index: number) => void };

/** Goes on by itself until it's paused or at the end. */
export function usePlaying({ index, last, goTo }: Options) {
  const [isOn, setIsOn] = useState(false);
  const isPlaying = isOn && index < last;
  const goOn = useEffectEvent((next: number) => {
    goTo(next);
    if (next >= last) setIsOn(false);
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => goOn(index + 1), stepMs);
    return () => clearTimeout(timer);
  }, [isPlaying, index]);
  return {
    isOn: isPlaying,
    pause: () => setIsOn(false),
    /** At the end it begins anew. */
    toggle: () => {
      if (!isPlaying && index === last) goTo(0);
      setIsOn(!isPlaying);
    },
  };
}
