import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '../../testing/render-app.tsx';

it('shows every part', async () => {
  visit('/parts');
  expect(await screen.findByRole('heading', { name: 'Werkzeugwand' })).not.toBeNull();
});
