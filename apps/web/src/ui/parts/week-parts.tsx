import { showToast } from '../toast.tsx';
import { WeekGrid } from '../week-grid.tsx';
import { clockTime, hoursAround, type WeekItem, type WeekPlace } from '../week-item.ts';
import { CAPTAIN } from './long-words.ts';
import { PartGroup } from './part-group.tsx';

const NAMES = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];

const DAYS = NAMES.map((name, day) => ({
  day,
  name,
  date: `${22 + day}.11.`,
  isToday: day === 2,
  resting: day === 6 ? 'Weihnachtsferien' : undefined,
}));

const TODAY = { day: 2, name: 'Nur Dienstag', date: '24.11.', isToday: true };

const NOW = 942;

const ITEMS: WeekItem[] = (
  [
    [0, 600, 690, 'Seifenkiste bauen', 'orange'],
    [1, 480, 570, 'Mathe', 'blue'],
    [1, 590, 680, CAPTAIN, 'amber'],
    [2, 480, 570, 'Englisch', 'cyan'],
    [2, 590, 635, 'Erdkunde', 'green'],
    [2, 635, 680, 'Kunst', 'pink'],
    [2, 840, 930, 'Informatik-AG', 'indigo'],
    [2, 990, 1035, 'Gitarre', 'pink'],
    [2, 1050, 1110, 'Mathearbeit üben', 'blue'],
    [3, 590, 680, 'Sport', 'lime'],
    [3, 960, 1050, 'Schwimmen', 'lime'],
    [3, 990, 1060, 'Referat mit Pixel', 'amber'],
    [4, 480, 525, 'Geschichte', 'orange'],
    [4, 525, 570, 'Politik', 'red'],
    [5, 480, 570, 'Mathearbeit', 'red'],
    [5, 700, 715, 'Kurz', 'violet'],
    [5, 960, 1080, 'Chor', 'pink'],
    [5, 980, 1040, 'Zahnarzt', 'red'],
    [5, 1000, 1100, 'Turnen', 'green'],
  ] as const
).map(([day, start, end, title, colour]) => ({
  id: `${day} ${start} ${title}`,
  day,
  start,
  end,
  title,
  colour,
  kind: day < 2 || (day === 2 && end < NOW) ? 'past' : 'coming',
  isUrgent: title === 'Mathearbeit',
}));

const PROPOSAL: WeekItem = {
  id: 'proposal',
  day: 4,
  start: 900,
  end: 960,
  title: '+ Bis zehn zählen',
  colour: 'blue',
  kind: 'proposal',
};

export function WeekParts() {
  const week = {
    items: [...ITEMS, PROPOSAL],
    hours: hoursAround(ITEMS),
    now: NOW,
    emptyText: 'Keine Termine',
    onMove: ({ title }: WeekItem, { day, start }: WeekPlace) =>
      showToast({ title: `${title}: ${NAMES[day]}, ${clockTime(start)} Uhr` }),
    onOpen: ({ title }: WeekItem) => showToast({ title }),
    onOpenMore: (items: readonly WeekItem[]) =>
      showToast({ title: items.map(({ title }) => title).join(', ') }),
  };
  return (
    <PartGroup title="Wochenraster">
      <WeekGrid {...week} days={DAYS} />
      <WeekGrid {...week} days={[TODAY]} hours={[14, 20]} />
    </PartGroup>
  );
}
