import { useEffect, useState } from 'react';
import { exactTime, timeAgo } from './time-ago.ts';

export function SaidAt({ timestamp }: { timestamp: string }) {
  const now = useNow();
  // Every minute another text: nobody wants that read out.
  return (
    <time dateTime={timestamp} title={exactTime(timestamp)} aria-live="off">
      {timeAgo(timestamp, now)}
    </time>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(clock);
  }, []);
  return now;
}
