import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../query-client.ts';
import { CodeScope, useCodeActions, useCodeState } from './code-scope.tsx';
import { courseServer, second } from './testing/course.ts';

const drawn = vi.fn<(read: () => string) => void>();

function Page() {
  drawn(useCodeActions().read);
  return null;
}

function Editor() {
  const { change } = useCodeActions();
  const { code } = useCodeState();
  return <textarea value={code} onChange={(event) => change(event.target.value)} />;
}

test('typing draws what shows the code, and nothing else', async () => {
  courseServer();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CodeScope owner="1" lesson={second}>
        <Page />
        <Editor />
      </CodeScope>
    </QueryClientProvider>,
  );
  const editor = screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(editor, 'x = 1');
  expect(editor.value).toBe(`${second.starterCode}x = 1`);
  expect(drawn).toHaveBeenCalledOnce();
  expect(drawn.mock.lastCall?.[0]()).toBe(editor.value);
});
