import type { ListedLesson } from '@hbg/contract/lessons';
import type { GoalResult } from '@hbg/contract/units';
import { Link } from '@tanstack/react-router';
import { ArrowRight, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeSamples } from '../../ui/code-samples.tsx';
import { CodeText } from '../../ui/code-text.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { usePart } from '../../ui/use-part.ts';
import { Markup } from '../markup/shared/markup.tsx';
import { withoutTitle } from '../units/shared/bench/without-title.ts';
import { GoalsCard } from '../units/shared/goals/goals-card.tsx';
import { ConceptList } from './concept-list.tsx';
import styles from './lesson-panel.module.css';

export type NextLesson = {
  readonly courseId: number;
  readonly id: number;
  /** Null where nobody knows, or where it is the end. */
  readonly title: string | null;
};

type LessonPanelProps = {
  lesson: ListedLesson;
  next: NextLesson;
  results: readonly GoalResult[];
  hasCopied: boolean;
  onStart: () => void;
};

/** Much to draw, and drawn anew only when something of it changes. */
export const LessonPanel = memo(function LessonPanel({
  lesson,
  next,
  results,
  hasCopied,
  onStart,
}: LessonPanelProps) {
  const { order, category, title, description, objectives, content, predict, concepts } = lesson;
  const [firstHint = ''] = lesson.hints;
  const card = usePart({ load: loadCard, isWanted: Boolean(predict), onFailure: readWithout });
  return (
    <article className={styles.panel}>
      <header className={styles.head}>
        <p className={styles.badges}>
          <Badge tone="phosphor">Lesson {order}</Badge>
          <Badge>{category}</Badge>
        </p>
        <h1>{title}</h1>
        <p className={styles.description}>{description}</p>
      </header>
      {/* Behind the heading: whoever arrives stands there. */}
      <SkipLink href="#editor" onSkip={onStart}>
        Zum Editor
      </SkipLink>
      {objectives.length > 0 && <Objectives objectives={objectives} />}
      <CodeSamples>
        <Markup text={withoutTitle(content, title)} under={0} codeLabel="Example:" />
        {predict && card && <card.PredictionCard lessonId={lesson.id} prediction={predict} />}
      </CodeSamples>
      <GoalsCard goals={lesson.goals} results={results} hasCopied={hasCopied} />
      {lesson.type === 'Interactive' && (
        <Card as="section" tone="phosphor" className={styles.try} aria-label="Try It Yourself">
          <h2 className={styles.tryTitle}>Try It Yourself</h2>
          <p>
            <CodeText>{firstHint}</CodeText>
          </p>
          <Button className={styles.start} onClick={onStart}>
            Start Exercise →
          </Button>
        </Card>
      )}
      <ConceptList concepts={concepts} />
      <Link
        to="/learn/$courseId/$lessonId"
        params={{ courseId: next.courseId, lessonId: next.id }}
        className={joinClasses(buttonClass(), styles.next)}
      >
        {next.title === null ? 'Weiter im Kurs' : `Weiter: ${next.title}`}
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </article>
  );
});

/** Below the text: nobody is there yet when the page comes. */
const loadCard = () => import('./prediction-card.tsx');

/** The lesson is whole without a guess. */
function readWithout(): void {}

function Objectives({ objectives }: { objectives: readonly string[] }) {
  return (
    <Card as="section" className={styles.objectives} aria-label="What You'll Learn">
      <h2 className={styles.small}>What You&apos;ll Learn</h2>
      <ul className={styles.list}>
        {objectives.map((objective) => (
          <li key={objective}>
            <ChevronRight size={18} aria-hidden="true" />
            <span>
              <CodeText>{objective}</CodeText>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
