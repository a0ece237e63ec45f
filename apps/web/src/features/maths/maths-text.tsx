import { Fragment } from 'react';
import styles from './maths-text.module.css';

/** A text in which fractions, written 3/4, stand one above the other. */
export function MathsText({ children }: { children: string }) {
  return piecesOf(children).map(({ at, before, fraction }) => (
    <Fragment key={at}>
      {before}
      {fraction && <Fraction written={fraction} />}
    </Fragment>
  ));
}

type Piece = { readonly at: number; readonly before: string; readonly fraction: string | null };

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: fraction, index } of text.matchAll(/\d+\/\d+/g)) {
    pieces.push({ at, before: text.slice(at, index), fraction });
    at = index + fraction.length;
  }
  return [...pieces, { at, before: text.slice(at), fraction: null }];
}

/** Who hears it hears 3/4. */
function Fraction({ written }: { written: string }) {
  const [top, bottom] = written.split('/');
  return (
    <span className={styles.fraction}>
      <span className={styles.part}>{top}</span>
      <span className={styles.stroke}>/</span>
      <span className={styles.part}>{bottom}</span>
    </span>
  );
}
