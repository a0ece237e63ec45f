import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ConceptList } from './concept-list.tsx';

const concepts = ['Programm', 'Ausgeben', 'Text'].map((title) => ({
  id: title,
  title,
  short: `Was ${title} heißt.`,
}));

const focused = () => document.activeElement?.textContent;

test('the words of a lesson are one Tab stop, in which arrows walk', async () => {
  render(
    <>
      <ConceptList concepts={concepts} />
      <button type="button">Weiter</button>
    </>,
  );
  await userEvent.tab();
  expect(focused()).toBe('Programm');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Ausgeben');
  await userEvent.tab();
  expect(focused()).toBe('Weiter');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Ausgeben');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Text');
});

test('a lesson without words has no list of them', () => {
  render(<ConceptList concepts={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});
