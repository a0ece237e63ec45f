import { createEntry, type Entry, type Proposal, readProposals } from '@hbg/contract/schedule';
import { useQueryClient } from '@tanstack/react-query';
import { useOptimisticList } from '../../ui/use-optimistic-list.ts';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs } from '../units/shared/code/call-as.ts';
import { newId } from '../units/shared/code/new-id.ts';
import { valuesOfProposal } from './entry-values.ts';
import { proposalsQuery, weekQuery } from './queries.ts';
import { thenForget } from './use-entries.ts';

/** A proposal becomes an entry by a click. */
export function useTakeOver(today: string, weekOffset: number) {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const { queryKey } = weekQuery(today, weekOffset);
  const { add } = useOptimisticList<Entry>({ queryKey, idOf: ({ id }) => id });
  return async (proposal: Proposal) => {
    const id = newId();
    const values = valuesOfProposal(proposal, weekOffset);
    const entry = { ...values, id, firstWeek: '', leftOut: [], revision: 1 };
    const { queryKey: proposals } = proposalsQuery(today, weekOffset);
    queryClient.setQueryData(proposals, (all) => all?.filter((other) => other !== proposal));
    const call = () => callAs(owner, createEntry, { body: { ...values, id, today } });
    await add(entry, {
      send: () => thenForget(call(), queryClient),
      failure: `„${proposal.title}“ steht noch nicht im Plan`,
    });
    await queryClient.invalidateQueries({ queryKey: [readProposals.path] });
  };
}
