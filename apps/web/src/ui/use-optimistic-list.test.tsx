import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Toaster } from './toast.tsx';
import { useOptimisticList } from './use-optimistic-list.ts';

type Item = { id: number; name: string };

/** What the server holds, and its answers that still wait. */
let stored: readonly Item[];
let waiting: { name: string; answer: (isTaken: boolean) => void }[];

beforeEach(() => {
  stored = ['Gitarre', 'Schwimmen', 'Chor'].map((name, index) => ({ id: index + 1, name }));
  waiting = [];
});

it('shows a change before the server has it', async () => {
  await renderList();
  await userEvent.click(button('Gitarre umbenennen'));
  expect(shown()).toEqual(['Gitarre!', 'Schwimmen', 'Chor']);
  await settle('Gitarre!', true);
  await waitFor(() => expect(shown()).toEqual(['Gitarre!', 'Schwimmen', 'Chor']));
});

it('adds at once, and takes back what the server does not take', async () => {
  await renderList();
  await userEvent.click(button('Neu'));
  expect(shown()).toEqual(['Gitarre', 'Schwimmen', 'Chor', 'Neu']);
  await settle('Neu', false);
  await waitFor(() => expect(shown()).toEqual(['Gitarre', 'Schwimmen', 'Chor']));
  const told = '„Neu“ ist nicht gespeichertDie Garage antwortet gerade nicht.';
  expect(screen.getByRole('alert').textContent).toBe(told);
});

it('takes back the failed change alone', async () => {
  await renderList();
  await userEvent.click(button('Schwimmen löschen'));
  await userEvent.click(button('Gitarre umbenennen'));
  expect(shown()).toEqual(['Gitarre!', 'Chor']);
  await settle('Schwimmen', false);
  await waitFor(() => expect(shown()).toEqual(['Gitarre!', 'Schwimmen', 'Chor']));
  await settle('Gitarre!', true);
  await waitFor(() => expect(shown()).toEqual(['Gitarre!', 'Schwimmen', 'Chor']));
});

it('keeps a later change of the same when an earlier one fails', async () => {
  await renderList();
  await userEvent.click(button('Gitarre umbenennen'));
  await userEvent.click(button('Gitarre! umbenennen'));
  await settle('Gitarre!', false);
  expect(shown()).toContain('Gitarre!!');
  await settle('Gitarre!!', true);
  await waitFor(() => expect(shown()).toEqual(['Gitarre!!', 'Schwimmen', 'Chor']));
});

it('brings back to its place what was deleted', async () => {
  await renderList();
  await userEvent.click(button('Schwimmen löschen'));
  expect(shown()).toEqual(['Gitarre', 'Chor']);
  await settle('Schwimmen', true);
  await userEvent.click(button('Rückgängig'));
  expect(shown()).toEqual(['Gitarre', 'Schwimmen', 'Chor']);
  await settle('Schwimmen', true);
  await waitFor(() => expect(stored.map(({ name }) => name)).toContain('Schwimmen'));
});

it('restores only after the deletion has arrived', async () => {
  await renderList();
  await userEvent.click(button('Chor löschen'));
  await userEvent.click(button('Rückgängig'));
  expect(shown()).toEqual(['Gitarre', 'Schwimmen', 'Chor']);
  expect(waiting).toHaveLength(1);
  await settle('Chor', true);
  await waitFor(() => expect(waiting).toHaveLength(1));
  await settle('Chor', true);
  await waitFor(() => expect(stored).toHaveLength(3));
});

function List() {
  const queryKey = ['/api/list'];
  const { data = [] } = useQuery({ queryKey, queryFn: () => stored });
  const list = useOptimisticList<Item>({ queryKey, idOf: ({ id }) => id });
  const rename = (item: Item) => {
    const renamed = { ...item, name: `${item.name}!` };
    const send = () => answerLater(renamed.name, replace(renamed));
    return list.update(item, renamed, { send, failure: 'Der Name ist noch der alte' });
  };
  const remove = (item: Item) =>
    list.remove(item, {
      send: () => answerLater(item.name, without(item)),
      failure: `„${item.name}“ ist noch da`,
      title: `„${item.name}“ gelöscht`,
      restore: () => answerLater(item.name, (items) => [...items, item]),
      restoreFailure: `„${item.name}“ ist nicht zurückgekommen`,
    });
  const add = () => {
    const item = { id: 9, name: 'Neu' };
    const send = () => answerLater(item.name, (items) => [...items, item]);
    return list.add(item, { send, failure: '„Neu“ ist nicht gespeichert' });
  };
  return (
    <>
      <ul>
        {data.map((item) => (
          <li key={item.id}>
            <span>{item.name}</span>
            <button type="button" onClick={() => rename(item)}>{`${item.name} umbenennen`}</button>
            <button type="button" onClick={() => remove(item)}>{`${item.name} löschen`}</button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={add}>
        Neu
      </button>
      <Toaster />
    </>
  );
}

type Change = (items: readonly Item[]) => readonly Item[];

function answerLater(name: string, change: Change): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const answer = (isTaken: boolean) => {
    if (!isTaken) return reject(new TypeError('Failed to fetch'));
    stored = change(stored);
    return resolve();
  };
  waiting.push({ name, answer });
  return promise;
}

function without(item: Item): Change {
  return (items) => items.filter(({ id }) => id !== item.id);
}

function replace(item: Item): Change {
  return (items) => items.map((other) => (other.id === item.id ? item : other));
}

async function settle(name: string, isTaken: boolean) {
  const call = waiting.find((other) => other.name === name);
  waiting = waiting.filter((other) => other !== call);
  await act(async () => call?.answer(isTaken));
}

async function renderList() {
  const always = { networkMode: 'always' } as const;
  const queryClient = new QueryClient({ defaultOptions: { queries: always, mutations: always } });
  render(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  );
  await screen.findByText('Gitarre');
}

function shown() {
  return screen.queryAllByRole('listitem').map((item) => item.firstElementChild?.textContent);
}

function button(name: string) {
  return screen.getByRole('button', { name });
}
