import type { PieceBar } from '@hbg/maths/task';
import { joinClasses } from '../../../ui/join-classes.ts';
import { MathsText } from '../maths-text.tsx';
import styles from './piece-bars.module.css';

type PieceBarsProps = {
  bars: readonly (PieceBar & { says: string })[];
  /** The last step: this is the answer. */
  isAnswer: boolean;
};

/** Fractions as pieces of bars; more than a whole takes a second one. */
export function PieceBars({ bars, isAnswer }: PieceBarsProps) {
  return bars.map((bar) => (
    <div key={bar.says} className={styles.row}>
      <span className={styles.bars} aria-hidden="true">
        {Array.from({ length: wholesOf(bar) }, (_, at) => (
          <Bar key={at} bar={bar} filled={bar.filled - at * bar.of} isAnswer={isAnswer} />
        ))}
      </span>
      <span className={styles.says}>
        <MathsText>{bar.says}</MathsText>
      </span>
    </div>
  ));
}

function wholesOf({ of, filled }: PieceBar): number {
  return Math.max(1, Math.ceil(filled / of));
}

function Bar({ bar, filled, isAnswer }: { bar: PieceBar; filled: number; isAnswer: boolean }) {
  const perCut = bar.of / bar.cuts;
  return (
    <span className={joinClasses(styles.bar, isAnswer && styles.answer)}>
      {Array.from({ length: bar.of }, (_, at) => (
        <i
          key={at}
          className={joinClasses(
            at < filled && styles.filled,
            at > 0 && perCut > 1 && at % perCut === 0 && styles.cut,
          )}
        />
      ))}
    </span>
  );
}
