import { Dialog } from '../../ui/dialog.tsx';
import { useOneStop } from '../../ui/use-one-stop.ts';
import { CourseList, type CourseListProps, courseStop } from './course-list.tsx';

/** Where there is no room for the list beside the lesson. */
export function CourseDialog({ onClose, ...course }: CourseListProps & { onClose: () => void }) {
  const stop = useOneStop(courseStop);
  return (
    <Dialog title="Kurs-Inhalt" isOpen onClose={onClose}>
      <nav {...stop} aria-label="Kurs-Inhalt">
        <CourseList {...course} />
      </nav>
    </Dialog>
  );
}
