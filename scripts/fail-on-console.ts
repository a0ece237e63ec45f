import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

const messages: string[] = [];

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      messages.push(`console.${level}: ${format(...parts)}`);
    });
  }
});

afterEach(() => {
  const found = messages.splice(0);
  if (found.length > 0)
    throw new Error(`A test must not write to the console.\n${found.join('\n')}`);
});
