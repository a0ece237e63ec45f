import type { Lesson, ListedLesson } from '@hbg/contract/lessons';
import type { listProgress } from '@hbg/contract/progress';
import type { Answer } from '@hbg/contract/route';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { useMedia } from '../../ui/use-media.ts';
import { usePart } from '../../ui/use-part.ts';
import { useStable } from '../../ui/use-stable.ts';
import { learnerKey } from '../account/shared/learners.ts';
import { useActiveMinutes } from '../achievements/shared/use-active-minutes.ts';
import { useLeftovers } from '../achievements/shared/use-leftovers.ts';
import { useRepairs } from '../achievements/shared/use-repairs.ts';
import { LessonChat } from '../chat/shared/lesson-chat.tsx';
import type { BenchUnit } from '../units/shared/bench/bench-unit.ts';
import { PaneBar } from '../units/shared/bench/pane-bar.tsx';
import { type UsedPanes, usePanes } from '../units/shared/bench/use-panes.ts';
import { type UsedUnit, useUnit } from '../units/shared/bench/use-unit.ts';
import { Workbench } from '../units/shared/bench/workbench.tsx';
import { CodeScope } from '../units/shared/code-scope.tsx';
import type { CompletionDialogProps } from './completion-dialog.tsx';
import { CourseSidebar } from './course-sidebar.tsx';
import { LessonHeader } from './lesson-header.tsx';
import { LessonPanel } from './lesson-panel.tsx';
import styles from './lesson-screen.module.css';
import { allProgressQuery, progressQuery } from './queries.ts';
import { Splitter, useSplit } from './split.tsx';
import { unitOfLesson } from './unit-of-lesson.ts';
import { praise, useCelebration } from './use-celebration.ts';

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
  const owner = learnerKey(user);
  const unit = useMemo(() => unitOfLesson(lesson), [lesson]);
  return (
    <CodeScope
      owner={owner}
      unit={unit.id}
      starter={lesson.starterCode}
      isMoreWaiting={useLeftovers(owner)}
    >
      <LessonView {...props} owner={owner} unit={unit} />
    </CodeScope>
  );
}

type LessonViewProps = LessonScreenProps & { owner: string; unit: BenchUnit };

function LessonView({ owner, unit, nextId, ...course }: LessonViewProps) {
  const { lesson } = course;
  const [isChatOpen, setIsChatOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const minutes = useActiveMinutes(owner, unit.id);
  const celebrate = useCelebration({
    user: owner,
    lessonId: lesson.id,
    howDone: () => ({ ...helpOf(used), minutes: minutes() }),
    open: () => setIsDone(true),
  });
  const used = useUnit({ owner, unit, praise, onSuccess: celebrate });
  const { code, unitRun } = used;
  const { phase, stop } = unitRun.program;
  useRepairs(owner, unit.id, phase.kind === 'ended' ? phase.result : null);
  const { pane, screen, ...panes } = usePanes(used.field);
  const run = useStable((source: string) => {
    unitRun.run(source);
    panes.showOutput();
  });
  const runNow = useStable<void>(() => run(code.read()));
  const ask = useStable<void>(() => setIsChatOpen(true));
  const closeDone = useStable<void>(() => setIsDone(false));
  return (
    <div ref={screen} className={styles.screen} data-pane={pane}>
      <Course {...course} onAsk={ask}>
        <LessonColumns lesson={lesson} used={used} panes={panes} onRun={run} onAsk={ask} />
      </Course>
      <PaneBar
        pane={pane}
        onShow={panes.show}
        isRunning={phase.kind === 'running'}
        onStop={stop}
        onRun={runNow}
      />
      <LessonChat
        lessonId={lesson.id}
        lastRun={unitRun.lastRun}
        isOpen={isChatOpen}
        onOpenChange={setIsChatOpen}
        onInsert={panes.insert}
        onShowPlace={panes.showPlace}
      />
      <Completion
        lesson={lesson}
        nextId={nextId}
        results={unitRun.goalResults}
        isOpen={isDone}
        onClose={closeDone}
      />
    </div>
  );
}

function helpOf({ evidence: { hints, hadSolution } }: UsedUnit) {
  return { hints, hadSolution };
}

type CourseProps = Omit<LessonScreenProps, 'nextId'> & { onAsk: () => void; children: ReactNode };

/** The way through the course above and beside the lesson. */
function Course({ user, courseName, lessons, lesson, onAsk, children }: CourseProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: progress } = useQuery(progressQuery(lesson.id));
  const { data: allProgress = none } = useQuery(allProgressQuery);
  const isNarrow = useMedia('(width < 64rem)');
  const open = useStable<void>(() => setIsOpen(true));
  const close = useStable<void>(() => setIsOpen(false));
  const crumbs = useMemo(
    () => [courseName, lesson.category, lesson.title],
    [courseName, lesson.category, lesson.title],
  );
  const completed = useMemo(
    () => new Set(allProgress.filter((row) => row.completed).map((row) => row.lessonId)),
    [allProgress],
  );
  const course = usePart({ load: loadCourse, isWanted: isOpen, onFailure: close });
  const list = { lessons, currentId: lesson.id, completed };
  return (
    <>
      <LessonHeader
        user={user}
        crumbs={crumbs}
        percent={progress?.completed ? 100 : (progress?.score ?? 0)}
        {...(isNarrow && { onCourse: open })}
      />
      <div className={styles.columns}>
        {!isNarrow && <CourseSidebar {...list} onAsk={onAsk} />}
        {children}
      </div>
      {course && isOpen && <course.CourseDialog {...list} onClose={close} />}
    </>
  );
}

type LessonColumnsProps = {
  lesson: ListedLesson | Lesson;
  used: UsedUnit;
  panes: UsedPanes;
  onRun: (source: string) => void;
  onAsk: () => void;
};

function LessonColumns({ lesson, used, panes, onRun, onAsk }: LessonColumnsProps) {
  const { percent, change } = useSplit();
  return (
    <main
      id="inhalt"
      tabIndex={-1}
      className={styles.main}
      style={{
        gridTemplateColumns: `minmax(0, ${percent}fr) auto minmax(0, ${100 - percent}fr)`,
      }}
    >
      {/* On a phone the lesson's own heading may be out of view. */}
      <h1 className={styles.title}>{lesson.title}</h1>
      <div className={joinClasses(styles.pane, styles.lesson)}>
        <LessonPanel lesson={lesson} results={used.unitRun.goalResults} onStart={panes.write} />
      </div>
      <Splitter percent={percent} onChange={change} />
      <Workbench
        used={used}
        onRun={onRun}
        onAsk={onAsk}
        onExplain={panes.explain}
        onRecord={panes.showOutput}
        onCloseSteps={panes.showCode}
      />
    </main>
  );
}

type CompletionProps = Omit<CompletionDialogProps, 'percent'>;

/** Without its dialog a success is still told by the toast and the goals. */
function Completion(props: CompletionProps) {
  const { isOpen, onClose } = props;
  const done = usePart({ load: loadDialog, isWanted: isOpen, onFailure: onClose });
  return done && <done.CompletionDialog {...props} percent={100} />;
}

const none: Answer<typeof listProgress> = [];
const loadCourse = () => import('./course-dialog.tsx');
const loadDialog = () => import('./completion-dialog.tsx');
