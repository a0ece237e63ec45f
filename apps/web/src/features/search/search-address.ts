/** What is looked for, in the address. */
export type SearchAddress = { q?: string | undefined };

/** The router reads `?q=2048` as a number. */
export function readSearchAddress({ q }: { q?: unknown }): SearchAddress {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  return { q: text === '' ? undefined : text };
}
