import { joinClasses } from './join-classes.ts';
import styles from './proof.module.css';
import { PROOF_CHARGE, PROOF_NAMES, type ProofState } from './proof.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type ProofProps = {
  state: ProofState;
  /** Where the name of the state is written beside it anyway. */
  isNamed?: boolean | undefined;
};

/** Four cells of charge; green only when mastered, dashed amber when it's to be asked again. */
export function ProofCells({ state, isNamed = false }: ProofProps) {
  const charge = PROOF_CHARGE[state];
  return (
    <span className={joinClasses(styles.cells, styles[state])}>
      {!isNamed && <VisuallyHidden>{PROOF_NAMES[state]}</VisuallyHidden>}
      {[1, 2, 3, 4].map((cell) => (
        <i key={cell} className={joinClasses(styles.cell, cell <= charge && styles.charged)} />
      ))}
    </span>
  );
}

/** The same in one tube, for a row of lessons; `title` says which of them it is. */
export function ProofTube({ state, title }: { state: ProofState; title: string }) {
  return (
    <span className={joinClasses(styles.tube, styles[state])}>
      <VisuallyHidden>
        {title}: {PROOF_NAMES[state]}{' '}
      </VisuallyHidden>
      <i className={styles.filling} style={{ height: `${PROOF_CHARGE[state] * 25}%` }} />
    </span>
  );
}
