import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { callProblem } from './call-problem.ts';
import { showToast } from './toast.tsx';

export type OptimisticChange<Data> = {
  apply: (data: Data) => Data;
  /** Takes back this change alone: others may have come since. */
  revert: (data: Data) => Data;
  send: () => Promise<unknown>;
  /** What didn't work, such as 'Der Termin ist noch da'. */
  failure: string;
  /** The id of what is changed: what a toast has told of it before is no longer true. */
  about?: string | number | undefined;
};

/** Changes of what a query has read: they show at once, and are taken back when the server doesn't take them. */
export function useOptimisticData<Data>(queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const mutationKey = ['optimistic', ...queryKey];
  const edit = (change: (data: Data) => Data) =>
    queryClient.setQueryData<Data>(queryKey, (data) => data && change(data));
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: ({ send }: OptimisticChange<Data>) => send(),
    onMutate: async ({ apply }) => {
      edit(apply);
      await queryClient.cancelQueries({ queryKey });
    },
    onError: (error, { revert, failure, about }) => {
      edit(revert);
      const description = callProblem(error);
      if (description) showToast({ title: failure, description, tone: 'destructive', about });
    },
    onSettled: async () => {
      // What the server says is true once it has heard of every change.
      if (queryClient.isMutating({ mutationKey }) === 1) {
        await queryClient.invalidateQueries({ queryKey });
      }
    },
  });
  /** Whether the server has taken it. */
  return async (change: OptimisticChange<Data>): Promise<boolean> => {
    try {
      await mutateAsync(change);
      return true;
    } catch {
      return false;
    }
  };
}
