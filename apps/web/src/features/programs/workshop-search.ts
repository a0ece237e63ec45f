type WorkshopSearch = {
  /** The id of an own program, or of a sample. */
  programm?: string | undefined;
  /** From the library: it becomes an own program. */
  snippet?: string | undefined;
  /** Code that was brought from another room: the same. */
  stueck?: number | undefined;
};
type Written = { programm?: unknown; snippet?: unknown; stueck?: unknown };

/** Which program lies on the workbench; without one it is the last changed. */
export function readWorkshopSearch({ programm, snippet, stueck }: Written): WorkshopSearch {
  return {
    programm: typeof programm === 'string' ? programm : undefined,
    snippet: typeof snippet === 'string' ? snippet : undefined,
    stueck: typeof stueck === 'number' ? stueck : undefined,
  };
}
