import { BarPicture } from '../bar-picture.tsx';
import { addDays } from '../german-date.ts';
import { HeatMap } from '../heat-map.tsx';
import { LinePicture } from '../line-picture.tsx';
import { SkillBars } from '../skill-bars.tsx';
import { CAPTAIN } from './long-words.ts';
import { PartGrid, PartGroup } from './part-group.tsx';

const BARS = [
  { label: 'KW 42', value: 62 },
  { label: 'KW 43', value: 94 },
  { label: 'KW 44', value: 40 },
  { label: 'Ferien', value: 0 },
  { label: 'KW 46', value: 118 },
  { label: 'KW 47', value: 76 },
  { label: 'KW 48', value: 108, isNow: true },
];

const YEAR = Array.from({ length: 52 }, (_, week) => ({
  label: `KW ${week + 1}`,
  value: (week * 37) % 131,
}));

const PLAN = [
  { day: '2026-11-02', value: 8 },
  { day: '2026-11-10', value: 10, note: '2 Features dazu' },
];

const DONE = [
  { day: '2026-11-02', value: 0 },
  { day: '2026-11-05', value: 1 },
  { day: '2026-11-07', value: 3 },
  { day: '2026-11-11', value: 4 },
  { day: '2026-11-16', value: 5 },
  { day: '2026-11-21', value: 6 },
];

/** Half a year, with two weeks off. */
const LIGHT = Array.from({ length: 178 }, (_, number) => {
  const isHoliday = number >= 133 && number < 147;
  const minutes = isHoliday ? 0 : Math.max(0, ((number * 53) % 97) - 22);
  return { day: addDays('2026-05-31', number), minutes, isHoliday };
});

const SKILLS = [
  { title: 'Erste Schritte', of: 7, done: 7, proven: 7 },
  { title: 'Schleifen', of: 8, done: 5, proven: 3 },
  { title: CAPTAIN, of: 30, done: 9, proven: 0 },
  { title: 'Funktionen', of: 1, done: 0, proven: 0 },
];

export function PictureParts() {
  return (
    <PartGroup title="Bilder">
      <PartGrid>
        <BarPicture title="Minuten je Woche" head={['Woche', 'Minuten']} bars={BARS} />
        <BarPicture title="Minuten im Jahr" head={['Woche', 'Minuten']} bars={YEAR} />
        <BarPicture
          title="Minuten je Fach"
          head={['Fach', 'Minuten']}
          bars={[
            { label: CAPTAIN, value: 1205.5 },
            { label: 'Mathe', value: 400 },
          ]}
        />
      </PartGrid>
      <PartGrid>
        <LinePicture
          title="Features im November"
          from="2026-11-02"
          to="2026-11-30"
          today="2026-11-24"
          lines={[
            { name: 'Geplant', endLabel: '10 geplant', kind: 'plan', points: PLAN },
            { name: 'Fertig', endLabel: '6, noch 4', kind: 'done', points: DONE },
          ]}
        />
        <HeatMap title="Licht in der Garage" days={LIGHT} today="2026-11-24" />
        <SkillBars title="Was bewiesen ist" head={['Kapitel', 'Lektionen']} skills={SKILLS} />
      </PartGrid>
    </PartGroup>
  );
}
