import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showToast } from '../../../ui/toast.tsx';
import { currentUserQuery } from './queries.ts';
import { setCurrentUser } from './session.ts';
import { sessionIsOver } from './session-is-over.ts';

/**
 * The stored name shows the shell at once; the server then has the last word.
 * Without a stored name there is no shell and nobody is asked: a visitor's console stays free of 401s.
 */
export function useSessionCheck() {
  const { data: user } = useQuery(currentUserQuery);
  useEffect(() => {
    if (user === undefined) return;
    if (user === null) showToast(sessionIsOver);
    setCurrentUser(user?.name ?? null);
  }, [user]);
}
