import { dayOfWeek } from '@hbg/contract/week-dates';
import { useEffect, useState } from 'react';
import { today } from '../../ui/german-date.ts';

/** By this device’s calendar and clock. */
export type Now = {
  readonly today: string;
  readonly dayOfWeek: number;
  /** Since midnight. */
  readonly minutes: number;
};

const checkMs = 10_000;

/** Changes with each minute, also after a night in which the page was asleep. */
export function useNow(): Now {
  const [now, setNow] = useState(readNow);
  useEffect(() => {
    const look = () => {
      const next = readNow();
      setNow((last) => (last.minutes === next.minutes && last.today === next.today ? last : next));
    };
    const timer = setInterval(look, checkMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}

function readNow(): Now {
  const date = new Date();
  const day = today();
  return {
    today: day,
    dayOfWeek: dayOfWeek(day),
    minutes: date.getHours() * 60 + date.getMinutes(),
  };
}
