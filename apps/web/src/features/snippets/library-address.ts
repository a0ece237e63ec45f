const names = ['q', 'sprache', 'kategorie', 'niveau'] as const;

/** What the address says; every page loads this, so it doesn't know what there is to choose from. */
export type LibraryAddress = { [Name in (typeof names)[number]]?: string | undefined };

/** The router reads `?q=2048` as a number. */
export function readLibraryAddress(written: Readonly<Record<string, unknown>>): LibraryAddress {
  const texts = names.map((name) => [name, textOf(written[name])] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
