import type { Project } from '@hbg/contract/projects';
import { addDays, today } from '../../ui/german-date.ts';
import { LinePicture } from '../../ui/line-picture.tsx';

/** How the features grew and got done, day by day. */
export function BurnUp({ project }: { project: Project }) {
  const { history, targetDate } = project;
  const [first] = history;
  const last = history.at(-1);
  const open = project.targetFeatures.length;
  const done = project.completedFeatures.length;
  if (!first || !last || open + done === 0) return null;
  const now = today();
  const wanted = [addDays(first.day, shortestDays), now, last.day, targetDate ?? now];
  return (
    <LinePicture
      title="Fertige und geplante Features nach Tagen"
      from={first.day}
      to={wanted.toSorted((a, b) => a.localeCompare(b)).at(-1) ?? now}
      today={now}
      lines={[
        {
          name: 'Geplant',
          kind: 'plan',
          endLabel: `${open + done} geplant`,
          points: history.map(({ day, planned }, at) => ({
            day,
            value: planned,
            note: more(planned - (history[at - 1]?.planned ?? planned)),
          })),
        },
        {
          name: 'Fertig',
          kind: 'done',
          endLabel: `${done}, noch ${open}`,
          points: history.map((each) => ({ day: each.day, value: each.done })),
        },
      ]}
    />
  );
}

const shortestDays = 7;

function more(added: number): string | undefined {
  if (added <= 0) return undefined;
  return added === 1 ? '1 Feature dazu' : `${added} Features dazu`;
}
