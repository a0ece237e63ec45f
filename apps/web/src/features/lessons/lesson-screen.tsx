import type { Lesson, ListedLesson } from '@hbg/contract/lessons';
import { listProgress, readProgress } from '@hbg/contract/progress';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { showToast } from '../../ui/toast.tsx';
import { LessonChat } from '../chat/shared/lesson-chat.tsx';
import { hasSucceeded } from '../execution/shared/coach.ts';
import type { CodeFieldHandle } from '../execution/shared/code-field.tsx';
import type { ProgramResult } from '../execution/shared/run-python.ts';
import { useRecordedRun } from '../execution/shared/steps/use-recorded-run.ts';
import { useLessonCode } from './code/use-lesson-code.ts';
import { CompletionDialog } from './completion-dialog.tsx';
import { CourseSidebar } from './course-sidebar.tsx';
import { GoalsCard } from './goals-card.tsx';
import { LessonHeader } from './lesson-header.tsx';
import { LessonPanel } from './lesson-panel.tsx';
import styles from './lesson-screen.module.css';
import { LessonWorkbench } from './lesson-workbench.tsx';
import { type Pane, PaneBar } from './pane-bar.tsx';
import { completeLesson, sendCompleted } from './progress-queue.ts';
import { allProgressQuery, progressQuery } from './queries.ts';
import { Splitter, useSplit } from './split.tsx';
import { useGoals } from './use-goals.ts';

type LessonScreenProps = {
  user: string;
  courseName: string;
  lessons: readonly ListedLesson[];
  /** Without its solution when it comes from the list. */
  lesson: ListedLesson | Lesson;
};

type Ran = {
  readonly code: string;
  readonly result: ProgramResult | null;
  readonly isRecorded: boolean;
};

export function LessonScreen({ user, courseName, lessons, lesson }: LessonScreenProps) {
  const [pane, setPane] = useState<Pane>('lesson');
  const [isChatOpen, setIsChatOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const field = useRef<CodeFieldHandle>(null);
  const split = useSplit();
  const { data: progress } = useQuery(progressQuery(lesson.id));
  const { data: allProgress = [] } = useQuery(allProgressQuery);
  const goals = useGoals(lesson.goals);
  const code = useLessonCode(user, lesson.id, lesson.starterCode);
  const celebrate = useCelebration(user, lesson.id, () => setIsDone(true));
  const ran = useRef<Ran>({ code: '', result: null, isRecorded: false });
  const recorded = useRecordedRun({ onEnd: (result) => void afterRun(result) });

  const afterRun = async (result: ProgramResult) => {
    const { code: ranCode, isRecorded } = ran.current;
    ran.current = { code: ranCode, result, isRecorded };
    if (result.kind !== 'not-executed') void code.keep('run', ranCode, result.kind);
    // Who looks at a run step by step isn't interrupted by a dialog.
    const isSuccess = !isRecorded && hasSucceeded(result) && result.output.trim() !== '';
    if (isSuccess) showToast({ title: 'Great job!', description: 'Your code ran successfully!' });
    const reached = goals.check({ code: ranCode, output: result.output });
    if (isSuccess) await celebrate(ranCode, reached);
  };
  const run = (source: string) => {
    ran.current = { code: source, result: null, isRecorded: false };
    recorded.program.run(source);
    setPane((pane) => (pane === 'code' || pane === 'lesson' ? 'output' : pane));
  };
  const show = (pane: Pane) => {
    setPane(pane);
    if (pane === 'code') requestAnimationFrame(() => field.current?.focus());
  };
  const percent = progress?.completed ? 100 : (progress?.score ?? 0);
  const completed = new Set(allProgress.filter((row) => row.completed).map((row) => row.lessonId));
  const program = { ...recorded.program, run };

  return (
    <div className={styles.screen} data-pane={pane}>
      <LessonHeader
        user={user}
        crumbs={[courseName, lesson.category, lesson.title]}
        percent={percent}
      />
      <div className={styles.columns}>
        <CourseSidebar
          lessons={lessons}
          currentId={lesson.id}
          completed={completed}
          onAsk={() => setIsChatOpen(true)}
        />
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
            <LessonPanel
              lesson={lesson}
              goals={<GoalsCard goals={lesson.goals} states={goals.states} />}
              onStart={() => show('code')}
            />
          </div>
          <Splitter percent={split.percent} onChange={split.change} />
          <LessonWorkbench
            lesson={lesson}
            code={code}
            program={program}
            recorded={{ ...recorded, start: (source) => startRecording(source) }}
            field={field}
            onAsk={() => setIsChatOpen(true)}
          />
        </main>
      </div>
      <PaneBar pane={pane} onShow={show} program={program} onRun={() => run(code.code)} />
      <LessonChat
        lessonId={lesson.id}
        lastRun={() => lastRunOf(code.code, ran.current)}
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
      <CompletionDialog
        lesson={lesson}
        percent={100}
        states={goals.states}
        isOpen={isDone}
        onClose={() => setIsDone(false)}
      />
    </div>
  );

  function startRecording(source: string) {
    ran.current = { code: source, result: null, isRecorded: true };
    recorded.start(source);
  }
}

/** What the tutor is told of the last run, when it was a run of this very code. */
function lastRunOf(code: string, ran: Ran) {
  const { result } = ran;
  if (!result || result.kind === 'not-executed' || ran.code !== code)
    return { code, lastResult: null };
  const error = 'error' in result ? result.error : null;
  return { code, lastResult: { result: result.kind, output: result.output, error } };
}

/**
 * Keeps that the lesson is completed, and then opens the dialog: the first time, and whenever a run
 * has reached more goals than any before. Who goes on playing isn't stopped by it after every run.
 */
function useCelebration(user: string, lessonId: number, open: () => void) {
  const queryClient = useQueryClient();
  const best = useRef(-1);
  useEffect(() => {
    const send = async () => {
      const isSent = await sendCompleted(user);
      if (isSent) await queryClient.invalidateQueries({ queryKey: [listProgress.path] });
    };
    const sendAgain = () => void send();
    globalThis.addEventListener('online', sendAgain);
    sendAgain();
    return () => globalThis.removeEventListener('online', sendAgain);
  }, [user, queryClient]);
  return async (code: string, reached: Promise<number>) => {
    const isSent = await completeLesson(user, lessonId, code);
    if (isSent) {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [readProgress.path, lessonId] }),
        queryClient.invalidateQueries({ queryKey: [listProgress.path] }),
      ]);
    } else {
      const offline = { completed: true, score: 100, codeSubmitted: code };
      queryClient.setQueryData([readProgress.path, lessonId], offline);
    }
    const count = await reached;
    if (count <= best.current) return;
    best.current = count;
    open();
  };
}
