import type { CourseId, Difficulty, Kind } from '../task.ts';
import { easyAlgebraGarage } from './algebra/easy.ts';
import { hardAlgebraGarage } from './algebra/hard.ts';
import { mediumAlgebraGarage } from './algebra/medium.ts';
import { easyDataAndChance } from './data/easy.ts';
import { hardDataAndChance } from './data/hard.ts';
import { mediumDataAndChance } from './data/medium.ts';
import { easyFractionsAndPercent } from './fractions/easy.ts';
import { hardFractionsAndPercent } from './fractions/hard.ts';
import { mediumFractionsAndPercent } from './fractions/medium.ts';
import { easyNumberWorkshop } from './numbers/easy.ts';
import { hardNumberWorkshop } from './numbers/hard.ts';
import { mediumNumberWorkshop } from './numbers/medium.ts';
import { easyShapesAndMeasures } from './shapes/easy.ts';
import { hardShapesAndMeasures } from './shapes/hard.ts';
import { mediumShapesAndMeasures } from './shapes/medium.ts';

export type Course = {
  readonly id: CourseId;
  readonly title: string;
  readonly description: string;
  readonly ages: string;
  /** From which on it fits best, and how hard tasks of that level are. */
  readonly level: number;
  readonly difficulty: Difficulty;
  /** Nine, from easy to hard. */
  readonly kinds: readonly Kind[];
};

export const courses: readonly Course[] = [
  {
    id: 'A',
    title: 'Zahlenwerkstatt',
    description: 'Rechnen ohne Stolpern: Reihenfolge, Minus, Reste und Potenzen.',
    ages: '10–11 Jahre',
    level: 1,
    difficulty: 'easy',
    kinds: [...easyNumberWorkshop, ...mediumNumberWorkshop, ...hardNumberWorkshop],
  },
  {
    id: 'B',
    title: 'Brüche und Prozente',
    description: 'Stücke vom Ganzen, mit Bruchstrich, mit Komma und in Prozent.',
    ages: '11–13 Jahre',
    level: 4,
    difficulty: 'medium',
    kinds: [...easyFractionsAndPercent, ...mediumFractionsAndPercent, ...hardFractionsAndPercent],
  },
  {
    id: 'C',
    title: 'Formen und Maße',
    description: 'Längen, Zeiten, Winkel, Flächen und was in ein Aquarium passt.',
    ages: '10–13 Jahre',
    level: 2,
    difficulty: 'easy',
    kinds: [...easyShapesAndMeasures, ...mediumShapesAndMeasures, ...hardShapesAndMeasures],
  },
  {
    id: 'D',
    title: 'Algebra-Garage',
    description: 'Gleichungen auf der Waage, Muster und Geraden.',
    ages: '12–15 Jahre',
    level: 7,
    difficulty: 'hard',
    kinds: [...easyAlgebraGarage, ...mediumAlgebraGarage, ...hardAlgebraGarage],
  },
  {
    id: 'E',
    title: 'Daten, Zufall, Bits',
    description: 'Mittelwerte, Chancen und die Zahlen, mit denen Computer rechnen.',
    ages: '11–15 Jahre',
    level: 5,
    difficulty: 'medium',
    kinds: [...easyDataAndChance, ...mediumDataAndChance, ...hardDataAndChance],
  },
];

export const kinds: readonly Kind[] = courses.flatMap((course) => course.kinds);

export function kindOf(id: string): Kind | undefined {
  return kinds.find((kind) => kind.id === id);
}
