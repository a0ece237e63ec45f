import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readEntry } from '../../../ui/entries.ts';
import { draftServer } from '../testing/draft-server.ts';
import { starter, unit } from '../testing/open-code.ts';
import { CodeScope, PassingCodeScope, useCodeActions, useCodeState } from './code-scope.tsx';

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

test('a draft waits in the browser, until it is as it began', async () => {
  const { unmount } = openDraft();
  await userEvent.type(screen.getByRole('textbox'), '!');
  expect(readEntry('entwurf/1')).toBe('x!');
  unmount();
  openDraft();
  const editor = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(editor.value).toBe('x!');
  await userEvent.type(editor, '{Backspace}');
  expect(readEntry('entwurf/1')).toBeNull();
});

function openDraft() {
  return render(
    <PassingCodeScope starter="x" entry="entwurf/1">
      <Editor />
    </PassingCodeScope>,
  );
}
