import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { reachesAll, type Wanted } from '../goals/try-goals.ts';
import { PieceList } from './piece-list.tsx';
import {
  codeOf,
  firstWrong,
  hasIndentation,
  indented,
  moved,
  type Piece,
  piecesOf,
  type Wrong,
} from './puzzle.ts';
import styles from './puzzle-dialog.module.css';

type PuzzleDialogProps = {
  solution: string;
  wanted: Wanted;
  onClose: () => void;
  /** It is put together: the program may go into the editor. */
  onDone: (code: string) => void;
};

/** The program in shuffled lines: to see how it is built before one sees the solution. */
export function PuzzleDialog({ solution, wanted, onClose, onDone }: PuzzleDialogProps) {
  const puzzle = usePuzzle(solution, wanted);
  const { pieces, verdict, said, hasDepth, change } = puzzle;
  const finish = () => {
    onDone(codeOf(pieces));
    showToast(done);
  };
  return (
    <Dialog
      title="Zeilenpuzzle"
      isOpen
      onClose={onClose}
      footer={<Footer verdict={verdict} onCheck={() => void puzzle.check()} onDone={finish} />}
    >
      <p>{hasDepth ? taskWithDepth : task}</p>
      <PieceList
        pieces={pieces}
        hasDepth={hasDepth}
        wrongAt={verdict.kind === 'wrong' ? verdict.wrong.at : null}
        onChange={change}
      />
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </Dialog>
  );
}

const task =
  'Diese Teile ergeben zusammen ein Programm für die Aufgabe. Zieh sie in eine Reihenfolge, die funktioniert.';
const taskWithDepth =
  'Diese Teile ergeben zusammen ein Programm für die Aufgabe. Zieh sie in eine Reihenfolge, die funktioniert, und rück sie so weit ein, wie sie stehen müssen.';

const done = {
  title: 'Puzzle im Editor',
  description: 'Dein Programm von vorher liegt im Verlauf.',
  durationMs: 10_000,
} as const;

type Verdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'trying' }
  | { readonly kind: 'solved' }
  | { readonly kind: 'wrong'; readonly wrong: Wrong };

function usePuzzle(solution: string, wanted: Wanted) {
  const [pieces, setPieces] = useState(() => piecesOf(solution));
  const [verdict, setVerdict] = useState<Verdict>({ kind: 'open' });
  const [said, setSaid] = useState('');
  const put = (next: Piece[], said: string) => {
    setPieces(next);
    setVerdict({ kind: 'open' });
    setSaid(said);
  };
  const check = async () => {
    const wrong = firstWrong(pieces, solution);
    if (wrong === null) return setVerdict({ kind: 'solved' });
    const trying: Verdict = { kind: 'trying' };
    setVerdict(trying);
    const isSolved = await reachesAll(wanted, codeOf(pieces));
    // Who goes on meanwhile, and checks again, isn't told of what was.
    setVerdict((now) => (now === trying ? verdictOf(isSolved, wrong) : now));
  };
  const change = (from: number, to: number, depth: number) => {
    const isAsBefore = from === to && pieces[from]?.depth === depth;
    if (!isAsBefore) put(moved(indented(pieces, from, depth), from, to), wordsFor(to, depth));
  };
  return {
    pieces,
    verdict,
    said,
    hasDepth: hasIndentation(solution),
    check,
    change,
  };
}

function verdictOf(isSolved: boolean, wrong: Wrong): Verdict {
  return isSolved ? { kind: 'solved' } : { kind: 'wrong', wrong };
}

function wordsFor(to: number, depth: number): string {
  return `Jetzt Teil ${to + 1}, ${depth === 0 ? 'nicht eingerückt' : `${depth} mal eingerückt`}.`;
}

type FooterProps = { verdict: Verdict; onCheck: () => void; onDone: () => void };

function Footer({ verdict, onCheck, onDone }: FooterProps) {
  const isSolved = verdict.kind === 'solved';
  return (
    <>
      <output className={styles.verdict} data-kind={verdict.kind}>
        {isSolved && <CircleCheck size={20} aria-hidden="true" />}
        {textOf(verdict)}
      </output>
      <Button
        variant="primary"
        isBusy={verdict.kind === 'trying'}
        onClick={isSolved ? onDone : onCheck}
      >
        {isSolved ? 'In den Editor' : 'Prüfen'}
      </Button>
    </>
  );
}

function textOf(verdict: Verdict): string {
  if (verdict.kind === 'open') return '';
  if (verdict.kind === 'trying') return 'Wird ausprobiert …';
  if (verdict.kind === 'solved') return 'Geschafft: Das Programm funktioniert.';
  const { wrong } = verdict;
  const part = `Teil ${wrong.at + 1}`;
  if (wrong.kind === 'order') {
    const before = wrong.at === 0 ? '' : `Bis Teil ${wrong.at} stimmt alles. `;
    return `${before}Ab ${part} passt es noch nicht.`;
  }
  const depth = wrong.isTooFar ? 'zu weit eingerückt' : 'nicht weit genug eingerückt';
  return wrong.isOrderRight
    ? `Die Reihenfolge stimmt, aber ${part} steht ${depth}.`
    : `${part} ist an der richtigen Stelle, steht aber ${depth}.`;
}
