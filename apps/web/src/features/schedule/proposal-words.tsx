import type { Ref } from 'react';
import styles from './proposal-words.module.css';

export function ProposalWords({ ref, title }: { ref?: Ref<HTMLElement>; title: string }) {
  return (
    <>
      <b ref={ref} className={styles.title}>
        {title}
      </b>
      <span className={styles.take}>Übernehmen</span>
    </>
  );
}
