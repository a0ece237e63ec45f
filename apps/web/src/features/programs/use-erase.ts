import { createProgram, eraseProgram, type Program } from '@hbg/contract/programs';
import { useOptimisticList } from '../../ui/use-optimistic-list.ts';
import { callAs } from '../units/shared/code/call-as.ts';
import { sendLeftovers } from '../units/shared/code/send-leftovers.ts';
import { programsQuery } from './queries.ts';

/** Gone at once; for ten seconds it can be had back, with all its states. */
export function useErase(user: string) {
  const { remove } = useOptimisticList<Program>({
    queryKey: programsQuery.queryKey,
    idOf: ({ id }) => id,
  });
  return (program: Program, code: string) => {
    const { id, title, language } = program;
    return remove(program, {
      send: async () => {
        // Who takes it back finds what was typed last.
        await sendLeftovers(user, '');
        return callAs(user, eraseProgram, { params: { id } });
      },
      failure: `„${title}“ ist noch da`,
      title: `„${title}“ gelöscht`,
      restore: () => callAs(user, createProgram, { body: { id, title, language, code } }),
      restoreFailure: `„${title}“ ist nicht zurückgekommen`,
    });
  };
}
