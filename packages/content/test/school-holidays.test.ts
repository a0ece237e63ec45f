import { daysBetween } from '@hbg/contract/week-dates';
import { expect, test } from 'vitest';
import { loadSchoolHolidays } from '../src/load-school-holidays.ts';

const lands = loadSchoolHolidays();
const years = lands.flatMap(({ name, years }) => years.map((year) => ({ name, ...year })));

test('there are the sixteen Länder, by name', () => {
  expect(lands.map(({ name }) => name)).toEqual([
    'Baden-Württemberg',
    'Bayern',
    'Berlin',
    'Brandenburg',
    'Bremen',
    'Hamburg',
    'Hessen',
    'Mecklenburg-Vorpommern',
    'Niedersachsen',
    'Nordrhein-Westfalen',
    'Rheinland-Pfalz',
    'Saarland',
    'Sachsen',
    'Sachsen-Anhalt',
    'Schleswig-Holstein',
    'Thüringen',
  ]);
});

test('the days of each Land were compared in two places or more', () => {
  for (const { compared } of lands) expect(new Set(compared).size).toBeGreaterThan(1);
});

test('each Land has each school year once, one after the other', () => {
  for (const { years } of lands) {
    const told = years.map(({ year }) => year);
    expect(told).toEqual([...new Set(told)].toSorted());
    for (const year of told) expect(endOf(year) - startOf(year)).toBe(1);
  }
});

test.each(years)('in $name the holidays of $year lie in that year, in order and apart', (land) => {
  const { year, ranges } = land;
  let before = `${startOf(year)}-09-15`;
  for (const { from, to } of ranges) {
    expect(before < from, `${before} < ${from}`).toBe(true);
    expect(from <= to, `${from} <= ${to}`).toBe(true);
    before = to;
  }
  expect(before < `${endOf(year)}-09-15`).toBe(true);
});

test.each(years)('in $name autumn, Christmas, Easter and summer of $year are there', (land) => {
  const { year, ranges } = land;
  const of = (kind: string) => ranges.filter((range) => range.kind === kind);
  expect(of('autumn')).toHaveLength(1);
  expect(of('easter').length).toBeGreaterThan(0);
  const [christmas] = of('christmas');
  const eve = `${startOf(year)}-12-24`;
  expect(christmas && christmas.from <= eve && eve <= christmas.to).toBe(true);
  const [summer] = of('summer');
  expect(summer && daysBetween(summer.from, summer.to) + 1).toBeGreaterThanOrEqual(35);
  expect(ranges.at(-1)).toBe(summer);
});

test('a Land has its own names where it has any', () => {
  const bayern = lands.find(({ id }) => id === 'bayern');
  expect(bayern?.years[0]?.ranges.map(({ name }) => name)).toEqual([
    'Herbstferien',
    'Weihnachtsferien',
    'Frühjahrsferien',
    'Osterferien',
    'Pfingstferien',
    'Sommerferien',
  ]);
});

function startOf(year: string): number {
  return Number(year.slice(0, 4));
}

/** `2026/27` ends in 2027. */
function endOf(year: string): number {
  return Number(year.slice(0, 2) + year.slice(5));
}
