import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draftServer } from '../testing/draft-server.ts';
import { starter, unit } from '../testing/open-code.ts';
import { CodeScope, useCodeActions, useCodeState } from './code-scope.tsx';

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
  draftServer();
  render(
    <CodeScope owner="1" unit={unit} starter={starter} isMoreWaiting={false}>
      <Page />
      <Editor />
    </CodeScope>,
  );
  const editor = screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(editor, 'x = 1');
  expect(editor.value).toBe(`${starter}x = 1`);
  expect(drawn).toHaveBeenCalledOnce();
  expect(drawn.mock.lastCall?.[0]()).toBe(editor.value);
});
