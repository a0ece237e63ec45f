import { describe, expect, test } from 'vitest';
import { openHouse } from '../proof/house.ts';
import { loadUnitsOnDisk } from '../src/areas.ts';

const { proofs } = openHouse();

describe.each(loadUnitsOnDisk())('$unit.id', (written) => {
  test.each(proofs(written))('$title', async ({ find }) => {
    expect(await find()).toEqual([]);
  });
});
