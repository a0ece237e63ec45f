const views = ['uebersicht', 'features', 'sitzungen', 'ki-hilfe'] as const;
export type ProjectView = (typeof views)[number];

/** Which project is open, and which of its tabs. */
export type ProjectAddress = {
  projekt?: string | undefined;
  ansicht?: ProjectView | undefined;
  archiv?: 'ja' | undefined;
};

export function readProjectAddress(written: Readonly<Record<string, unknown>>): ProjectAddress {
  const { projekt, ansicht, archiv } = written;
  return {
    projekt: typeof projekt === 'string' && projekt !== '' ? projekt : undefined,
    ansicht: views.find((view) => view === ansicht),
    archiv: archiv === 'ja' ? archiv : undefined,
  };
}
