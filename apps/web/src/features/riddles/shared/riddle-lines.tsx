import type { Riddle } from '@hbg/contract/units';
import { LineList } from '../../../ui/line-list.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { highlightPython } from '../../markup/shared/highlight-python.ts';

type RiddleLinesProps = {
  code: string;
  riddle: Riddle;
  tapped: readonly number[];
  isFound: boolean;
  onTap: (line: number) => void;
};

/** Each line is a button; the reason stands below the line that was tapped. */
export function RiddleLines({ code, riddle, tapped, isFound, onTap }: RiddleLinesProps) {
  const last = tapped.at(-1);
  const toldOf = (line: number) => {
    const isGuilty = line === riddle.line;
    const isTold = tapped.includes(line) || (isGuilty && isFound);
    return isTold ? { isGuilty, why: whyOf(riddle, line) } : null;
  };
  return (
    <div>
      <LineList
        lines={highlightPython(code.trimEnd())}
        toldOf={toldOf}
        isDone={isFound}
        signs={signs}
        onChoose={onTap}
      />
      <output>
        <VisuallyHidden>{last !== undefined && said(riddle, last)}</VisuallyHidden>
      </output>
    </div>
  );
}

const signs = { guilty: 'schuld', innocent: 'nicht schuld' };

function whyOf({ line, why, innocent }: Riddle, tapped: number): string {
  return tapped === line ? why : (innocent.find((one) => one.line === tapped)?.why ?? '');
}

function said(riddle: Riddle, tapped: number): string {
  const verdict = tapped === riddle.line ? 'Erwischt' : 'Nicht schuld';
  return `Zeile ${tapped}: ${verdict}! ${whyOf(riddle, tapped).replaceAll('`', '')}`;
}
