import type { Lesson } from '@hbg/content/lesson';
import { lessonAddress } from '../../../place-of.ts';

export function lessonPlace(lesson: Lesson) {
  const { title, duration } = lesson;
  return { title, minutes: duration, address: lessonAddress(lesson) };
}
