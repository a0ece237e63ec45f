import type { Profile } from '@hbg/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil, ScrollText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Figure, FigureRow } from '../../ui/figure.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Avatar } from '../account/shared/avatar.tsx';
import { learnerNamed } from '../account/shared/learners.ts';
import { useCurrentUser } from '../account/shared/session.ts';
import type { Ledger, LedgerProps } from './ledger-query.ts';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-head.module.css';
import { hoursAndMinutes, languageNames, meanWords, styleFacts } from './profile-words.ts';
import { profileQuery } from './shared/profile-query.ts';

/** Who it is, what they say about themselves, and their figures. */
export function ProfileHead({ ledger }: LedgerProps) {
  const user = useCurrentUser() ?? '';
  const query = useQuery(profileQuery);
  const { button, isOn, begin, end } = useEditing();
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        <Avatar learner={learnerNamed(user).id} size="large" />
      </div>
      <div className={styles.who}>
        <div className={styles.named}>
          <h2 className={styles.name}>{user}</h2>
          {query.data && !isOn && (
            <Button
              ref={button}
              variant="ghost"
              size="small"
              icon={<Pencil size={16} />}
              onClick={begin}
            >
              Bearbeiten
            </Button>
          )}
          <Link to="/profile/can" className={buttonClass({ variant: 'ghost', size: 'small' })}>
            <ScrollText size={16} /> Was ich kann
          </Link>
        </div>
        {!isOn && (
          <QueryView
            query={query}
            loading={<Skeleton label="Dein Profil wird geladen..." lines={1} />}
            failing={{
              title: 'Dein Profil lässt sich gerade nicht laden',
              safe: 'Was du über dich gesagt hast, liegt sicher in der Garage.',
            }}
          >
            {(profile) => <Facts profile={profile} />}
          </QueryView>
        )}
      </div>
      <section className={styles.figures} aria-label="Lernstatistik">
        <QueryView
          query={ledger}
          loading={<Skeleton label="Deine Lernstatistik wird geladen..." height={56} />}
          failing={{
            title: 'Deine Lernstatistik lässt sich gerade nicht laden',
            safe: 'Was du geschafft hast, liegt sicher in der Garage.',
          }}
        >
          {(told) => <Figures {...told} />}
        </QueryView>
      </section>
      {isOn && query.data && <ProfileForm profile={query.data} onClose={end} />}
    </div>
  );
}

/** The focus comes back to where it was begun. */
function useEditing() {
  const [isOn, setIsOn] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasEnded = useRef(false);
  useEffect(() => {
    if (!isOn && hasEnded.current) button.current?.focus();
  }, [isOn]);
  const begin = () => setIsOn(true);
  const end = () => {
    hasEnded.current = true;
    setIsOn(false);
  };
  return { isOn, button, begin, end };
}

function Facts({ profile }: { profile: Profile }) {
  const facts = factsOf(profile);
  if (facts.length === 0) {
    return (
      <p className={styles.facts}>
        Erzähl mit „Bearbeiten“, was du willst: Dann passen die Empfehlungen zu dir.
      </p>
    );
  }
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function factsOf(profile: Profile): string[] {
  const { skillLevel, learningStyle, preferredLanguages, learningGoals } = profile;
  const languages = preferredLanguages.map((language) => languageNames[language]).join(', ');
  return [
    ...(skillLevel ? [skillLevel] : []),
    ...(learningStyle ? [styleFacts[learningStyle]] : []),
    ...(languages ? [`mag ${languages}`] : []),
    ...learningGoals.map((goal) => `Ziel: ${goal}`),
  ];
}

function Figures({ totals, streak }: Pick<Ledger, 'totals' | 'streak'>) {
  return (
    <FigureRow>
      <Figure label="Lernzeit" value={hoursAndMinutes(totals.minutes)} />
      <Figure label="Übungen" value={totals.completed} />
      <Figure label="Ø Punkte" value={meanWords(totals.score)} />
      <Figure label="Tage Serie" value={streak.days} tone="xp" />
    </FigureRow>
  );
}
