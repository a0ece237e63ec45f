import type { Project } from '@hbg/contract/projects';
import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Progress } from '../../ui/progress.tsx';
import type { ProjectAddress } from './project-address.ts';
import styles from './project-list.module.css';
import {
  difficultyLabels,
  featuresDone,
  hoursInWords,
  progressOf,
  statusLabels,
} from './shared/project-labels.ts';

type ProjectListProps = {
  projects: readonly Project[];
  address: ProjectAddress;
  onShow: (next: ProjectAddress) => void;
};

/** Those in work, or those of the archive. */
export function ProjectList({ projects, address, onShow }: ProjectListProps) {
  const isArchive = address.archiv === 'ja';
  const shown = projects.filter(({ isArchived }) => isArchived === isArchive);
  const archived = projects.filter(({ isArchived }) => isArchived).length;
  return (
    <nav aria-label="Projekte" className={styles.nav}>
      <ul className={styles.list}>
        {shown.map((project) => (
          <li key={project.id} className={styles.item}>
            <ProjectCard project={project} address={address} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.none}>{noneText(isArchive)}</p>}
      {(isArchive || archived > 0) && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => onShow({ archiv: isArchive ? undefined : 'ja' })}
        >
          {isArchive ? 'Zurück zu den Projekten' : `Archiv (${archived})`}
        </Button>
      )}
    </nav>
  );
}

function noneText(isArchive: boolean): string {
  return isArchive
    ? 'Im Archiv liegt nichts.'
    : 'Alle deine Projekte liegen im Archiv. Dort kannst du sie wieder hervorholen.';
}

type ProjectCardProps = { project: Project; address: ProjectAddress };

function ProjectCard({ project, address }: ProjectCardProps) {
  const { id, title, status, language, difficulty, actualHours, estimatedHours } = project;
  const percent = progressOf(project);
  return (
    <Link
      to="/project"
      search={{ ...address, projekt: id }}
      resetScroll={false}
      aria-current={address.projekt === id || undefined}
      className={styles.card}
    >
      <span className={styles.row}>
        <span className={styles.title}>{title}</span>
        <span className={styles.percent}>{percent}&nbsp;%</span>
      </span>
      <Progress value={percent} label={`Fortschritt von „${title}“`} isLabelHidden />
      <span className={styles.row}>
        <span className={joinClasses(styles.status, styles[status])}>{statusLabels[status]}</span>
        <span className={styles.facts}>
          {language} · {difficultyLabels[difficulty]}
        </span>
      </span>
      <span className={joinClasses(styles.row, styles.facts)}>
        <span>{featuresDone(project)}</span>
        <span>
          {hoursInWords(actualHours)}/{hoursInWords(estimatedHours)}&nbsp;h
        </span>
      </span>
    </Link>
  );
}
