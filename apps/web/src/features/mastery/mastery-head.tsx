import type { MasteryArea, MasteryChapter } from '@hbg/contract/mastery';
import { useQuery } from '@tanstack/react-query';
import {
  Compass,
  FileCode2,
  type LucideIcon,
  Sprout,
  SquareFunction,
  WandSparkles,
} from 'lucide-react';
import { Accordion } from '../../ui/accordion.tsx';
import { Figure, FigureRow } from '../../ui/figure.tsx';
import { LevelGauge } from '../../ui/level-gauge.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RarityBadge } from '../../ui/rarity-badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { achievementsQuery } from '../achievements/shared/achievements-query.ts';
import { BadgeIcon } from '../achievements/shared/badge-icon.tsx';
import { BadgeList, isEarned, whenEarned } from '../achievements/shared/badge-list.tsx';
import { type AreaStanding, standingIn } from './area-standing.ts';
import { areaWords } from './area-words.ts';
import styles from './mastery-head.module.css';

type MasteryHeadProps = { area: MasteryArea; chapters: readonly MasteryChapter[] };

/** How far one is: level, XP, and the badges that were earned here. */
export function MasteryHead({ area, chapters }: MasteryHeadProps) {
  const query = useQuery(achievementsQuery());
  return (
    <section className={styles.head}>
      <h1 className={styles.area}>{areaWords[area].title}</h1>
      <QueryView
        query={query}
        loading={<Skeleton label="Dein Level wird geladen..." height={120} />}
        failing={{
          title: 'Dein Level lässt sich gerade nicht laden',
          safe: 'XP und Badges bleiben dir.',
        }}
      >
        {(ledger) => <Standing standing={standingIn(ledger, area)} chapters={chapters} />}
      </QueryView>
    </section>
  );
}

type StandingProps = { standing: AreaStanding } & Pick<MasteryHeadProps, 'chapters'>;

function Standing({ standing, chapters }: StandingProps) {
  const { level, xp, badges } = standing;
  const earned = badges.filter(isEarned);
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  return (
    <div className={styles.standing}>
      <div className={styles.gauge}>
        <LevelGauge level={level.number} xp={xp} from={level.from} to={level.until ?? level.from} />
      </div>
      <LevelWords standing={standing} />
      <div className={styles.figures}>
        <FigureRow>
          <Figure label="Level" value={level.number} />
          <Figure label="XP Gesamt" value={xp} tone="xp" />
          <Figure label="Lektionen" value={lessons.filter((one) => one.isCompleted).length} />
          <Figure label="Badges" value={earned.length} />
        </FigureRow>
        {earned.length > 0 && (
          <ul className={styles.badges} aria-label="Deine Badges">
            {earned.map((badge) => (
              <li key={badge.id}>
                <RarityBadge
                  title={badge.name}
                  rarity={badge.rarity}
                  icon={<BadgeIcon name={badge.icon} />}
                  note={whenEarned(badge)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.all}>
        <Accordion
          items={[
            {
              id: 'badges',
              title: 'Alle Badges',
              aside: `${earned.length} von ${badges.length}`,
              content: <BadgeList badges={badges} />,
            },
          ]}
        />
      </div>
    </div>
  );
}

const icons: readonly LucideIcon[] = [Sprout, Compass, FileCode2, SquareFunction, WandSparkles];

function LevelWords({ standing: { level, xp, percent } }: { standing: AreaStanding }) {
  const Icon = icons[level.number - 1] ?? Sprout;
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        <Icon size={28} aria-hidden="true" /> {level.name}
      </p>
      <p className={styles.next}>
        {level.until === null ? (
          <>
            <b>{xp} XP</b>: höher geht es nicht.
          </>
        ) : (
          <>
            Noch <b>{level.until - xp} XP</b> bis Level {level.number + 1}. {percent}&nbsp;% des
            Wegs hast du.
          </>
        )}
      </p>
    </div>
  );
}
