import { numberOf } from './figure-format.ts';
import { levelShare } from './level-bar.tsx';
import styles from './level-gauge.module.css';

type LevelGaugeProps = {
  level: number;
  xp: number;
  /** Where this level begins and the next one does. */
  from: number;
  to: number;
};

const ARC = { middle: 80, radius: 70, start: -120, sweep: 240 };
const MARKS = 20;

/** Once on a page, in its head: a gauge with a pointer. */
export function LevelGauge({ level, xp, from, to }: LevelGaugeProps) {
  const share = levelShare(xp, from, to);
  return (
    <svg
      role="img"
      aria-label={`Level ${level}: ${numberOf(xp)} XP, von ${numberOf(from)} bis ${numberOf(to)}`}
      viewBox="0 6 160 126"
      className={styles.gauge}
    >
      <path d={arc(1)} className={styles.track} />
      {share > 0 && <path d={arc(share)} className={styles.done} />}
      {Array.from({ length: MARKS + 1 }, (_, mark) => (
        <Mark key={mark} mark={mark} />
      ))}
      <line
        {...along(0.0001, 40, 63)}
        className={styles.pointer}
        style={{ rotate: `${share * ARC.sweep}deg` }}
      />
      <text x="80" y="92" className={styles.level}>
        {level}
      </text>
      <text x="80" y="107" className={styles.word}>
        LEVEL
      </text>
      <text x="8" y="131" className={styles.from}>
        {numberOf(from)}
      </text>
      <text x="152" y="131" className={styles.to}>
        {numberOf(to)}
      </text>
    </svg>
  );
}

function Mark({ mark }: { mark: number }) {
  const isLong = mark % 5 === 0;
  return (
    <line
      {...along(mark / MARKS, 56, isLong ? 62 : 59)}
      className={isLong ? styles.longMark : styles.mark}
    />
  );
}

function arc(share: number): string {
  const [fromX, fromY] = point(0, ARC.radius);
  const [toX, toY] = point(share, ARC.radius);
  const isLarge = share * ARC.sweep > 180 ? 1 : 0;
  return `M${fromX} ${fromY}A${ARC.radius} ${ARC.radius} 0 ${isLarge} 1 ${toX} ${toY}`;
}

function along(share: number, inner: number, outer: number) {
  const [x1, y1] = point(share, inner);
  const [x2, y2] = point(share, outer);
  return { x1, y1, x2, y2 };
}

/** On the dial, at a share of its sweep. */
function point(share: number, radius: number): [number, number] {
  const angle = ((ARC.start + share * ARC.sweep) * Math.PI) / 180;
  return [
    round(ARC.middle + radius * Math.sin(angle)),
    round(ARC.middle - radius * Math.cos(angle)),
  ];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
