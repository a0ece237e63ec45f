import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import {
  codeOf,
  firstWrong,
  hasIndentation,
  indented,
  moved,
  type Piece,
  piecesOf,
} from './puzzle.ts';
import styles from './puzzle-dialog.module.css';

type PuzzleDialogProps = {
  solution: string;
  onClose: () => void;
  /** It is put together: the program may go into the editor. */
  onDone: (code: string) => void;
};

/** The program in shuffled lines: to see how it is built before one sees the solution. */
export function PuzzleDialog({ solution, onClose, onDone }: PuzzleDialogProps) {
  const [pieces, setPieces] = useState(() => piecesOf(solution));
  const [wrong, setWrong] = useState<number | null | 'unchecked'>('unchecked');
  const change = (next: Piece[]) => {
    setPieces(next);
    setWrong('unchecked');
  };
  const isSolved = wrong === null;
  return (
    <Dialog
      title="Zeilenpuzzle"
      isOpen
      onClose={onClose}
      footer={
        isSolved ? (
          <Button variant="primary" onClick={() => onDone(codeOf(pieces))}>
            In den Editor
          </Button>
        ) : (
          <Button variant="primary" onClick={() => setWrong(firstWrong(pieces, solution))}>
            Prüfen
          </Button>
        )
      }
    >
      <p>
        Diese Zeilen ergeben zusammen ein Programm für die Aufgabe. Bring sie in die richtige
        Reihenfolge.
      </p>
      <ol className={styles.list} aria-label="Zeilen">
        {pieces.map((piece, at) => (
          <PieceRow
            key={piece.id}
            piece={piece}
            at={at}
            count={pieces.length}
            isWrong={wrong === at}
            hasDepth={hasIndentation(solution)}
            onMove={(by) => change(moved(pieces, at, by))}
            onIndent={(by) => change(indented(pieces, at, by))}
          />
        ))}
      </ol>
      <output className={styles.verdict}>{verdictOf(wrong)}</output>
    </Dialog>
  );
}

function verdictOf(wrong: number | null | 'unchecked'): string {
  if (wrong === 'unchecked') return '';
  if (wrong === null) return 'Geschafft: Alle Zeilen stehen an ihrem Platz.';
  return `Bis Zeile ${wrong} stimmt alles. Ab Zeile ${wrong + 1} passt es noch nicht.`.replace(
    'Bis Zeile 0 stimmt alles. ',
    '',
  );
}

type PieceRowProps = {
  piece: Piece;
  at: number;
  count: number;
  isWrong: boolean;
  hasDepth: boolean;
  onMove: (by: 1 | -1) => void;
  onIndent: (by: 1 | -1) => void;
};

function PieceRow({ piece, at, count, isWrong, hasDepth, onMove, onIndent }: PieceRowProps) {
  const name = `Zeile ${at + 1}`;
  return (
    <li className={styles.piece} data-wrong={isWrong || undefined}>
      <code className={styles.code} style={{ paddingLeft: `${piece.depth * 1.5}rem` }}>
        {piece.text}
      </code>
      <span className={styles.buttons}>
        {hasDepth && (
          <>
            <Button
              size="icon"
              variant="ghost"
              aria-label={`${name} ausrücken`}
              icon={<IndentDecrease size={18} />}
              disabled={piece.depth === 0}
              onClick={() => onIndent(-1)}
            />
            <Button
              size="icon"
              variant="ghost"
              aria-label={`${name} einrücken`}
              icon={<IndentIncrease size={18} />}
              onClick={() => onIndent(1)}
            />
          </>
        )}
        <Button
          size="icon"
          variant="ghost"
          aria-label={`${name} nach oben`}
          icon={<ArrowUp size={18} />}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <Button
          size="icon"
          variant="ghost"
          aria-label={`${name} nach unten`}
          icon={<ArrowDown size={18} />}
          disabled={at === count - 1}
          onClick={() => onMove(1)}
        />
      </span>
    </li>
  );
}
