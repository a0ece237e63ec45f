import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type SkeletonProps = {
  lines?: number | undefined;
  /** One block of this many pixels instead of lines, or as high as a style says. */
  height?: number | `var(--${string})` | undefined;
  label?: string | undefined;
  /** For everybody: otherwise the shape says it, and the label is heard. */
  isLabelSeen?: boolean | undefined;
};

export function Skeleton({ lines = 3, height, label = 'Laden...', isLabelSeen }: SkeletonProps) {
  return (
    <output className={styles.skeleton}>
      {isLabelSeen ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
      {height === undefined ? (
        Array.from({ length: lines }, (_, line) => <span key={line} className={styles.line} />)
      ) : (
        <span className={styles.block} style={{ height }} />
      )}
    </output>
  );
}
