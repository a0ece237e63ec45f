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
import { useLessonCode } from './code/use-lesson-code.ts';
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
};

export function LessonScreen({ user, courseName, lessons, lesson }: LessonScreenProps) {
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
  const owner = learnerKey(user);
  const code = useLessonCode(owner, lesson.id, lesson.starterCode);
  const onSuccess = useCelebration(owner, lesson.id, () => setIsDone(true));
  const lessonRun = useLessonRun({ goals: lesson.goals, code, onSuccess });
  const { goalStates } = lessonRun;
  const run = (source: string) => {
    lessonRun.program.run(source);
    setPane((pane) => (pane === 'code' || pane === 'lesson' ? 'output' : pane));
  };
  const show = (pane: Pane) => {
    setPane(pane);
    if (pane === 'code') requestAnimationFrame(() => field.current?.focus());
  };
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
  const ask = useStable<void>(() => setIsChatOpen(true));
  const list = { lessons, currentId: lesson.id, completed };
  const program = { ...lessonRun.program, run };

  return (
    <div className={styles.screen} data-pane={pane}>
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
            code={code}
            lessonRun={{ ...lessonRun, program }}
            field={field}
            onAsk={() => setIsChatOpen(true)}
            onExplain={() => show('code')}
          />
        </main>
      </div>
      <PaneBar pane={pane} onShow={show} program={program} onRun={() => run(code.code)} />
      <LessonChat
        lessonId={lesson.id}
        lastRun={lessonRun.lastRun}
        isOpen={isChatOpen}
        onOpenChange={setIsChatOpen}
        onInsert={(text) => {
          show('code');
          field.current?.insert(text);
        }}
        onShowPlace={(place) => {
          show('code');
          field.current?.goTo(place);
        }}
      />
      {course && isCourseOpen && (
        <course.CourseDialog {...list} onClose={() => setIsCourseOpen(false)} />
      )}
      {done && (
        <done.CompletionDialog
          lesson={lesson}
          percent={100}
          states={goalStates}
          isOpen={isDone}
          onClose={() => setIsDone(false)}
        />
      )}
    </div>
  );
}

const none: Answer<typeof listProgress> = [];
const loadCourse = () => import('./course-dialog.tsx');
const loadDialog = () => import('./completion-dialog.tsx');
