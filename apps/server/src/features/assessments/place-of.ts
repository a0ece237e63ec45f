import type { Blueprint } from '@hbg/content/blueprint';
import type { Content } from '../../content.ts';
import { lessonAddress, masteryAddress, planAddress } from '../../place-of.ts';

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
    return { title, minutes, address: masteryAddress(id) };
  const lesson = area === 'lektion' ? lessons.get(Number(slug)) : undefined;
  return lesson ? { title, minutes, address: lessonAddress(lesson) } : null;
}

/** The first steps of a plan take so long. */
const minutesOfPlan = 5;

export function placeOfPlan({ title }: Blueprint): Place {
  return { title, minutes: minutesOfPlan, address: planAddress(title) };
}
