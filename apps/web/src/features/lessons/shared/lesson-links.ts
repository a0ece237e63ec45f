/** The lesson that comes next in the course; behind the last one, the end of the course. */
export function idAfter(id: number, lessonIds: readonly number[]): number {
  return lessonIds[lessonIds.indexOf(id) + 1] ?? idOfEnd(lessonIds);
}

/** A number that no lesson of the course has. */
export function idOfEnd(lessonIds: readonly number[]): number {
  return Math.max(0, ...lessonIds) + 1;
}
