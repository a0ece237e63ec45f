import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { fenced } from '../../markup/shared/fenced.ts';
import { Markup } from '../../markup/shared/markup.tsx';
import { PieceList } from '../../units/shared/puzzle/piece-list.tsx';
import { moved, type Piece } from '../../units/shared/puzzle/puzzle.ts';
import { Asked } from './asked.tsx';
import type { ItemProps } from './item-props.ts';
import styles from './items.module.css';
import { piecesFrom } from './pieces-from.ts';
import { Shows } from './shows.tsx';

/** Lines of a program that are put in order; their indentation they have already. */
export function OrderItem({ item, judged, isSending, isFocused, onGive }: ItemProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const options = item.unit.quiz[0]?.options ?? [];
  const texts = options.map(({ text }) => text);
  const [pieces, setPieces] = useState<readonly Piece[]>(() => piecesFrom(texts));
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    if (from === to || isSending) return;
    setPieces(moved(pieces, from, to));
    setSaid(`Jetzt Teil ${to + 1}.`);
  };
  const code = pieces.map(({ id }) => texts[id]).join('\n');
  return (
    <div className={styles.item}>
      <Asked group={group} task={item.unit.content} isFocused={isFocused}>
        {judged ? (
          <Markup text={fenced(code, item.language ?? 'python')} codeLabel="Deine Reihenfolge" />
        ) : (
          <PieceList pieces={pieces} hasDepth={false} onChange={move} />
        )}
      </Asked>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      <Shows text={item.shows} />
      {!judged && (
        <div>
          <Button
            variant="primary"
            isBusy={isSending}
            onClick={() => onGive({ order: pieces.map(({ id }) => id) })}
          >
            So ist es richtig
          </Button>
        </div>
      )}
    </div>
  );
}
