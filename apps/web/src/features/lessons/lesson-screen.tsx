import type { Place } from '@hbg/coach/explanation';
import type { Lesson, ListedLesson } from '@hbg/contract/lessons';
import type { listProgress } from '@hbg/contract/progress';
import type { Answer } from '@hbg/contract/route';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { useMedia } from '../../ui/use-media.ts';
import { usePart } from '../../ui/use-part.ts';
import { useStable } from '../../ui/use-stable.ts';
import { learnerKey } from '../account/shared/learners.ts';
import { LessonChat } from '../chat/shared/lesson-chat.tsx';
import type { CodeFieldHandle } from '../execution/shared/code-field.tsx';
import { CodeScope, useCodeActions } from './code-scope.tsx';
import { CourseSidebar } from './course-sidebar.tsx';
import { LessonHeader } from './lesson-header.tsx';
import { LessonPanel } from './lesson-panel.tsx';
import styles from './lesson-screen.module.css';
import { LessonWorkbench } from './lesson-workbench.tsx';
import { type Pane, PaneBar } from './pane-bar.tsx';
import { allProgressQuery, progressQuery } from './queries.ts';
import { Splitter, useSplit } from './split.tsx';
import { useCelebration } from './use-celebration.ts';
import { useLessonRun } from './use-lesson-run.ts';

type LessonScreenProps = {
  user: string;
  courseName: string;
  lessons: readonly ListedLesson[];
  /** Without its solution when it comes from the list. */
  lesson: ListedLesson | Lesson;
  nextId: number;
};

export function LessonScreen(props: LessonScreenProps) {
  const { user, lesson } = props;
  return (
    <CodeScope owner={learnerKey(user)} lesson={lesson}>
      <LessonView {...props} />
    </CodeScope>
  );
}

function LessonView({ user, courseName, lessons, lesson, nextId }: LessonScreenProps) {
  const [pane, setPane] = useState<Pane>('lesson');
  const [isChatOpen, setIsChatOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const field = useRef<CodeFieldHandle>(null);
  const split = useSplit();
  const [isCourseOpen, setIsCourseOpen] = useState(false);
  const course = usePart({
    load: loadCourse,
    isWanted: isCourseOpen,
    onFailure: () => setIsCourseOpen(false),
  });
  // Without it the success is still told by the toast and the goals.
  const done = usePart({ load: loadDialog, isWanted: isDone, onFailure: () => setIsDone(false) });
  const { data: progress } = useQuery(progressQuery(lesson.id));
  const { data: allProgress = none } = useQuery(allProgressQuery);
  const code = useCodeActions();
  const onSuccess = useCelebration(learnerKey(user), lesson.id, () => setIsDone(true));
  const lessonRun = useLessonRun({ goals: lesson.goals, code, onSuccess });
  const { program, goalStates } = lessonRun;
  const isRunning = program.phase.kind === 'running';
  const run = useStable((source: string) => {
    lessonRun.run(source);
    setPane('output');
  });
  const runNow = useStable<void>(() => run(code.read()));
  const show = useStable((pane: Pane) => {
    setPane(pane);
    if (pane === 'code') requestAnimationFrame(() => field.current?.focus());
  });
  const percent = progress?.completed ? 100 : (progress?.score ?? 0);
  const completed = useMemo(
    () => new Set(allProgress.filter((row) => row.completed).map((row) => row.lessonId)),
    [allProgress],
  );
  const isNarrow = useMedia('(width < 64rem)');
  const crumbs = useMemo(
    () => [courseName, lesson.category, lesson.title],
    [courseName, lesson.category, lesson.title],
  );
  const openCourse = useStable<void>(() => setIsCourseOpen(true));
  const start = useStable<void>(() => show('code'));
  const showOutput = useStable<void>(() => setPane('output'));
  const showCode = useStable<void>(() => setPane('code'));
  const screen = useRef<HTMLDivElement>(null);
  const explain = useStable<void>(() => {
    showCode();
    requestAnimationFrame(() => readOn(screen.current));
  });
  const ask = useStable<void>(() => setIsChatOpen(true));
  const insert = useStable((text: string) => {
    show('code');
    field.current?.insert(text);
  });
  const showPlace = useStable((place: Place) => {
    show('code');
    field.current?.goTo(place);
  });
  const closeDone = useStable<void>(() => setIsDone(false));
  const list = { lessons, currentId: lesson.id, completed };

  return (
    <div ref={screen} className={styles.screen} data-pane={pane}>
      <LessonHeader
        user={user}
        crumbs={crumbs}
        percent={percent}
        {...(isNarrow && { onCourse: openCourse })}
      />
      <div className={styles.columns}>
        {!isNarrow && <CourseSidebar {...list} onAsk={ask} />}
        <main
          id="inhalt"
          tabIndex={-1}
          className={styles.main}
          style={{
            gridTemplateColumns: `minmax(0, ${split.percent}fr) auto minmax(0, ${100 - split.percent}fr)`,
          }}
        >
          {/* On a phone the lesson's own heading may be out of view. */}
          <h1 className={styles.title}>{lesson.title}</h1>
          <div className={joinClasses(styles.pane, styles.lesson)}>
            <LessonPanel lesson={lesson} goalStates={goalStates} onStart={start} />
          </div>
          <Splitter percent={split.percent} onChange={split.change} />
          <LessonWorkbench
            lesson={lesson}
            lessonRun={lessonRun}
            field={field}
            onRun={run}
            onAsk={ask}
            onExplain={explain}
            onRecord={showOutput}
            onCloseSteps={showCode}
          />
        </main>
      </div>
      <PaneBar
        pane={pane}
        onShow={show}
        isRunning={isRunning}
        onStop={program.stop}
        onRun={runNow}
      />
      <LessonChat
        lessonId={lesson.id}
        lastRun={lessonRun.lastRun}
        isOpen={isChatOpen}
        onOpenChange={setIsChatOpen}
        onInsert={insert}
        onShowPlace={showPlace}
      />
      {course && isCourseOpen && (
        <course.CourseDialog {...list} onClose={() => setIsCourseOpen(false)} />
      )}
      {done && (
        <done.CompletionDialog
          lesson={lesson}
          nextId={nextId}
          percent={100}
          states={goalStates}
          isOpen={isDone}
          onClose={closeDone}
        />
      )}
    </div>
  );
}

/** The card has it only for now: else it would take the focus with every click. */
function readOn(page: HTMLElement | null) {
  const card = page?.querySelector<HTMLElement>('[data-coach]');
  if (!card) return;
  card.tabIndex = -1;
  card.focus();
  card.addEventListener('blur', () => card.removeAttribute('tabindex'), { once: true });
}

const none: Answer<typeof listProgress> = [];
const loadCourse = () => import('./course-dialog.tsx');
const loadDialog = () => import('./completion-dialog.tsx');
