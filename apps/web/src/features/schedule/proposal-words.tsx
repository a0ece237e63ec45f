import styles from './proposal-words.module.css';

export function ProposalWords({ title }: { title: string }) {
  return (
    <>
      <b className={styles.title}>{title}</b>
      <span className={styles.take}>Übernehmen</span>
    </>
  );
}
