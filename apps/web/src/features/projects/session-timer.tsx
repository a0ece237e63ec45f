import { dropTimer, type Project, startTimer } from '@hbg/contract/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Play, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { callProblem } from '../../ui/call-problem.ts';
import { confirm } from '../../ui/confirm.ts';
import { showToast } from '../../ui/toast.tsx';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs } from '../units/shared/code/call-as.ts';
import styles from './sessions-tab.module.css';
import { projectsQuery } from './shared/queries.ts';
import { withProject } from './shared/use-change-project.ts';
import { isGone, useLeaveGone } from './shared/use-leave-gone.ts';

type SessionTimerProps = { project: Project; onEnd: (minutes: number) => void };

/** It runs in the house: begun here, it can be ended on another device. */
export function SessionTimer({ project, onEnd }: SessionTimerProps) {
  const { timerStartedAt } = project;
  const { start, drop, isPending } = useTimer(project);
  if (timerStartedAt === null) {
    return (
      <div className={styles.timer}>
        <Button icon={<Play size={16} />} isBusy={isPending} onClick={start}>
          Uhr starten
        </Button>
      </div>
    );
  }
  const dropIt = async () => {
    const isSure = await confirm({
      title: 'Die laufende Sitzung verwerfen?',
      text: 'Die Zeit seit dem Start wird dann nicht gezählt.',
      action: 'Verwerfen',
      tone: 'danger',
    });
    if (isSure) drop();
  };
  return (
    <div className={styles.timer}>
      <RunningClock since={timerStartedAt} />
      <Button icon={<Square size={16} />} onClick={() => onEnd(minutesSince(timerStartedAt))}>
        Beenden und speichern
      </Button>
      <Button variant="ghost" isBusy={isPending} onClick={() => void dropIt()}>
        Verwerfen
      </Button>
    </div>
  );
}

function useTimer({ id }: Project) {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const leave = useLeaveGone();
  const { mutate, isPending } = useMutation({
    mutationFn: (route: typeof startTimer | typeof dropTimer) =>
      callAs(owner, route, { params: { id } }),
    onSuccess: (project: Project) =>
      queryClient.setQueryData(projectsQuery.queryKey, (all) => all && withProject(all, project)),
    onError: (error) => {
      if (isGone(error)) return leave(id);
      const description = callProblem(error);
      if (description)
        showToast({ title: 'Das hat nicht geklappt', description, tone: 'destructive' });
    },
  });
  return { start: () => mutate(startTimer), drop: () => mutate(dropTimer), isPending };
}

function RunningClock({ since }: { since: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(clock);
  }, []);
  return (
    <span role="timer" aria-label="Laufende Sitzung" className={styles.clock}>
      {clockText(Math.max(0, now - Date.parse(since)))}
    </span>
  );
}

function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const hours = Math.floor(seconds / 3_600);
  return `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

const longest = 1_440;

function minutesSince(moment: string): number {
  const minutes = Math.round((Date.now() - Date.parse(moment)) / 60_000);
  return Math.min(longest, Math.max(1, minutes));
}
