import type { GeneratedCode } from '@hbg/contract/code-generator';
import { type KeyboardEvent, useMemo } from 'react';
import { CodeLine } from '../../../../ui/code-line.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { type LinePart, linesWithGaps } from './code-with-gaps.ts';
import { answerOf, type GapState, untouched, type Verdict } from './gap-check.ts';
import styles from './gap-code.module.css';

type GapCodeProps = {
  generated: GeneratedCode;
  states: readonly GapState[];
  verdicts: readonly Verdict[];
  isWhole: boolean;
  onChange: (gap: number, answer: string) => void;
  onCheck: () => void;
};

export function GapCode(props: GapCodeProps) {
  const { generated } = props;
  const lines = useMemo(() => linesWithGaps(generated), [generated]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways
    <section aria-label="Erzeugter Code" tabIndex={0} className={styles.code}>
      <ol className={styles.lines}>
        {lines.map((parts, line) => (
          // Lines never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={line} className={styles.line}>
            {parts.map((part, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Part key={place} part={part} {...props} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Part({ part, ...props }: GapCodeProps & { part: LinePart }) {
  if (part.kind === 'code') return <CodeLine tokens={part.tokens} />;
  const { generated, states, verdicts, isWhole } = props;
  const gap = generated.gaps[part.gap];
  if (!gap) return null;
  const verdict = verdicts[part.gap] ?? 'open';
  const right = answerOf(generated, gap);
  if (isWhole) {
    const own = states[part.gap]?.answer ?? '';
    return <mark className={styles.found}>{verdict === 'right' ? own.trim() : right}</mark>;
  }
  return <GapField {...props} number={part.gap} verdict={verdict} width={right.length} />;
}

type GapFieldProps = GapCodeProps & { number: number; verdict: Verdict; width: number };

function GapField({ number, verdict, width, ...props }: GapFieldProps) {
  const { generated, states, onChange, onCheck } = props;
  const { answer } = states[number] ?? untouched;
  const checkByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onCheck();
  };
  return (
    <span className={joinClasses(styles.gap, styles[verdict])}>
      <span className={styles.number} aria-hidden="true">
        {number + 1}
      </span>
      <input
        className={styles.input}
        style={{ width: `${Math.max(width, answer.length, 6) + 1}ch` }}
        value={answer}
        maxLength={60}
        aria-label={`Lücke ${number + 1}: ${generated.gaps[number]?.question ?? ''}`}
        aria-invalid={verdict === 'wrong' || undefined}
        aria-describedby={`luecke-${number + 1}`}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(number, target.value)}
        onKeyDown={checkByEnter}
      />
    </span>
  );
}
