import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CoachCard } from './coach-card.tsx';
import { CoachHints } from './coach-hints.tsx';

const place = { line: 3, column: 5, endLine: 3, endColumn: 10 };
const explanation = {
  kind: 'misspelt-name',
  titel: 'Tippfehler im Namen',
  erklaerung: 'Den Namen `pirnt` kennt Python nicht, aber `print` gibt es.',
  tipp: 'Meinst du `print`, dann verbessere den Namen hier.',
  stelle: place,
  original: "NameError: name 'pirnt' is not defined",
};
const traceback = 'Traceback (most recent call last):\n  File "main.py", line 3\n';

test('explains in German, with code as code', () => {
  render(<CoachCard isOld={false} explanation={explanation} traceback={null} onGoTo={() => {}} />);
  const card = screen.getByRole('region', { name: /Zeile 3.*Tippfehler im Namen/ });
  expect(card.textContent).toContain('Den Namen pirnt kennt Python nicht, aber print gibt es.');
  expect(screen.getAllByRole('code').map(({ textContent }) => textContent)).toEqual([
    'pirnt',
    'print',
    'print',
  ]);
  expect(card.textContent).not.toContain('NameError');
});

test('leads to the place', async () => {
  const onGoTo = vi.fn<(place: object) => void>();
  render(
    <CoachCard isOld={false} explanation={explanation} traceback={traceback} onGoTo={onGoTo} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Zeile 3' }));
  expect(onGoTo).toHaveBeenCalledWith(place);
});

test('has the English original one click away', () => {
  render(
    <CoachCard isOld={false} explanation={explanation} traceback={traceback} onGoTo={() => {}} />,
  );
  const original = screen.getByText(explanation.original);
  expect(original.closest('summary')).not.toBeNull();
  expect(original.lang).toBe('en');
  expect(screen.getByText(/most recent call last/).closest('details')).toHaveProperty(
    'open',
    false,
  );
});

test('after a change of the code it says that it is about the code before', () => {
  render(<CoachCard isOld explanation={explanation} traceback={traceback} onGoTo={() => {}} />);
  expect(screen.getByRole('heading').textContent).toContain('vor deiner Änderung');
});

test('an error without a place has no button', () => {
  const without = { ...explanation, stelle: null };
  render(<CoachCard isOld={false} explanation={without} traceback={traceback} onGoTo={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows at most three hints at once, and none without a reason', () => {
  const hints = ['a', 'b', 'c', 'd'].map((kind) => Object.assign({}, explanation, { kind }));
  const { rerender } = render(<CoachHints isOld={false} hints={hints} onGoTo={() => {}} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  rerender(<CoachHints isOld hints={hints} onGoTo={() => {}} />);
  expect(screen.getAllByText('vor deiner Änderung')).toHaveLength(1);
  rerender(<CoachHints isOld={false} hints={[]} onGoTo={() => {}} />);
  expect(screen.queryByRole('region')).toBeNull();
});

function besideField(onGoTo = vi.fn<(place: object) => void>()) {
  render(
    <>
      <button type="button">Run</button>
      <div>
        <textarea aria-label="Code" />
        <div>
          <CoachCard
            isOld={false}
            explanation={explanation}
            traceback={traceback}
            onGoTo={onGoTo}
          />
        </div>
      </div>
    </>,
  );
  return { field: screen.getByRole('textbox', { name: 'Code' }), onGoTo };
}

test('a click on it leaves the keyboard to who is typing, but for what is pressed in it', async () => {
  const { field, onGoTo } = besideField();
  field.focus();
  await userEvent.click(screen.getByText(/Meinst du/));
  expect(document.activeElement).toBe(field);
  expect(onGoTo).not.toHaveBeenCalled();
  const line = screen.getByRole('button', { name: 'Zeile 3' });
  await userEvent.click(line);
  expect(document.activeElement).toBe(line);
});

test('a click on it leads who was elsewhere to the place, but for a finger', async () => {
  const { onGoTo } = besideField();
  screen.getByRole('button', { name: 'Run' }).focus();
  const text = screen.getByText(/Meinst du/);
  await userEvent.pointer([{ keys: '[TouchA]', target: text }]);
  expect(onGoTo).not.toHaveBeenCalled();
  await userEvent.click(text);
  expect(onGoTo).toHaveBeenCalledExactlyOnceWith(place);
});

test('words of it can be marked', async () => {
  const { field, onGoTo } = besideField();
  field.focus();
  await userEvent.dblClick(screen.getByText(/Meinst du/));
  expect(document.activeElement).not.toBe(field);
  expect(onGoTo).not.toHaveBeenCalled();
});
