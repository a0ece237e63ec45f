import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SpeakerBadge } from './speaker-badge.tsx';

test.each([
  ['workshop', 'bleibt zu Hause', 'house'],
  ['model', 'bleibt zu Hause', 'house'],
  ['model', 'geht an ki.example', 'globe'],
  ['workshop', 'geht an ki.example', 'globe'],
] as const)('the sign of %s, %s, is the %s', (kind, place, sign) => {
  const { container } = render(<SpeakerBadge speaker={{ kind, name: 'garage-1', place }} />);
  expect(container.querySelector(`.lucide-${sign}`)).toBeTruthy();
});
