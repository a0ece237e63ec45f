import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CodeBlock } from './code-block.tsx';
import { Toaster } from './toast.tsx';

const CODE = 'print("Hallo")';

beforeEach(() => {
  document.execCommand = vi.fn<Document['execCommand']>(() => false);
});

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
  vi.restoreAllMocks();
});

it('shows the code line by line under its label', () => {
  renderBlock();
  expect(screen.getByRole('figure', { name: 'Example:' }).textContent).toBe('print("Hallo")\n\n');
});

it('is a Tab stop only where it has to be scrolled', () => {
  const { unmount } = renderBlock();
  expect(screen.getByRole('figure').tabIndex).toBe(-1);
  unmount();
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  renderBlock();
  expect(screen.getByRole('figure').tabIndex).toBe(0);
});

it('copies the code and says so', async () => {
  const user = userEvent.setup();
  renderBlock();
  await user.click(screen.getByRole('button', { name: 'Kopieren' }));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'Code kopiertDer Code wurde in die Zwischenablage kopiert.',
    ),
  );
  expect(await navigator.clipboard.readText()).toBe(CODE);
});

it('copies on plain http, where there is no clipboard to write to', async () => {
  document.execCommand = vi.fn<Document['execCommand']>(
    (command) => command === 'copy' && document.getSelection()?.toString() === CODE,
  );
  await copyWithoutClipboard();
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Code kopiert'));
  expect(document.body.textContent).not.toContain(`${CODE}${CODE}`);
});

it('says when copying failed', async () => {
  await copyWithoutClipboard();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('FehlerCode konnte nicht kopiert werden.'),
  );
});

async function copyWithoutClipboard() {
  const user = userEvent.setup();
  Reflect.deleteProperty(navigator, 'clipboard');
  renderBlock();
  await user.click(screen.getByRole('button', { name: 'Kopieren' }));
}

function renderBlock() {
  const lines = [[{ text: 'print', kind: 'call' as const }, { text: '("Hallo")' }], []];
  return render(
    <>
      <CodeBlock label="Example:" lines={lines} code={CODE} />
      <Toaster />
    </>,
  );
}
