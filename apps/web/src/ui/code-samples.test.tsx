import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeBlock } from './code-block.tsx';
import { CodeSamples } from './code-samples.tsx';

const labels = ['Erst', 'Dann'];

afterEach(() => vi.restoreAllMocks());

function Samples({ shown = labels }) {
  return (
    <>
      <CodeSamples>
        {shown.map((label) => (
          <CodeBlock key={label} label={label} code="print()" lines={[[{ text: 'print()' }]]} />
        ))}
        <button type="button">Raten</button>
      </CodeSamples>
      <button type="button">Weiter</button>
    </>
  );
}

/** The button of a block says the same in each. */
function focused() {
  const block = document.activeElement?.closest('[data-code-block]');
  const at = block?.querySelector('figure')?.getAttribute('aria-label');
  return [at, document.activeElement?.textContent].filter(Boolean).join(' ');
}

test('all code of a text is one Tab stop, in which arrows walk; other buttons keep their own', async () => {
  render(<Samples />);
  await userEvent.tab();
  expect(focused()).toBe('Erst Kopieren');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Dann Kopieren');
  await userEvent.tab();
  expect(focused()).toBe('Raten');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Raten');
  await userEvent.tab();
  expect(focused()).toBe('Weiter');
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Dann Kopieren');
});

test('what scrolls is walked to as well, and is no stop of its own', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  render(<Samples />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('figure', { name: 'Erst' }));
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(screen.getByRole('figure', { name: 'Dann' }));
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Dann Kopieren');
  await userEvent.tab();
  expect(focused()).toBe('Raten');
});

test('can be reached also when the code that was the stop is gone', async () => {
  const { rerender } = render(<Samples />);
  await userEvent.tab();
  rerender(<Samples shown={['Dann']} />);
  await userEvent.tab();
  expect(focused()).toBe('Dann Kopieren');
});
