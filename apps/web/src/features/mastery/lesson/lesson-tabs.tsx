import type { QuizResult } from '@hbg/contract/achievements';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyPart } from '../../../shell/lazy-part.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { useActiveMinutes } from '../../achievements/shared/use-active-minutes.ts';
import { areaWords } from '../area-words.ts';
import { LazyTools } from '../lazy-tools.tsx';
import { type MasteryView, readMasteryAddress } from '../mastery-address.ts';
import { slugOf } from '../place-in.ts';
import { useFinishLesson } from '../use-keeping.ts';
import { LessonFoot } from './lesson-foot.tsx';
import { type LessonProps, LessonView } from './lesson-view.tsx';

const LabView = lazyPart(async () => (await import('../lab/lab-view.tsx')).LabView);

type LessonTabsProps = LessonProps & { view: MasteryView | undefined };

/** A lesson, and below its tabs, whichever is open, what pays it and what of it is proven. */
export function LessonTabs({ view, ...given }: LessonTabsProps) {
  const { area, user, lesson } = given;
  const { path, lab } = areaWords[area];
  const go = useNavigate();
  const minutes = useActiveMinutes(user, lesson.unit);
  const finish = useFinishLesson(user, area);
  const [quiz, setQuiz] = useState<QuizResult | null>(null);
  const [isDone, setIsDone] = useState(false);
  const show = (id: string) =>
    void go({
      to: path,
      search: readMasteryAddress({ lektion: slugOf(lesson), ansicht: id }),
      replace: true,
      resetScroll: false,
    });
  const complete = (result: QuizResult | null) => {
    const { unit, title } = lesson;
    finish({ unit, title, quiz: result, minutes: minutes() });
    setIsDone(true);
  };
  const keepQuiz = (result: QuizResult) => {
    // The best one of this visit counts, as on the server.
    setQuiz(quiz && quiz.right > result.right ? quiz : result);
    if (lesson.isCompleted) complete(result);
  };
  return (
    <>
      <Tabs
        label={lesson.title}
        activeId={view ?? 'lektion'}
        onChange={show}
        tabs={[
          { id: 'lektion', title: 'Lektion', content: <LessonView {...given} onQuiz={keepQuiz} /> },
          { id: 'lab', title: lab, content: <LabView {...given} /> },
          { id: 'tools', title: 'Tools', content: <LazyTools area={area} lesson={lesson} /> },
        ]}
      />
      <LessonFoot
        area={area}
        lesson={lesson}
        isInLab={view === 'lab'}
        isDone={isDone}
        onComplete={() => complete(quiz)}
      />
    </>
  );
}
