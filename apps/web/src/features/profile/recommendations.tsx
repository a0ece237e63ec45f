import type { Recommendation } from '@hbg/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { CodeText } from '../../ui/code-text.tsx';
import { PlaceLink } from '../../ui/place-link.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { recommendationsQuery } from './queries.ts';
import styles from './recommendations.module.css';
import { Section } from './section.tsx';

const kinds: Readonly<Record<Recommendation['kind'], string>> = {
  next: 'Weiter',
  refresh: 'Auffrischen',
  new: 'Neues',
};

export function Recommendations() {
  const query = useQuery(recommendationsQuery);
  return (
    <Section title="KI-Empfehlungen" aside="berechnet aus dem, was du machst und willst">
      <QueryView
        query={query}
        loading={<Skeleton label="Empfehlungen werden geladen..." height={168} />}
        failing={{
          title: 'Deine Empfehlungen lassen sich gerade nicht laden',
          safe: 'Alle Lektionen stehen dir offen: oben im Menü.',
        }}
      >
        {(recommended) => (
          <ul className={styles.cards}>
            {recommended.map((one) => (
              <li key={one.kind} className={styles.card}>
                <Card {...one} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}

function Card({ kind, title, reason, minutes, address }: Recommendation) {
  return (
    <>
      <p className={styles.kind}>{kinds[kind]}</p>
      <h3 className={styles.title}>
        <PlaceLink address={address} className={styles.link}>
          {title}
        </PlaceLink>
      </h3>
      <p className={styles.reason}>
        <CodeText>{reason}</CodeText>
      </p>
      <p className={styles.foot}>
        <span>{kind === 'new' ? `${minutes} min für den Anfang` : `${minutes} min`}</span>
        <ArrowRight size={20} aria-hidden="true" />
      </p>
    </>
  );
}
