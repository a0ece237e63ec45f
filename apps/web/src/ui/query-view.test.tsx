import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { QueryView } from './query-view.tsx';

it('shows the shape, then what came', async () => {
  const answers = [() => ['Gitarre']];
  show(answers);
  expect(screen.getByText('Form')).toBeDefined();
  expect(await screen.findByText('Gitarre')).toBeDefined();
});

it('shows an empty list as such', async () => {
  show([() => []]);
  expect(await screen.findByText('Keine Termine')).toBeDefined();
});

it('says what failed and what is safe, and keeps its button while it tries again', async () => {
  const second = Promise.withResolvers<string[]>();
  show([fail, () => second.promise]);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Die Woche ist nicht angekommen');
  expect(alert.textContent).toContain('Deine Einträge sind sicher.');
  const retry = screen.getByRole('button', { name: 'Noch mal laden' });
  await userEvent.click(retry);
  expect(document.activeElement).toBe(retry);
  second.resolve(['Gitarre']);
  expect(await screen.findByText('Gitarre')).toBeDefined();
});

it('keeps the old data when a newer state does not come, and says so quietly', async () => {
  const client = show([() => ['Gitarre'], fail, () => ['Schwimmen']]);
  await screen.findByText('Gitarre');
  await client.refetchQueries();
  expect((await screen.findByRole('status')).textContent).toContain('Stand von vorhin');
  expect(screen.getByText('Gitarre')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Noch mal laden' }));
  expect(await screen.findByText('Schwimmen')).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
});

type Answer = () => string[] | Promise<string[]>;

function show(answers: Answer[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const left = [...answers];
  render(
    <QueryClientProvider client={client}>
      <Week answer={() => (left.shift() ?? fail)()} />
    </QueryClientProvider>,
  );
  return client;
}

function Week({ answer }: { answer: Answer }) {
  const query = useQuery({ queryKey: ['week'], queryFn: async () => answer() });
  const failing = {
    title: 'Die Woche ist nicht angekommen',
    safe: 'Der Server im Haus antwortet nicht. Deine Einträge sind sicher.',
  };
  return (
    <QueryView query={query} loading="Form" empty="Keine Termine" failing={failing}>
      {(titles) => titles.join(', ')}
    </QueryView>
  );
}

function fail(): never {
  throw new Error('no answer');
}
