import { type MathsStanding, pickLevel } from '@hbg/contract/maths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/toast.tsx';
import { saveAs } from '../units/shared/code/call-as.ts';
import { mathsQuery } from './queries.ts';

/** The learner picks it; it never moves by itself. */
export function useLevel(user: string) {
  const queryClient = useQueryClient();
  const { queryKey } = mathsQuery;
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: (level: number) => saveAs(user, pickLevel, { body: { level } }),
    onMutate: async (level) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (known: MathsStanding | undefined) => known && { ...known, level },
      );
    },
    onError: (_, level) =>
      showToast({
        title: `Level ${level} gilt nur, bis du gehst`,
        description: 'Die Garage ist gerade nicht da. Wähl es später noch einmal.',
      }),
  });
  return mutate;
}
