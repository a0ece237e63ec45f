import { Dialog } from '../../ui/dialog.tsx';
import { CourseList, type CourseListProps } from './course-list.tsx';

/** Where there is no room for the list beside the lesson. */
export function CourseDialog({ onClose, ...course }: CourseListProps & { onClose: () => void }) {
  return (
    <Dialog title="Kurs-Inhalt" isOpen onClose={onClose}>
      <CourseList {...course} />
    </Dialog>
  );
}
