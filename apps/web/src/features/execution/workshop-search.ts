const programIds = ['mein-programm', 'begruessung', 'zahlenraten', 'stern'] as const;

export type ProgramId = (typeof programIds)[number];
type WorkshopSearch = { programm?: ProgramId | undefined };

/** Which program lies in front, in the address of the page; the first one needs no mention. */
export function readWorkshopSearch({ programm }: { programm?: unknown }): WorkshopSearch {
  return { programm: programIds.slice(1).find((id) => id === programm) };
}
