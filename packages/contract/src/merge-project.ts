import type { Project, saveProject } from './projects.ts';
import type { Input } from './route.ts';

/** What a child settles of a project, as a whole. */
export type ProjectPlan = Omit<Input<typeof saveProject>['body'], 'revision'>;

export function planOf(project: Project): ProjectPlan {
  const { title, description, language, difficulty, status, estimatedHours } = project;
  const { targetDate, targetFeatures, completedFeatures, isArchived } = project;
  return {
    title,
    description,
    language,
    difficulty,
    status,
    estimatedHours,
    targetDate,
    targetFeatures,
    completedFeatures,
    isArchived,
  };
}

/**
 * What comes of two changes of one project: of each field and each feature the change that was made,
 * and mine where both have changed the same.
 */
export function mergeProjects(
  base: ProjectPlan,
  mine: ProjectPlan,
  theirs: ProjectPlan,
): ProjectPlan {
  const changed = Object.fromEntries(
    simpleFields.filter((key) => mine[key] !== base[key]).map((key) => [key, mine[key]]),
  ) satisfies Partial<Record<keyof ProjectPlan, unknown>>;
  return { ...theirs, ...changed, ...mergeFeatures(base, mine, theirs) };
}

const simpleFields = [
  'title',
  'description',
  'language',
  'difficulty',
  'status',
  'estimatedHours',
  'targetDate',
  'isArchived',
] as const satisfies readonly (keyof ProjectPlan)[];

type Place = 'open' | 'done' | 'none';

function mergeFeatures(base: ProjectPlan, mine: ProjectPlan, theirs: ProjectPlan) {
  const { targetFeatures, completedFeatures } = mine;
  // Where nobody else has changed them, the order is mine too.
  if (areSame(base, theirs)) return { targetFeatures, completedFeatures };
  const placeOf = (feature: string): Place => {
    const own = placeIn(mine, feature);
    return own === placeIn(base, feature) ? placeIn(theirs, feature) : own;
  };
  const at = (place: Place, all: readonly string[]) => [
    ...new Set(all.filter((feature) => placeOf(feature) === place)),
  ];
  return {
    targetFeatures: at('open', [...theirs.targetFeatures, ...targetFeatures]),
    completedFeatures: at('done', [...theirs.completedFeatures, ...completedFeatures]),
  };
}

function areSame(one: ProjectPlan, other: ProjectPlan): boolean {
  const [lists, others] = [one, other].map(({ targetFeatures, completedFeatures }) =>
    JSON.stringify([targetFeatures, completedFeatures]),
  );
  return lists === others;
}

function placeIn({ targetFeatures, completedFeatures }: ProjectPlan, feature: string): Place {
  if (completedFeatures.includes(feature)) return 'done';
  return targetFeatures.includes(feature) ? 'open' : 'none';
}
