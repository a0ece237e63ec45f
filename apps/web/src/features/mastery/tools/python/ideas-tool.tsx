import { type SkillLevel, skillLevels } from '@hbg/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../shell/lazy-part.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { QueryView } from '../../../../ui/query-view.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { profileQuery } from '../../../profile/shared/profile-query.ts';
import type { ProjectValues } from '../../../projects/shared/project-values.ts';
import { searchQuery } from '../../../search/shared/search-query.ts';
import { IdeaCard } from './idea-card.tsx';
import styles from './ideas-tool.module.css';
import { ideasAmong, interests, interestsOf } from './interests.ts';

const ProjectDialog = lazyPart(
  async () => (await import('../../../projects/shared/project-dialog.tsx')).ProjectDialog,
);

/** Plans of the house, by level and interests; the profile says what is chosen at first. */
export function IdeasTool() {
  const query = useQuery(profileQuery);
  return (
    <QueryView
      query={query}
      loading={<Skeleton label="Dein Profil wird geladen..." height={240} />}
      failing={{
        title: 'Dein Profil lässt sich gerade nicht laden',
        safe: 'Was darin steht, liegt sicher in der Garage.',
      }}
    >
      {({ skillLevel, learningGoals }) => (
        <Ideas level={skillLevel ?? 'Anfänger'} goals={learningGoals} />
      )}
    </QueryView>
  );
}

const levelOptions = skillLevels.map((value) => ({ value, label: value }));

function Ideas({ level: known, goals }: { level: SkillLevel; goals: readonly string[] }) {
  const [level, setLevel] = useState(known);
  const [chosen, setChosen] = useState('0');
  const offered = interestsOf(goals);
  const interest = offered[Number(chosen)] ?? interests[0];
  const found = useQuery(searchQuery(interest?.query ?? ''));
  const [begun, setBegun] = useState<Begun | null>(null);
  return (
    <div className={styles.tool}>
      <div className={styles.wishes}>
        <Select
          label="Worauf hast du Lust?"
          options={offered.map(({ label }, at) => ({ value: String(at), label }))}
          value={chosen}
          onChange={setChosen}
        />
        <Select label="Dein Level" options={levelOptions} value={level} onChange={setLevel} />
      </div>
      <QueryView
        query={found}
        loading={<Skeleton label="Ideen werden gesucht..." height={240} />}
        isEmpty={({ results }) => ideasAmong(results, level).length === 0}
        empty={
          <EmptyState title="Dazu gibt es noch keinen Bauplan">
            Wähl etwas anderes aus, oder frag deinen Begleiter danach.
          </EmptyState>
        }
        failing={{
          title: 'Die Ideen lassen sich gerade nicht laden',
          safe: 'Deine Projekte sind davon nicht betroffen.',
        }}
      >
        {({ results }) => (
          <ul className={styles.ideas}>
            {ideasAmong(results, level).map((idea) => (
              <li key={idea.topic}>
                <IdeaCard idea={idea} isOfLevel={idea.difficulty === level} onBegin={setBegun} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {begun && <BeginProject begun={begun} onClose={() => setBegun(null)} />}
    </div>
  );
}

type Begun = Partial<ProjectValues>;

/** The dialog of a new project, with something in it already; once kept, the project is shown. */
function BeginProject({ begun, onClose }: { begun: Begun; onClose: () => void }) {
  const go = useNavigate();
  return (
    <Suspense>
      <ProjectDialog
        project={null}
        begun={begun}
        onClose={onClose}
        onKept={({ id }) => void go({ to: '/project', search: { projekt: id } })}
      />
    </Suspense>
  );
}
