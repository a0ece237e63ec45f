import { Bot } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../ui/button.tsx';
import { CourseList, type CourseListProps } from './course-list.tsx';
import styles from './course-sidebar.module.css';

const ask = 'Frage stellen';

/** Where there is room for it. */
export const CourseSidebar = memo(function CourseSidebar({
  onAsk,
  ...course
}: CourseListProps & { onAsk: () => void }) {
  return (
    <CourseList
      {...course}
      className={styles.sidebar}
      title={<h2 className={styles.title}>Kurs-Inhalt</h2>}
      atEnd={ask}
    >
      <section className={styles.tutor} aria-label="AI Tutor">
        <h3 className={styles.tutorTitle}>
          <Bot size={20} /> AI Tutor
        </h3>
        <p>Steckst du fest? Ich gebe dir einen Hinweis, keine Lösung.</p>
        <Button className={styles.ask} onClick={onAsk}>
          {ask}
        </Button>
      </section>
    </CourseList>
  );
});
