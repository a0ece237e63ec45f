import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openProfile } from '../features/profile/testing/profile-server.ts';
import { showBadges } from './show-badges.ts';

test('badges are read anew when somebody wants to see them, on the profile too', async () => {
  const { sent } = await openProfile();
  const asked = () => sent.filter(({ call }) => call === 'GET /api/achievements');
  const before = asked().length;
  showBadges(() => {});
  await waitFor(() => expect(asked()).toHaveLength(before + 1));
});
