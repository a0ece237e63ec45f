import { listCompletions } from '@hbg/contract/achievements';
import { listLessons, readCourse, readLesson } from '@hbg/contract/lessons';
import { listProgress, readProgress } from '@hbg/contract/progress';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api.ts';

const minute = 60_000;

export function courseQuery(courseId: number) {
  return queryOptions({
    queryKey: [readCourse.path, courseId],
    queryFn: ({ signal }) => client.call(readCourse, { params: { courseId } }, { signal }),
  });
}

export function lessonsQuery(courseId: number) {
  return queryOptions({
    queryKey: [listLessons.path, courseId],
    queryFn: ({ signal }) => client.call(listLessons, { params: { courseId } }, { signal }),
    staleTime: 5 * minute,
  });
}

export function lessonQuery(lessonId: number) {
  return queryOptions({
    queryKey: [readLesson.path, lessonId],
    queryFn: ({ signal }) => client.call(readLesson, { params: { lessonId } }, { signal }),
    staleTime: 5 * minute,
    retry: 1,
  });
}

export function progressQuery(lessonId: number) {
  return queryOptions({
    queryKey: [readProgress.path, lessonId],
    queryFn: ({ signal }) => client.call(readProgress, { params: { lessonId } }, { signal }),
    staleTime: minute,
    retry: 1,
  });
}

export const allProgressQuery = queryOptions({
  queryKey: [listProgress.path],
  queryFn: ({ signal }) => client.call(listProgress, {}, { signal }),
  staleTime: minute,
});

/** With the goals that were ever reached. */
export const completionsQuery = queryOptions({
  queryKey: [listCompletions.path, 'lektion'],
  queryFn: ({ signal }) =>
    client.call(listCompletions, { query: { under: 'lektion' } }, { signal }),
  staleTime: minute,
});
