import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

let told: string[];

beforeEach(() => {
  told = [];
});

afterEach(() => {
  vi.useRealTimers();
});

it('is a landmark, and tells each letter', async () => {
  render(<Search />);
  await userEvent.type(field(), 'ab');
  expect(screen.queryByRole('search', { name: 'Glossar' })).not.toBeNull();
  expect(told).toEqual(['a', 'ab']);
});

it('waits until nothing is typed any more', () => {
  vi.useFakeTimers();
  render(<Search debounceMs={300} />);
  fireEvent.change(field(), { target: { value: 'a' } });
  pass(299);
  fireEvent.change(field(), { target: { value: 'ab' } });
  expect(field().value).toBe('ab');
  pass(299);
  expect(told).toEqual([]);
  pass(1);
  expect(told).toEqual(['ab']);
});

it('searches at once by Enter', async () => {
  const searched: string[] = [];
  render(<Search debounceMs={60_000} onSearch={(query) => searched.push(query)} />);
  await userEvent.type(field(), 'liste{Enter}');
  expect(told).toEqual(['liste']);
  expect(searched).toEqual(['liste']);
});

it('is emptied by its button and by Escape, and keeps the focus', async () => {
  render(<Search />);
  await userEvent.type(field(), 'a');
  await userEvent.click(screen.getByRole('button', { name: 'Suche leeren' }));
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), 'b{Escape}');
  expect(told).toEqual(['a', '', 'b', '']);
  expect(screen.queryByRole('button')).toBeNull();
});

function Search(more: { debounceMs?: number; onSearch?: (query: string) => void }) {
  const [query, setQuery] = useState('');
  const tell = (text: string) => {
    told.push(text);
    setQuery(text);
  };
  return <SearchField label="Glossar" value={query} onChange={tell} {...more} />;
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function field() {
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Glossar' });
}
