import type { LearnerId } from '@hbg/contract/account';
import type { ProjectDifficulty } from '@hbg/contract/projects';
import type { Db } from '../../db/database.ts';
import { projectAddress } from '../../place-of.ts';
import { listIn } from '../projects/shown-project.ts';
import { lastSessions, type ProjectRow, readProjects, readSessions } from '../projects/store.ts';
import { holdsWordsOf } from './holds-words-of.ts';

const most = 3;

const difficulties: Readonly<Record<ProjectDifficulty, string>> = {
  beginner: 'Anfänger',
  intermediate: 'Fortgeschritten',
  advanced: 'Experte',
};

/** Projects of the learner in which every word stands that was asked for, or in what they wrote of a session. */
export async function findOwnProjects(db: Db, learner: LearnerId, query: string) {
  const holdsAll = holdsWordsOf(query);
  const rows = await readProjects(db, learner);
  const isNamed = ({ title }: ProjectRow) => holdsAll([title]);
  const others = rows.filter((row) => !isNamed(row));
  const sessions = Map.groupBy(
    await readSessions(
      db,
      others.map(({ id }) => id),
      lastSessions,
    ),
    ({ project_id }) => project_id,
  );
  const textsOf = (row: ProjectRow) => [
    row.title,
    row.description,
    row.language,
    ...listIn(row.target_features),
    ...listIn(row.completed_features),
    ...(sessions.get(row.id) ?? []).flatMap((session) => [
      session.session_name,
      session.work_done,
      session.challenges_faced,
    ]),
  ];
  return {
    named: rows.filter(isNamed).slice(0, most).map(resultOf),
    mentioned: others
      .filter((row) => holdsAll(textsOf(row)))
      .slice(0, most)
      .map(resultOf),
  };
}

function resultOf({ id, title, description, language, difficulty, target_features }: ProjectRow) {
  return {
    kind: 'project' as const,
    place: projectAddress(id),
    topic: title,
    description: description || `Ein Projekt in ${language}.`,
    difficulty: difficulties[difficulty],
    steps: listIn(target_features),
    codeExample: '',
    language: 'python' as const,
    explanation: '',
  };
}
