import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { highlightPython } from './highlight-python.ts';
import { Markup } from './markup.tsx';

test('a text becomes headings, paragraphs, lists and examples', () => {
  const { container } = render(
    <Markup
      text={'# Titel\n\nNimm `print` **jetzt**.\n\n- eins\n- zwei\n\n```python\nprint(1)\n```'}
      codeLabel="Example:"
    />,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Titel');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('figure', { name: 'Example:' }).textContent).toContain('print(1)');
  expect(container.querySelector('p code')?.textContent).toBe('print');
  expect(container.querySelector('strong')?.textContent).toBe('jetzt');
});

test('what looks like HTML stays what was written', () => {
  const { container } = render(<Markup text="<img src=x onerror=alert(1)>" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('<img src=x onerror=alert(1)>');
});

test('code of a page has its colours too, and what is printed has none', async () => {
  const { container } = render(<Markup text={'```html\n<p>\n```\n```ausgabe\nif "a"\n```'} />);
  await waitFor(() =>
    expect(Array.from(container.querySelectorAll('pre span'), (span) => span.textContent)).toEqual([
      '<p',
      '>',
    ]),
  );
});

test('code has its colours, whatever line it stands in', () => {
  expect(highlightPython('for x in y:\n    print("a\\n")  # los')).toEqual([
    [
      { text: 'for', kind: 'keyword' },
      { text: ' x ' },
      { text: 'in', kind: 'keyword' },
      { text: ' y:' },
    ],
    [
      { text: '    ' },
      { text: 'print', kind: 'call' },
      { text: '(' },
      { text: '"a\\n"', kind: 'string' },
      { text: ')  ' },
      { text: '# los', kind: 'comment' },
    ],
  ]);
});
