import type { Content } from '../../content.ts';

type Place = { readonly title: string; readonly address: string };

/** Where a unit is learned; null where it has no room of its own. */
export function placeOfUnit({ units, lessons }: Content, id: string): Place | null {
  const unit = units.get(id);
  const [area = '', slug = ''] = id.split('/');
  if (!unit) return null;
  if (area === 'python-mastery' || area === 'html-mastery')
    return { title: unit.title, address: `/${area}?${new URLSearchParams({ lektion: slug })}` };
  const lesson = area === 'lektion' ? lessons.get(Number(slug)) : undefined;
  return lesson ? { title: lesson.title, address: `/learn/${lesson.courseId}/${lesson.id}` } : null;
}

/** With a companion, who knows how to begin. */
export function placeOfBlueprint({ knowledge }: Content, id: string): Place | null {
  const plan = knowledge.plans.get(id);
  if (!plan) return null;
  const query = new URLSearchParams({ frage: plan.title });
  return { title: plan.title, address: `/ai-companion?${query}` };
}
