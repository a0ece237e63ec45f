import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TagInput } from './tag-input.tsx';

it('adds by Enter, comma and leaving, trimmed and never blank', async () => {
  render(<Tags />);
  await userEvent.type(field(), '  zum   Üben {Enter}spiel,  , schleifen');
  expect(tags()).toEqual(['zum Üben', 'spiel']);
  await userEvent.tab();
  expect(tags()).toEqual(['zum Üben', 'spiel', 'schleifen']);
});

it('takes several that are pasted', async () => {
  render(<Tags />);
  field().focus();
  await userEvent.paste('eins, zwei,drei');
  expect(tags()).toEqual(['eins', 'zwei', 'drei']);
});

it('removes by click and by Backspace, and keeps the focus', async () => {
  render(<Tags initial={['eins', 'zwei', 'drei']} />);
  await userEvent.click(screen.getByRole('button', { name: 'zwei entfernen' }));
  expect(tags()).toEqual(['eins', 'drei']);
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{Backspace}');
  expect(tags()).toEqual(['eins']);
  expect(screen.queryByText('„drei“ entfernt.')).not.toBeNull();
});

it('says what is there already', async () => {
  render(<Tags initial={['Spiel']} />);
  await userEvent.type(field(), 'spiel{Enter}');
  expect(tags()).toEqual(['Spiel']);
  expect(screen.queryByText('„spiel“ ist schon da.')).not.toBeNull();
});

function Tags({ initial }: { initial?: readonly string[] }) {
  const [tags, setTags] = useState(initial ?? []);
  return <TagInput label="Tags" value={tags} onChange={setTags} />;
}

function field() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Tags' });
}

function tags() {
  return screen.queryAllByRole('listitem').map((tag) => tag.textContent.trim());
}
