const programIds = ['mein-programm', 'begruessung', 'zahlenraten', 'stern'] as const;

export type ProgramId = (typeof programIds)[number];
type WorkshopSearch = {
  programm?: ProgramId | undefined;
  /** Instead, one from the library. */
  snippet?: string | undefined;
  /** Instead, code that was brought from another room. */
  stueck?: number | undefined;
};
type Written = { programm?: unknown; snippet?: unknown; stueck?: unknown };

/** Which program lies in front, in the address of the page; the first one needs no mention. */
export function readWorkshopSearch({ programm, snippet, stueck }: Written): WorkshopSearch {
  return {
    programm: programIds.slice(1).find((id) => id === programm),
    snippet: typeof snippet === 'string' ? snippet : undefined,
    stueck: typeof stueck === 'number' ? stueck : undefined,
  };
}
