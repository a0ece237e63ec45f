import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type Ref, useState } from 'react';
import { expect, test } from 'vitest';
import { CodeField, type CodeFieldHandle } from './code-field.tsx';

const label = 'Dein Code';

function Field({ first = '', ref }: { first?: string; ref?: Ref<CodeFieldHandle> }) {
  const [code, setCode] = useState(first);
  return (
    <>
      <CodeField
        label={label}
        code={code}
        onChange={setCode}
        mark={code === first ? { line: 2, column: 5, endLine: 2, endColumn: 10 } : null}
        {...(ref && { ref })}
      />
      <button type="button">danach</button>
    </>
  );
}

function field() {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: label });
}

test('indents as one types', async () => {
  render(<Field />);
  await userEvent.type(field(), 'if a:{Enter}b{Enter}{Shift>}{Tab}{/Shift}c{Enter}{Tab}d');
  expect(field().value).toBe('if a:\n    b\nc\n    d');
});

test('Tab leaves the field after Escape, and the page says so', async () => {
  render(<Field />);
  await userEvent.type(field(), 'a{Escape}');
  expect(screen.getByRole('status').textContent).toBe('Mit Tab verlässt du jetzt das Feld.');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'danach' }));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(field().value).toBe('a');
});

test('after Escape and another key Tab indents again', async () => {
  render(<Field />);
  await userEvent.type(field(), '{Escape}a{Tab}b');
  expect(field().value).toBe('a   b');
});

test('says how to get out, and leaves the words alone', () => {
  render(<Field />);
  const hint = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Tab rückt ein. Mit Esc, dann Tab verlässt du das Feld.');
  expect(field().getAttribute('spellcheck')).toBe('false');
  expect(field().getAttribute('autocapitalize')).toBe('none');
  expect(field().getAttribute('autocorrect')).toBe('off');
});

test('goes to a place and can replace everything', () => {
  const handle = createRef<CodeFieldHandle>();
  render(<Field first={'a = 1\nb = a +'} ref={handle} />);
  handle.current?.goTo({ line: 2, column: 5, endLine: 2, endColumn: 6 });
  expect(document.activeElement).toBe(field());
  const { value, selectionStart, selectionEnd } = field();
  expect(value.slice(selectionStart, selectionEnd)).toBe('a');
  handle.current?.replaceAll('neu');
  expect(field().value).toBe('neu');
});
