import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type SkeletonProps = {
  lines?: number | undefined;
  /** One block of this many pixels instead of lines, or as high as a style says. */
  height?: number | `var(--${string})` | undefined;
  label?: string | undefined;
};

export function Skeleton({ lines = 3, height, label = 'Laden...' }: SkeletonProps) {
  return (
    <output className={styles.skeleton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {height === undefined ? (
        Array.from({ length: lines }, (_, line) => <span key={line} className={styles.line} />)
      ) : (
        <span className={styles.block} style={{ height }} />
      )}
    </output>
  );
}
