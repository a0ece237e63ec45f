import styles from './piece-list.module.css';
import type { Piece } from './puzzle.ts';
import { PuzzlePiece } from './puzzle-piece.tsx';
import { usePieceDrag } from './use-piece-drag.ts';

type PieceListProps = {
  pieces: readonly Piece[];
  /** Whether they are indented as well. */
  hasDepth: boolean;
  wrongAt?: number | null;
  onChange: (from: number, to: number, depth: number) => void;
};

/** Lines that are put in order, by their buttons or by dragging them. */
export function PieceList({ pieces, hasDepth, wrongAt = null, onChange }: PieceListProps) {
  const { list, grab, isDragging, looksOf } = usePieceDrag({ pieces, hasDepth, onDrop: onChange });
  return (
    <ol
      ref={list}
      className={styles.list}
      aria-label="Teile"
      data-dragging={isDragging || undefined}
    >
      {pieces.map((piece, at) => (
        <PuzzlePiece
          key={piece.id}
          piece={piece}
          at={at}
          count={pieces.length}
          isWrong={wrongAt === at}
          hasDepth={hasDepth}
          look={looksOf(at)}
          onGrab={grab}
          onMove={(to) => onChange(at, to, piece.depth)}
          onIndent={(depth) => onChange(at, at, depth)}
        />
      ))}
    </ol>
  );
}
