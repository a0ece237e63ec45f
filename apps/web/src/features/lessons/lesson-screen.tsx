import type { Lesson, ListedLesson } from '@hbg/contract/lessons';
import type { GoalResult } from '@hbg/contract/units';
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
import { LessonPanel, type NextLesson } from './lesson-panel.tsx';
import styles from './lesson-screen.module.css';
import { statesOf } from './lesson-states.ts';
import { allProgressQuery, completionsQuery, progressQuery } from './queries.ts';
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
  const { lesson, lessons } = course;
  const next = useMemo(() => nextOf(lesson, nextId, lessons), [lesson, nextId, lessons]);
  const [isChatOpen, setIsChatOpen] = useState(false);
  const [done, setDone] = useState<readonly GoalResult[] | null>(null);
  const used = useCelebratedUnit({ owner, unit, lessonId: lesson.id, onNews: setDone });
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
  const closeDone = useStable<void>(() => setDone(null));
  return (
    <div ref={screen} className={styles.screen} data-pane={pane}>
      <Course {...course} onAsk={ask}>
        <LessonColumns
          lesson={lesson}
          next={next}
          used={used}
          panes={panes}
          onRun={run}
          onAsk={ask}
        />
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
        results={done}
        onClose={closeDone}
        onReview={panes.showGoals}
      />
    </div>
  );
}

type CelebratedUnit = {
  owner: string;
  unit: BenchUnit;
  lessonId: number;
  onNews: (results: readonly GoalResult[]) => void;
};

function useCelebratedUnit({ owner, unit, lessonId, onNews }: CelebratedUnit): UsedUnit {
  const minutes = useActiveMinutes(owner, unit.id);
  const celebrate = useCelebration({
    user: owner,
    lessonId,
    howDone: () => ({ ...helpOf(used), minutes: minutes() }),
    isCopy: (ran) => used.isCopy(ran),
    open: onNews,
  });
  const used = useUnit({
    owner,
    unit,
    praise: (ran) => praise(used.isCopy(ran)),
    onSuccess: celebrate,
  });
  return used;
}

/** Behind the last one comes the end of the course, which has no title. */
function nextOf({ courseId }: ListedLesson, id: number, lessons: readonly ListedLesson[]) {
  return { courseId, id, title: lessons.find((lesson) => lesson.id === id)?.title ?? null };
}

function helpOf({ evidence: { hints, hadSolution } }: UsedUnit) {
  return { hints, hadSolution };
}

type CourseProps = Omit<LessonScreenProps, 'nextId'> & { onAsk: () => void; children: ReactNode };

/** The way through the course above and beside the lesson. */
function Course({ user, courseName, lessons, lesson, onAsk, children }: CourseProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: progress } = useQuery(progressQuery(lesson.id));
  const { data: allProgress } = useQuery(allProgressQuery);
  const { data: completions } = useQuery(completionsQuery);
  const isNarrow = useMedia('(width < 64rem)');
  const open = useStable<void>(() => setIsOpen(true));
  const close = useStable<void>(() => setIsOpen(false));
  const percent = progress?.completed ? 100 : (progress?.score ?? 0);
  const crumbs = useMemo(
    () => [courseName, lesson.category, lesson.title],
    [courseName, lesson.category, lesson.title],
  );
  const states = useMemo(
    () => statesOf({ lessons, progress: allProgress, completions }),
    [lessons, allProgress, completions],
  );
  const course = usePart({ load: loadCourse, isWanted: isOpen, onFailure: close });
  const list = { lessons, currentId: lesson.id, states };
  return (
    <>
      <LessonHeader
        user={user}
        crumbs={crumbs}
        progress={useMemo(() => ({ percent, of: 'diese Lektion' }), [percent])}
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
  next: NextLesson;
  used: UsedUnit;
  panes: UsedPanes;
  onRun: (source: string) => void;
  onAsk: () => void;
};

function LessonColumns({ lesson, next, used, panes, onRun, onAsk }: LessonColumnsProps) {
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
        <LessonPanel
          lesson={lesson}
          next={next}
          results={used.unitRun.goalResults}
          hasCopied={used.hasCopied}
          onStart={panes.write}
        />
      </div>
      <Workbench
        used={used}
        onRun={onRun}
        onAsk={onAsk}
        onGoTo={panes.showPlace}
        onRecord={panes.showOutput}
        onCloseSteps={panes.showCode}
      />
      <Splitter percent={percent} onChange={change} />
    </main>
  );
}

type CompletionProps = Omit<CompletionDialogProps, 'results' | 'isOpen'> & {
  /** Null while there is nothing to tell. */
  results: readonly GoalResult[] | null;
};

/** Without its dialog a success is still told by the toast and the goals. */
function Completion(props: CompletionProps) {
  const { results, onClose } = props;
  const isOpen = results !== null;
  const done = usePart({ load: loadDialog, isWanted: isOpen, onFailure: onClose });
  // While it fades away it says what it has said.
  const [told, setTold] = useState(results);
  if (results && results !== told) setTold(results);
  return done && <done.CompletionDialog {...props} results={told ?? []} isOpen={isOpen} />;
}

const loadCourse = () => import('./course-dialog.tsx');
const loadDialog = () => import('./completion-dialog.tsx');
