import type { Blueprint } from '@hbg/content/blueprint';
import type { Lesson } from '@hbg/content/lesson';
import type { LearningStyle, ProfileLanguage, SkillLevel } from '@hbg/contract/profile';
import { plansMeant } from '@hbg/tutor/talk/plans-meant';
import { type Knowledge, seedOf } from '@hbg/tutor/talk/situation';
import { type AllTried, isDone } from '../lessons/next-step.ts';
import type { Wished } from './store.ts';

export type Wanting = {
  readonly wished: Wished;
  readonly knowledge: Knowledge;
  readonly tried: AllTried;
  /** Plans that were spoken of already. */
  readonly told: ReadonlySet<string>;
  /** Today, as the house counts: what fits as well has its turn on another day. */
  readonly day: string;
};

export type Idea = {
  readonly plan: Blueprint;
  readonly reason: string;
  /** Of the learner's own, that it leads to. */
  readonly goal: string | null;
  /** It fits to the level, the style or a language that the learner has named. */
  readonly isWished: boolean;
};

/** The plan that fits best to what somebody wants, likes and knows already. */
export function ideaFor(wanting: Wanting): Idea | null {
  const { knowledge, told, day } = wanting;
  const goals = goalsOfPlans(wanting);
  const ideas = [...knowledge.plans.values()]
    .filter(({ id }) => !told.has(id))
    .map((plan) => {
      const fit = fitOf(plan, goals.get(plan.id) ?? null, wanting);
      return { plan, fit, points: pointsOf(fit), turn: seedOf(day + plan.id) };
    });
  const [best] = ideas.toSorted((a, b) => b.points - a.points || a.turn - b.turn);
  if (!best) return null;
  const { plan, fit } = best;
  const reason = reasonOf(plan, fit, wanting);
  return { plan, reason, goal: fit.goal, isWished: isWished(fit, wanting) };
}

function isWished({ isLevel, isStyle, isLanguage }: Fit, { wished }: Wanting): boolean {
  return isStyle || isLanguage || (isLevel && wished.skillLevel !== null);
}

/** Less would be a chance find: tried out on goals as children write them. */
const leastScore = 200;
const sureScore = 500;
const sureShare = 0.4;

/** Which of somebody's goals a plan leads to; the first one goes before the others. */
function goalsOfPlans({ wished, knowledge }: Wanting): Map<string, string> {
  const goals = new Map<string, string>();
  for (const goal of wished.learningGoals) {
    for (const { plan, share, score } of plansMeant(knowledge, goal).slice(0, 3)) {
      const isMeant = score >= leastScore && (share >= sureShare || score >= sureScore);
      if (isMeant && !goals.has(plan.id)) goals.set(plan.id, goal);
    }
  }
  return goals;
}

type Fit = {
  readonly goal: string | null;
  readonly isLevel: boolean;
  readonly isStyle: boolean;
  readonly isLanguage: boolean;
  /** What would help and isn't done yet, in the order of the course; null where no lesson helps. */
  readonly missing: readonly Lesson[] | null;
};

function fitOf(plan: Blueprint, goal: string | null, { wished, knowledge, tried }: Wanting): Fit {
  const { skillLevel, learningStyle, preferredLanguages } = wished;
  const missing = plan.lessons
    .filter((id) => !isDone(tried.get(id)))
    .flatMap((id) => knowledge.lessons.get(id) ?? [])
    .toSorted((a, b) => a.order - b.order);
  return {
    goal,
    isLevel: plan.level === levels[skillLevel ?? 'Anfänger'],
    isStyle: learningStyle !== null && styles[learningStyle].includes(plan.genre),
    isLanguage: preferredLanguages.some((language) => languagesOf(plan).includes(language)),
    missing: plan.lessons.length > 0 ? missing : null,
  };
}

const levels: Readonly<Record<SkillLevel, Blueprint['level']>> = {
  Anfänger: 'beginner',
  Fortgeschritten: 'intermediate',
  Experte: 'advanced',
};

/** What is seen, heard or done with one's hands. */
const styles: Readonly<Record<LearningStyle, readonly Blueprint['genre'][]>> = {
  visual: ['zeichnung', 'muster', 'webseite', 'daten'],
  auditory: ['musik', 'gespraech', 'geschichte'],
  kinesthetic: ['spiel', 'werkzeug', 'quiz'],
};

/** Whoever likes HTML likes its styles. */
function languagesOf({ languages }: Blueprint): readonly ProfileLanguage[] {
  return languages.flatMap((language): ProfileLanguage[] =>
    language === 'html' ? ['html', 'css'] : [language],
  );
}

function pointsOf({ goal, isLevel, isStyle, isLanguage, missing }: Fit): number {
  return (
    (goal === null ? 0 : 8) +
    (isLevel ? 3 : 0) +
    (isLanguage ? 2 : 0) +
    (isStyle ? 2 : 0) +
    (missing?.length === 0 ? 1 : 0)
  );
}

function reasonOf(plan: Blueprint, { goal, isStyle, isLevel, missing }: Fit, { wished }: Wanting) {
  const { skillLevel, learningStyle } = wished;
  const wants = [
    goal !== null && `Passt zu deinem Ziel „${goal}“.`,
    goal === null && isStyle && learningStyle !== null && becauseOf[learningStyle],
    goal === null &&
      isLevel &&
      skillLevel !== null &&
      `Das ist etwas für dein Level: ${skillLevel}.`,
    missing?.length === 0 && 'Was du dafür brauchst, hast du schon gelernt.',
  ].filter((reason) => reason !== false);
  if (wants.length === 0) return plan.becomes;
  const [lesson] = missing ?? [];
  const help = lesson && `Dabei hilft dir Lektion ${lesson.order}: „${lesson.title}“.`;
  return [...wants, help].filter(Boolean).join(' ');
}

const becauseOf: Readonly<Record<LearningStyle, string>> = {
  visual: 'Du lernst gern mit Bildern, und hier siehst du sofort, was entsteht.',
  auditory: 'Du lernst gern durch Zuhören und Reden, und hier klingt oder spricht es.',
  kinesthetic: 'Du lernst gern durch Ausprobieren, und hier kannst du gleich drauflosbauen.',
};
