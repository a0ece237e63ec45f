import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SpeakerLine } from './speaker-line.tsx';

test.each([
  ['workshop', null, 'bleibt zu Hause', 'house'],
  ['model', null, 'bleibt zu Hause', 'house'],
  ['model', 'ki.example', 'geht an ki.example', 'globe'],
  ['workshop', 'ki.example', 'geht an ki.example', 'globe'],
] as const)('of %s with the host %s is said: %s, with the %s', (kind, host, place, sign) => {
  const { container } = render(<SpeakerLine speaker={{ kind, name: 'garage-1', host }} />);
  expect(container.textContent).toBe(`garage-1 · ${place}`);
  expect(container.querySelector(`.lucide-${sign}`)).toBeTruthy();
});
