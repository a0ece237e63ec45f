import type { Blueprint } from '@hbg/content/blueprint';
import type { Content } from '../../content.ts';

export type Place = {
  readonly title: string;
  readonly address: string;
  readonly minutes: number;
};

/** Where a unit is learned; null where it has no room of its own. */
export function placeOfUnit({ units, lessons }: Content, id: string): Place | null {
  const unit = units.get(id);
  const [area = '', slug = ''] = id.split('/');
  if (!unit) return null;
  const { title, minutes } = unit;
  if (area === 'python-mastery' || area === 'html-mastery')
    return {
      title,
      minutes,
      address: `/${area}?${new URLSearchParams({ lektion: slug }).toString()}`,
    };
  const lesson = area === 'lektion' ? lessons.get(Number(slug)) : undefined;
  return lesson ? { title, minutes, address: `/learn/${lesson.courseId}/${lesson.id}` } : null;
}

/** The first steps of a plan take so long. */
const minutesOfPlan = 5;

/** With a companion, who knows how to begin. */
export function placeOfPlan({ title }: Blueprint): Place {
  const query = new URLSearchParams({ frage: title });
  return { title, minutes: minutesOfPlan, address: `/ai-companion?${query.toString()}` };
}
