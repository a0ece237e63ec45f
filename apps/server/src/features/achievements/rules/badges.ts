import type { Badge } from '@hbg/contract/achievements';
import {
  firstOfAreas,
  firstTime,
  hasProgramme,
  provenLanguages,
  provenOfProgramme,
  refreshedLessons,
} from './badge-pieces.ts';
import { weeksInARow } from './learned-weeks.ts';
import type { House, Ledger, Piece } from './ledger.ts';
import { masteryBadges, type RuledBadge } from './mastery-badges.ts';
import { comparePieces, firstBy, firstOfDays } from './pieces.ts';
import { isProven } from './proof.ts';

type BadgeRule = RuledBadge & {
  /** So many pieces earn it. */
  readonly need: number;
  readonly piecesOf: (ledger: Ledger, house: House, need: number) => readonly Piece[];
  /** Why nobody can earn it here yet; null where one can. */
  readonly missing?: (house: House) => string | null;
};

const badgeRules: readonly BadgeRule[] = [
  {
    id: 'erste-zeile',
    name: 'Erste Zeile',
    description: 'Du hast etwas geschrieben, und es lief.',
    toDo: 'Schreib etwas und bring es zum Laufen.',
    rarity: 'common',
    icon: 'terminal',
    need: 1,
    piecesOf: ({ done }, { units }) =>
      done.filter(({ unit }) => units.get(unit)?.language).map(firstTime),
  },
  {
    id: 'fehlerfreund',
    name: 'Fehlerfreund',
    description: 'Zehnmal wurde dein Programm rot, und du hast es repariert.',
    toDo: 'Repariere zehnmal ein Programm, das rot geworden ist.',
    rarity: 'common',
    icon: 'wrench',
    need: 10,
    piecesOf: ({ repaired }) => repaired,
  },
  {
    id: 'entdecker',
    name: 'Entdecker',
    description: 'Du hast in drei Bereichen etwas abgeschlossen.',
    toDo: 'Schließ in drei Bereichen etwas ab.',
    rarity: 'common',
    icon: 'compass',
    need: 3,
    piecesOf: firstOfAreas,
  },
  {
    id: 'dranbleiber',
    name: 'Dranbleiber',
    description: 'Du warst vier Wochen hintereinander dabei. In den Ferien war Pause.',
    toDo: 'Sei vier Wochen hintereinander dabei. In den Ferien ist Pause.',
    rarity: 'uncommon',
    icon: 'calendar-check',
    need: 4,
    piecesOf: (ledger, house, need) => weeksInARow(firstOfDays(ledger, house), house, need),
  },
  {
    id: 'aufgefrischt',
    name: 'Aufgefrischt',
    description: 'Zwanzigmal hast du eine Lektion Tage später noch gekonnt.',
    toDo: 'Zeig zwanzigmal, dass du eine Lektion Tage später noch kannst.',
    rarity: 'uncommon',
    icon: 'refresh-cw',
    need: 20,
    piecesOf: refreshedLessons,
  },
  {
    id: 'bug-hunter',
    name: 'Bug Hunter',
    description: 'Fünfundzwanzigmal hast du einen Fehler gefunden und behoben.',
    toDo: 'Finde und behebe fünfundzwanzig Fehler.',
    rarity: 'uncommon',
    icon: 'bug',
    need: 25,
    piecesOf: ({ repaired }) => repaired,
  },
  {
    id: 'code-ninja',
    name: 'Code Ninja',
    description: 'Du hast zehn Lektionen mit allen Zielen geschafft, ohne Tipps und ohne Lösung.',
    toDo: 'Schaff zehn Lektionen mit allen Zielen, ohne Tipps und ohne Lösung.',
    rarity: 'uncommon',
    icon: 'swords',
    need: 10,
    piecesOf: ({ done }, { units }) =>
      done
        .filter((one) => one.unit.startsWith('lektion/') && one.best.hints === 0)
        .filter((one) => isProven(one, units.get(one.unit)))
        .map(({ unit, best }) => ({ unit, at: best.at })),
  },
  {
    id: 'ai-whisperer',
    name: 'AI Whisperer',
    description: 'Zehnmal hast du auf Anhieb gesehen, in welcher Zeile die KI danebenlag.',
    toDo: 'Sieh zehnmal auf Anhieb, in welcher Zeile die KI danebenliegt.',
    rarity: 'rare',
    icon: 'sparkles',
    need: 10,
    piecesOf: ({ done }, { units }) =>
      done
        .filter(({ unit }) => units.get(unit)?.riddle)
        .filter((one) => isProven(one, units.get(one.unit)))
        .map(firstTime),
  },
  {
    id: 'matrix-master',
    name: 'Matrix Master',
    description: 'Alle 36 Lektionen des KI-Programms hast du bewiesen.',
    toDo: 'Beweise alle 36 Lektionen des KI-Programms: alles richtig, ohne Lösung.',
    rarity: 'rare',
    icon: 'brain-circuit',
    need: 36,
    piecesOf: provenOfProgramme,
    missing: (house) =>
      hasProgramme(house) ? null : 'In deiner Garage steht das KI-Programm noch nicht.',
  },
  {
    id: 'drei-sprachen',
    name: 'Drei Sprachen',
    description: 'In drei Sprachen hast du je fünf Einheiten bewiesen: alles richtig, ohne Lösung.',
    toDo: 'Beweise in drei Sprachen je fünf Einheiten: alles richtig, ohne Lösung.',
    rarity: 'rare',
    icon: 'languages',
    need: 3,
    piecesOf: provenLanguages,
  },
  {
    id: 'cyber-legend',
    name: 'Cyber Legend',
    description:
      'Drei Lernpfade, in denen die Garage mitprüft, hast du bis zum letzten Schritt geschafft.',
    toDo: 'Schaff drei Lernpfade, in denen die Garage mitprüft, bis zum letzten Schritt.',
    rarity: 'rare',
    icon: 'route',
    need: 3,
    piecesOf: (_, { finishedPaths = [] }) => finishedPaths,
  },
  ...masteryBadges.map(ruleOfMastery),
];

function ruleOfMastery({ unit: earning, ...badge }: (typeof masteryBadges)[number]): BadgeRule {
  const piecesOf: BadgeRule['piecesOf'] = ({ done }) =>
    done.filter(({ unit }) => unit === earning).map(firstTime);
  return { ...badge, need: 1, piecesOf };
}

export type Standing = {
  readonly badge: RuledBadge;
  /** By what it was earned, or what has come together so far; in order. */
  readonly evidence: readonly Piece[];
  readonly need: number;
  readonly earnedAt: string | null;
};

export function badgesOf(ledger: Ledger, house: House): Standing[] {
  return badgeRules.map((rule) => standingOf(rule, ledger, house));
}

/** Those that are earned now and weren't before. */
export function newBadges(before: Ledger, now: Ledger, house: House): Badge[] {
  return badgeRules.flatMap((rule) => {
    if (standingOf(rule, before, house).earnedAt !== null) return [];
    const { badge, earnedAt } = standingOf(rule, now, house);
    return earnedAt === null ? [] : [badge];
  });
}

function standingOf(
  { need, piecesOf, missing, ...rule }: BadgeRule,
  ledger: Ledger,
  house: House,
): Standing {
  const evidence = firstBy(piecesOf(ledger, house, need), need, comparePieces);
  const toDo = [rule.toDo, missing?.(house)].filter(Boolean).join(' ');
  return {
    badge: { ...rule, toDo },
    evidence,
    need,
    earnedAt: evidence[need - 1]?.at ?? null,
  };
}
