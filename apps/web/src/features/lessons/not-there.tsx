import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NoCourse() {
  return (
    <EmptyState
      as="h1"
      title="Diesen Kurs gibt es nicht"
      action={
        <Link to="/learn" className={buttonClass({ variant: 'primary' })}>
          Zum Python-Kurs
        </Link>
      }
    />
  );
}

type NoLessonProps = {
  courseId: number;
  firstId: number | undefined;
  name: string | undefined;
};

export function NoLesson({ courseId, firstId = 1, name = 'diesem Kurs' }: NoLessonProps) {
  return (
    <EmptyState
      as="h1"
      title="Diese Lektion gibt es nicht"
      action={
        <Link
          to="/learn/$courseId/$lessonId"
          params={{ courseId, lessonId: firstId }}
          className={buttonClass({ variant: 'primary' })}
        >
          Zum Kurs
        </Link>
      }
    >
      In „{name}“ hat keine Lektion diese Nummer. Vielleicht ist in der Adresse ein Tippfehler.
    </EmptyState>
  );
}
