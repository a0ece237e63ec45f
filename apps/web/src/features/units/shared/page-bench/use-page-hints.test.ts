// Here already when it's asked for: how long it takes to load is nothing to wait for.
import '@hbg/coach/web/warn-about-page';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePageHints } from './use-page-hints.ts';

const broken = { 'index.html': '<h1>Mars</h2>' };

test('says what is odd once it is asked, and no more when the files have changed', async () => {
  const { result, rerender } = renderHook((files) => usePageHints(files), {
    initialProps: broken,
  });
  expect(result.current.hints).toEqual([]);
  act(() => result.current.ask());
  await waitFor(() => expect(result.current.hints).toMatchObject([{ kind: 'html-stray-end' }]));
  rerender({ 'index.html': '<h1>Mars</h3' });
  expect(result.current.hints).toEqual([]);
});
