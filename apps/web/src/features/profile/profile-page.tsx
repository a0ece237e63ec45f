import { useQuery } from '@tanstack/react-query';
import hidden from '../../ui/visually-hidden.module.css';
import { achievementsQuery } from '../achievements/shared/achievements-query.ts';
import { Activities } from './activities.tsx';
import { AiSessions } from './ai-sessions.tsx';
import { Assessments } from './assessments.tsx';
import { Badges } from './badges.tsx';
import { CourseSkills } from './course-skills.tsx';
import { GarageLight } from './garage-light.tsx';
import { ProfileHead } from './profile-head.tsx';
import styles from './profile-page.module.css';
import { Recommendations } from './recommendations.tsx';
import { UnaidedChecks } from './unaided-checks.tsx';

export function ProfilePage() {
  const ledger = useQuery(achievementsQuery());
  return (
    <div className={styles.page}>
      <h1 className={hidden.hidden}>Profil</h1>
      <ProfileHead ledger={ledger} />
      <Recommendations />
      <div className={styles.columns}>
        <div className={styles.column}>
          <CourseSkills />
          <Assessments />
          <UnaidedChecks />
        </div>
        <div className={styles.column}>
          <GarageLight ledger={ledger} />
          <Activities ledger={ledger} />
          <AiSessions />
        </div>
      </div>
      <Badges ledger={ledger} />
    </div>
  );
}
