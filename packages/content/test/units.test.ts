import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample-of.ts';
import { openHouse } from '../proof/house.ts';
import { loadUnitsOnDisk } from '../src/areas.ts';

const { proofs } = openHouse((tries) => sampleOf(tries, 1));
const units = loadUnitsOnDisk();
const sampled = new Set(
  [...Map.groupBy(units, ({ area }) => area).values()].flatMap((area) => sampleOf(area, 8)),
);

describe.each(units)('$unit.id', (written) => {
  const proven = proofs(written).filter(({ isLong }) => !isLong || sampled.has(written));

  test.each(proven)('$title', async ({ find }) => {
    expect(await find()).toEqual([]);
  });
});
