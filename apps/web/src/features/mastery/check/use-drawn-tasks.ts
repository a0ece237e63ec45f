import { drawTasks, type KataTask, type MasteryArea } from '@hbg/contract/mastery';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../../api.ts';
import { showToast } from '../../../ui/toast.tsx';
import { newId } from '../../units/shared/code/new-id.ts';

/** One sitting: its tasks, and the id that holds them together. */
type Sitting = { readonly id: string; readonly tasks: readonly KataTask[] };

/** Without a chapter the tasks of what is to be checked again. */
export function useDrawnTasks(area: MasteryArea, chapter?: string) {
  const { mutate, data, isPending } = useMutation({
    // Without a network it says so.
    networkMode: 'always',
    mutationFn: async (): Promise<Sitting> => {
      const { tasks } = await client.call(drawTasks, { query: { area, chapter } });
      return { id: newId(), tasks };
    },
    onError: () =>
      showToast({
        title: 'Die Aufgaben lassen sich gerade nicht ziehen',
        description: 'Versuch es noch einmal, sobald die Garage wieder da ist.',
        tone: 'destructive',
      }),
  });
  return { draw: () => mutate(), sitting: data ?? null, isDrawing: isPending };
}
