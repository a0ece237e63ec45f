const views = ['lab', 'tools', 'pruefung', 'auffrischen'] as const;
export type MasteryView = (typeof views)[number];

/** Which lesson is open, by the end of its id, and what of it; without a view its card. */
export type MasteryAddress = {
  lektion?: string | undefined;
  ansicht?: MasteryView | undefined;
};

export function readMasteryAddress(written: Readonly<Record<string, unknown>>): MasteryAddress {
  const { lektion, ansicht } = written;
  return {
    lektion: typeof lektion === 'string' && /^[a-z0-9-]+$/.test(lektion) ? lektion : undefined,
    ansicht: views.find((view) => view === ansicht),
  };
}
