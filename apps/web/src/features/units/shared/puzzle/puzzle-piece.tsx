import { ArrowDown, ArrowUp, GripVertical, IndentDecrease, IndentIncrease } from 'lucide-react';
import { createElement, Fragment, type PointerEvent, type ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { Piece } from './puzzle.ts';
import styles from './puzzle-piece.module.css';

type PuzzlePieceProps = {
  piece: Piece;
  at: number;
  count: number;
  isWrong: boolean;
  hasDepth: boolean;
  /** While one is dragged. */
  look: { px: number; isHeld: boolean; depth: number | null };
  onGrab: (event: PointerEvent, at: number) => void;
  onMove: (to: number) => void;
  onIndent: (depth: number) => void;
};

// Its lines are never reordered, so they are positional children and need no keys.
export function PuzzlePiece(props: PuzzlePieceProps) {
  const { piece, at, isWrong, look, onGrab } = props;
  const room = `${(look.depth ?? piece.depth) * 1.5}rem`;
  return (
    <li
      className={styles.piece}
      data-wrong={isWrong || undefined}
      data-held={look.isHeld || undefined}
      style={look.px === 0 ? undefined : { translate: `0 ${look.px}px` }}
      onPointerDown={(event) => onGrab(event, at)}
    >
      <span className={styles.handle} data-handle aria-hidden="true" title="Ziehen">
        <GripVertical size={18} />
        {at + 1}
      </span>
      <code className={styles.code} style={{ paddingLeft: room, backgroundSize: `${room} 100%` }}>
        {createElement(Fragment, undefined, ...piece.text.split('\n').map(renderLine))}
      </code>
      <Moves {...props} />
    </li>
  );
}

/** What doesn't fit goes on further in: nobody takes it for a line of its own. */
function renderLine(line: string) {
  const hang = `${line.length - line.trimStart().length + 2}ch`;
  return (
    <span className={styles.line} style={{ paddingLeft: hang, textIndent: `-${hang}` }}>
      {line}
    </span>
  );
}

function Moves({ piece, at, count, hasDepth, onMove, onIndent }: PuzzlePieceProps) {
  const name = `Teil ${at + 1}`;
  return (
    <span className={styles.moves}>
      {hasDepth && (
        <>
          <Move
            label={`${name} raus (ausrücken)`}
            title="Ausrücken: einen Schritt nach links"
            icon={<IndentDecrease size={18} />}
            isOff={piece.depth === 0}
            onClick={() => onIndent(piece.depth - 1)}
          >
            raus
          </Move>
          <Move
            label={`${name} rein (einrücken)`}
            title="Einrücken: einen Schritt nach rechts"
            icon={<IndentIncrease size={18} />}
            isOff={false}
            onClick={() => onIndent(piece.depth + 1)}
          >
            rein
          </Move>
        </>
      )}
      <Move
        label={`${name} hoch`}
        title="Eins nach oben"
        icon={<ArrowUp size={18} />}
        isOff={at === 0}
        onClick={() => onMove(at - 1)}
      >
        hoch
      </Move>
      <Move
        label={`${name} runter`}
        title="Eins nach unten"
        icon={<ArrowDown size={18} />}
        isOff={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        runter
      </Move>
    </span>
  );
}

type MoveProps = {
  label: string;
  title: string;
  icon: ReactNode;
  isOff: boolean;
  onClick: () => void;
  children: string;
};

/** Not disabled when there is nowhere to go: it would lose the focus that it is pressed with. */
function Move({ label, title, icon, isOff, onClick, children }: MoveProps) {
  return (
    <Button
      variant="ghost"
      className={styles.move}
      aria-label={label}
      title={title}
      icon={icon}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </Button>
  );
}
