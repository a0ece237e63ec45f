import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BarPicture } from './bar-picture.tsx';
import { HeatMap } from './heat-map.tsx';
import { LinePicture } from './line-picture.tsx';
import { SkillBars } from './skill-bars.tsx';

it('gives bars as a table too, in German numbers', () => {
  const bars = [
    { label: 'KW 47', value: 76 },
    { label: 'KW 48', value: 1108.5, isNow: true },
  ];
  render(<BarPicture title="Minuten je Woche" head={['Woche', 'Minuten']} bars={bars} />);
  expect(rowsOf('Minuten je Woche')).toEqual(['WocheMinuten', 'KW 4776', 'KW 481.108,5']);
});

it('gives lines as a table that says what held on which day', () => {
  const planned = [
    { day: '2026-11-02', value: 8 },
    { day: '2026-11-09', value: 10, note: '2 Features dazu' },
  ];
  const done = [{ day: '2026-11-05', value: 1 }];
  render(
    <LinePicture
      title="Features"
      from="2026-11-02"
      to="2026-11-30"
      today="2026-11-24"
      lines={[
        { name: 'Geplant', endLabel: 'geplant 10', kind: 'plan', points: planned },
        { name: 'Fertig', endLabel: 'fertig 1', kind: 'done', points: done },
      ]}
    />,
  );
  expect(rowsOf('Features')).toEqual([
    'TagGeplantFertig',
    '2.11.8–',
    '5.11.81',
    '9.11.10, 2 Features dazu1',
  ]);
});

it('gives the lit windows as a table by weeks from Sunday on', () => {
  const days = [
    { day: '2026-11-20', minutes: 20 },
    { day: '2026-11-21', minutes: 0, isHoliday: true },
    { day: '2026-11-22', minutes: 75 },
  ];
  render(<HeatMap title="Licht in der Garage" days={days} today="2026-11-22" />);
  expect(rowsOf('Licht in der Garage, in Minuten')).toEqual([
    'Woche abSoMoDiMiDoFrSa',
    '15.11.200, Ferien',
    '22.11.75',
  ]);
});

it('gives skills as a table of what is proven, done and there', () => {
  const skills = [
    { title: 'Schleifen', of: 8, done: 5, proven: 3 },
    { title: 'Funktionen', of: 1, done: 0, proven: 0 },
  ];
  const { container } = render(
    <SkillBars title="Was bewiesen ist" head={['Kapitel', 'Lektionen']} skills={skills} />,
  );
  expect(rowsOf('Was bewiesen ist')).toEqual([
    'KapitelBewiesenGeschafftLektionen',
    'Schleifen358',
    'Funktionen001',
  ]);
  const cells = [...container.querySelectorAll('svg rect:not([class*=half])')];
  expect(cells).toHaveLength(8 + 1 + 3);
});

function rowsOf(table: string) {
  const rows = within(screen.getByRole('table', { name: table })).getAllByRole('row');
  return rows.map((row) => row.textContent);
}
