import { mainFile } from '@hbg/contract/files';
import type { Lesson, ListedLesson } from '@hbg/contract/lessons';
import type { BenchUnit } from '../units/shared/bench/bench-unit.ts';

/** Under its id the code is kept, in the browser and on the server. */
export function unitOfLesson(lesson: ListedLesson | Lesson): BenchUnit {
  const { id, goals, hints, check, data, starterCode } = lesson;
  const solution = 'solution' in lesson ? lesson.solution : '';
  return {
    id: `lektion/${id}`,
    goals,
    hints,
    quiz: [],
    starter: { [mainFile]: starterCode },
    solution: solution === '' ? {} : { [mainFile]: solution },
    check,
    data,
  };
}
