import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Beginning, beginOnce } from './begin-program.ts';

type OpenOnceProps = {
  user: string;
  /** What it is made of, such as a snippet. */
  source: string;
  beginning: Beginning;
  isThere: (id: string) => boolean;
};

/** Makes an own program of it, or leads to the one that it has become before. */
export function OpenOnce({ user, source, beginning, isThere }: OpenOnceProps) {
  const go = useNavigate();
  const open = useEffectEvent(() => {
    const programm = beginOnce(user, source, { ...beginning, isThere });
    void go({ to: '/workshop', search: { programm }, replace: true, resetScroll: false });
  });
  useEffect(() => open(), []);
  return <Skeleton label="Programm wird geöffnet..." height={320} />;
}
