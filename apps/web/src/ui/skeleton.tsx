import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type SkeletonProps = {
  lines?: number | undefined;
  /** One block of this many pixels instead of lines, or as high as a style says. */
  height?: number | `var(--${string})` | undefined;
  label?: string | undefined;
  /** A card with a heading, two lines and a block. */
  isCard?: boolean | undefined;
  /** For everybody: otherwise the shape says it, and the label is heard. */
  isLabelSeen?: boolean | undefined;
};

export function Skeleton({ label = 'Laden...', isLabelSeen, ...shape }: SkeletonProps) {
  return (
    <output className={styles.skeleton}>
      {isLabelSeen ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
      <Shape {...shape} />
    </output>
  );
}

type ShapeProps = Pick<SkeletonProps, 'lines' | 'height' | 'isCard'>;

function Shape({ lines = 3, height, isCard }: ShapeProps) {
  if (isCard) {
    return (
      <span className={styles.card}>
        <span className={styles.heading} />
        <Shape lines={2} />
        <Shape height={height ?? 144} />
      </span>
    );
  }
  if (height !== undefined) return <span className={styles.block} style={{ height }} />;
  return Array.from({ length: lines }, (_, line) => <span key={line} className={styles.line} />);
}
