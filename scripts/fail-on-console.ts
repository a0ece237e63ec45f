import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

const messages: string[] = [];
// Of two waits that overlap on a busy machine, one has switched it off for the other: nothing of the product.
const aboutTheWait = 'The current testing environment is not configured to support act(';

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      const message = format(...parts);
      if (!message.startsWith(aboutTheWait)) messages.push(`console.${level}: ${message}`);
    });
  }
});

afterEach(() => {
  const found = messages.splice(0);
  if (found.length > 0)
    throw new Error(`A test must not write to the console.\n${found.join('\n')}`);
});
