import type { LearnerId } from '@hbg/contract/account';
import styles from './avatar.module.css';

type AvatarProps = { readonly learner: LearnerId; readonly size: 'small' | 'large' };

/** A drawing beside the learner's name, so nothing to be read aloud. */
export function Avatar({ learner, size }: AvatarProps) {
  const Drawing = learner === 1 ? Terminal : Ghost;
  return (
    <svg className={`${styles.avatar} ${styles[size]}`} viewBox="0 0 128 128" aria-hidden="true">
      <Drawing />
    </svg>
  );
}

function Terminal() {
  return (
    <g className={styles.terminal}>
      <rect className={styles.tile} width="128" height="128" rx="36" />
      <path className={styles.stroke} d="M64 33V20" />
      <circle className={styles.fill} cx="64" cy="17" r="6" />
      <rect className={styles.body} x="28" y="34" width="72" height="58" rx="20" />
      <path className={styles.stroke} d="m44 57 10 9-10 9M66 75h18" />
      <rect className={styles.faded} x="46" y="98" width="36" height="10" rx="5" />
    </g>
  );
}

function Ghost() {
  return (
    <g className={styles.ghost}>
      <rect className={styles.tile} width="128" height="128" rx="36" />
      <path
        className={styles.body}
        d="M36 60a28 28 0 0 1 56 0v28c0 5-5 6-8 3l-6-8-11 10q-3 3-6 0L50 83l-6 8c-3 3-8 2-8-3Z"
      />
      <rect className={styles.fill} x="48" y="52" width="10" height="12" rx="3" />
      <rect className={styles.fill} x="70" y="52" width="10" height="12" rx="3" />
      <path className={styles.spark} d="M88 22h10v10H88z" />
      <path className={styles.sparkFaded} d="M98 32h8v8h-8z" />
      <path className={styles.sparkGreen} d="M24 28h8v8h-8z" />
    </g>
  );
}
