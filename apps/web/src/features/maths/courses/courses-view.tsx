import type { KindStanding, MathsStanding } from '@hbg/contract/maths';
import { type Course, courses } from '@hbg/maths/courses/courses';
import type { Kind } from '@hbg/maths/task';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { difficultyWords } from '../difficulty-words.ts';
import styles from './courses-view.module.css';

/** So often right, and a kind counts as done. */
const oftenEnough = 3;

export function CoursesView({ standing }: { standing: MathsStanding }) {
  return (
    <div className={styles.courses}>
      {courses.map((course) => (
        <CourseRow key={course.id} course={course} standing={standing} />
      ))}
    </div>
  );
}

type CourseRowProps = { course: Course; standing: MathsStanding };

function CourseRow({ course, standing }: CourseRowProps) {
  const heading = useId();
  const { id, title, description, ages, level, difficulty, kinds } = course;
  const done = kinds.filter((kind) => isDone(known(standing, kind))).length;
  return (
    <section className={styles.course} aria-labelledby={heading}>
      <div className={styles.head}>
        <div>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <p className={styles.ages}>
            {ages} · ab Level {level} · {difficultyWords[difficulty]}
          </p>
          <p className={styles.description}>{description}</p>
        </div>
        <Progress
          value={(done / kinds.length) * 100}
          label={`${done} von ${kinds.length} Arten geschafft`}
        />
        <Link
          to="/math-mastery"
          search={{ kurs: id }}
          className={buttonClass()}
          aria-label={`Kurs üben: ${title}`}
        >
          Kurs üben
        </Link>
      </div>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <KindRow key={kind.id} kind={kind} known={known(standing, kind)} />
        ))}
      </ul>
    </section>
  );
}

function KindRow({ kind, known }: { kind: Kind; known: KindStanding | undefined }) {
  return (
    <li className={styles.kind}>
      <Link to="/math-mastery" search={{ art: kind.id }} className={styles.link}>
        <span className={styles.name}>
          {kind.title} <span className={styles.level}>{difficultyWords[kind.difficulty]}</span>
        </span>
        <span className={styles.count}>
          {isDone(known) && <Check size={16} className={styles.check} aria-label="geschafft" />}
          {countOf(known)}
        </span>
      </Link>
    </li>
  );
}

function known({ kinds }: MathsStanding, { id }: Kind): KindStanding | undefined {
  return kinds.find(({ kind }) => kind === id);
}

function isDone(kind: KindStanding | undefined): boolean {
  return (kind?.right ?? 0) >= oftenEnough;
}

function countOf(kind: KindStanding | undefined): string {
  if (!kind) return 'noch nicht probiert';
  if (kind.right >= oftenEnough) return `${kind.right} gelöst`;
  return `${kind.right} von ${oftenEnough} gelöst`;
}
