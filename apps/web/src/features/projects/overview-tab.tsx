import type { Project } from '@hbg/contract/projects';
import { Archive, ArchiveRestore, Pencil, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../shell/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { Figure, FigureRow } from '../../ui/figure.tsx';
import { today } from '../../ui/german-date.ts';
import { Progress } from '../../ui/progress.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './overview-tab.module.css';
import {
  difficultyLabels,
  hoursInWords,
  progressOf,
  statusOptions,
} from './shared/project-labels.ts';
import { useChangeProject } from './shared/use-change-project.ts';
import { useRemoveProject } from './shared/use-remove-project.ts';

const BurnUp = lazyPart(async () => (await import('./burn-up.tsx')).BurnUp);
const ProjectCode = lazyPart(async () => (await import('./project-code.tsx')).ProjectCode);

type OverviewTabProps = { project: Project; onEdit: () => void; onGone: () => void };

export function OverviewTab({ project, onEdit, onGone }: OverviewTabProps) {
  const { description, language, difficulty, estimatedHours, actualHours, targetDate, code } =
    project;
  const change = useChangeProject();
  return (
    <div className={styles.tab}>
      {description && <p className={styles.description}>{description}</p>}
      <Progress value={progressOf(project)} label="Fortschritt" />
      <FigureRow>
        <Figure label="Sprache" value={language} />
        <Figure label="Schwierigkeit" value={difficultyLabels[difficulty]} />
        <Figure label="Geschätzte Zeit" value={`${hoursInWords(estimatedHours)} h`} />
        <Figure label="Verbrachte Zeit" value={`${hoursInWords(actualHours)} h`} />
        <Figure label="Zieldatum" value={targetDate ? germanDay(targetDate) : 'Nicht gesetzt'} />
      </FigureRow>
      {isOverdue(project) && (
        <p className={styles.overdue}>
          Das Zieldatum ist vorbei: Es war der {germanDay(project.targetDate)}. Das macht nichts.
          Nimm ein neues oder streich ein Feature, das nicht sein muss.
        </p>
      )}
      {project.history.length > 0 && (
        <Suspense fallback={<Skeleton height={210} />}>
          <BurnUp project={project} />
        </Suspense>
      )}
      <div className={styles.status}>
        <Select
          label="Status"
          options={statusOptions}
          value={project.status}
          onChange={(status) => void change(project, { status })}
        />
      </div>
      <Actions project={project} onEdit={onEdit} onGone={onGone} />
      {code !== null && (
        <Suspense fallback={<Skeleton height={240} />}>
          <ProjectCode code={code} language={language} />
        </Suspense>
      )}
    </div>
  );
}

function Actions({ project, onEdit, onGone }: OverviewTabProps) {
  const change = useChangeProject();
  const remove = useRemoveProject();
  const { isArchived, title } = project;
  const archive = () => {
    void change(project, { isArchived: !isArchived });
    if (!isArchived) onGone();
    showToast({
      title: isArchived ? `„${title}“ ist wieder da` : `„${title}“ liegt im Archiv`,
      about: project.id,
      action: {
        label: 'Rückgängig',
        onAct: () => void change({ ...project, isArchived: !isArchived }, { isArchived }),
      },
    });
  };
  const erase = () => {
    void remove(project);
    onGone();
  };
  return (
    <div className={styles.actions}>
      <Button size="small" icon={<Pencil size={16} />} onClick={onEdit}>
        Bearbeiten
      </Button>
      <Button
        size="small"
        icon={isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />}
        onClick={archive}
      >
        {isArchived ? 'Aus dem Archiv holen' : 'Archivieren'}
      </Button>
      <Button size="small" variant="danger" icon={<Trash2 size={16} />} onClick={erase}>
        Löschen
      </Button>
    </div>
  );
}

type Overdue = Project & { readonly targetDate: string };

function isOverdue(project: Project): project is Overdue {
  const { targetDate, status } = project;
  return targetDate !== null && status !== 'completed' && targetDate < today();
}

function germanDay(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('de-DE', { timeZone: 'UTC' });
}
