const views = ['uebersicht', 'features', 'sitzungen', 'ki-hilfe'] as const;
export type ProjectView = (typeof views)[number];

/** Which project is open, and which of its tabs. */
export type ProjectAddress = {
  projekt?: string | undefined;
  ansicht?: ProjectView | undefined;
  archiv?: 'ja' | undefined;
  /** Of a program that was made, or is to be made. */
  wunsch?: string | undefined;
};

export function readProjectAddress(written: Readonly<Record<string, unknown>>): ProjectAddress {
  const { projekt, ansicht, archiv, wunsch } = written;
  return {
    projekt: typeof projekt === 'string' && projekt !== '' ? projekt : undefined,
    ansicht: views.find((view) => view === ansicht),
    archiv: archiv === 'ja' ? archiv : undefined,
    // The router reads `?wunsch=2048` as a number.
    wunsch: typeof wunsch === 'string' || typeof wunsch === 'number' ? String(wunsch) : undefined,
  };
}
