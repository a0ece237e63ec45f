import type { QueryKey } from '@tanstack/react-query';
import { isSameJson } from './is-same-json.ts';
import { showToast } from './toast.tsx';
import { useOptimisticData } from './use-optimistic-data.ts';

type ListOptions<Item> = {
  queryKey: QueryKey;
  idOf: (item: Item) => string | number;
};

type Sent = {
  send: () => Promise<unknown>;
  /** What didn't work, such as 'Der Termin ist noch da'. */
  failure: string;
};

type Removal = Sent & {
  /** What the toast says, such as '„Gitarre“ gelöscht'. */
  title: string;
  /** Puts it back on the server. */
  restore: () => Promise<unknown>;
  restoreFailure: string;
};

/** A list that a query has read, changed at once; what was deleted can be taken back for ten seconds. */
export function useOptimisticList<Item>({ queryKey, idOf }: ListOptions<Item>) {
  type Items = readonly Item[];
  const change = useOptimisticData<Items>(queryKey);
  const without = (item: Item) => (items: Items) =>
    items.filter((other) => idOf(other) !== idOf(item));
  const withItem = (item: Item, at: number) => (items: Items) =>
    without(item)(items).toSpliced(at, 0, item);
  const withNew = (item: Item) => (items: Items) =>
    items.map((other) => (idOf(other) === idOf(item) ? item : other));

  const add = (item: Item, sent: Sent) =>
    change({
      ...sent,
      apply: (items) => withItem(item, items.length)(items),
      revert: without(item),
    });

  const update = (from: Item, to: Item, sent: Sent) =>
    change({
      ...sent,
      about: idOf(from),
      apply: withNew(to),
      // What was changed once more meanwhile stays.
      revert: (items) => items.map((other) => (isSameJson(other, to) ? from : other)),
    });

  const remove = async (item: Item, { title, restore, restoreFailure, ...sent }: Removal) => {
    const about = idOf(item);
    let place = 0;
    const takeOut = (items: Items) => {
      const found = items.findIndex((other) => idOf(other) === idOf(item));
      place = Math.max(0, found);
      return without(item)(items);
    };
    const putBack = (items: Items) => withItem(item, place)(items);
    const removed = change({ ...sent, about, apply: takeOut, revert: putBack });
    const undo = () =>
      change({
        apply: putBack,
        revert: without(item),
        failure: restoreFailure,
        about,
        send: async () => {
          if (await removed) await restore();
        },
      });
    showToast({ title, about, action: { label: 'Rückgängig', onAct: () => void undo() } });
    return removed;
  };
  return { add, update, remove };
}
