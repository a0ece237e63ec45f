type Written = { id?: unknown };
type UnitSearch = { id: string };

/** Which unit the page shows: `?id=muster/keks-tagebuch`. */
export function readUnitSearch({ id }: Written): UnitSearch {
  return { id: typeof id === 'string' ? id : 'muster/keks-tagebuch' };
}
