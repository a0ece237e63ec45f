import { CallError } from '@hbg/contract/client';
import { route } from '@hbg/contract/route';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import * as z from 'zod/mini';
import { client } from './api.ts';
import { setCurrentUser, watchCurrentUser } from './features/account/shared/session.ts';
import { sessionIsOver } from './features/account/shared/session-is-over.ts';
import { showToast } from './ui/toast.tsx';

// Server data is for learners who are logged in: the public page and the login load none of this.
export function createQueryClient() {
  const queryClient = new QueryClient({
    // The garage in the house is in reach without the internet, and a page that only waits says nothing.
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        queryFn: fetchPath,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 5 * 60_000,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
    queryCache: new QueryCache({ onError: endSessionOn401 }),
    mutationCache: new MutationCache({ onError: endSessionOn401 }),
  });
  // What was loaded belongs to one learner: whenever the learner changes, it is forgotten.
  watchCurrentUser(() => queryClient.clear());
  return queryClient;
}

/** The default fetch: the first part of a query's key is the path that is read. */
async function fetchPath({ queryKey: [path], signal }: QueryFunctionContext) {
  if (!isApiPath(path)) throw new Error(`A query's key starts with its path: ${String(path)}`);
  const read = route({ method: 'GET', path, summary: '', answer: z.unknown() });
  return client.call(read, {}, { signal });
}

function isApiPath(path: unknown): path is `/api/${string}` {
  return typeof path === 'string' && path.startsWith('/api/');
}

function endSessionOn401(error: Error) {
  if (!(error instanceof CallError) || error.status !== 401) return;
  showToast(sessionIsOver);
  setCurrentUser(null);
}
