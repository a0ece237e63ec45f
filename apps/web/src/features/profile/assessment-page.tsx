import { AssessmentRoom } from '../assessments/shared/assessment-room.tsx';
import { LazyNextUp } from './shared/lazy-next-up.tsx';

/** An assessment, and after its result whatever else could come next. */
export function AssessmentPage() {
  return <AssessmentRoom renderNext={(beside) => <LazyNextUp except={[beside]} />} />;
}
