import { Bot } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../ui/button.tsx';
import { CourseList, type CourseListProps } from './course-list.tsx';
import styles from './course-sidebar.module.css';

/** Where there is room for it. */
export const CourseSidebar = memo(function CourseSidebar({
  onAsk,
  ...course
}: CourseListProps & { onAsk: () => void }) {
  return (
    <nav className={styles.sidebar} aria-label="Kurs-Inhalt">
      <h2 className={styles.title}>Kurs-Inhalt</h2>
      <CourseList {...course} />
      <section className={styles.tutor} aria-label="AI Tutor">
        <h3 className={styles.tutorTitle}>
          <Bot size={20} /> AI Tutor
        </h3>
        <p>Steckst du fest? Ich gebe dir einen Hinweis, keine Lösung.</p>
        <Button className={styles.ask} onClick={onAsk}>
          Frage stellen
        </Button>
      </section>
    </nav>
  );
});
