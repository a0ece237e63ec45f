import { createElement, Fragment, memo } from 'react';
import styles from './console.module.css';
import { InputLine } from './input-line.tsx';
import { type Chunk, openLineOf, type Piece } from './transcript.ts';
import type { UsedProgram } from './use-program.ts';

type ConsoleOutputProps = { program: Pick<UsedProgram, 'phase' | 'transcript' | 'answer'> };

/** Lines are only ever added, so chunks and pieces are positional children and need no keys. */
export function ConsoleOutput({ program }: ConsoleOutputProps) {
  const { phase, transcript, answer } = program;
  const openLine = openLineOf(transcript);
  return (
    <div className={styles.output}>
      {createElement(Fragment, undefined, ...transcript.chunks.map(renderChunk))}
      <div className={styles.openLine}>
        {openLine.length > 0 && (
          <span>{createElement(Fragment, undefined, ...openLine.map(renderPiece))}</span>
        )}
        {phase.kind === 'running' && (
          <InputLine isAsked={phase.now === 'asking'} onAnswer={answer} />
        )}
      </div>
    </div>
  );
}

function renderChunk(chunk: Chunk) {
  return <Lines chunk={chunk} />;
}

/** Ten thousand lines are fifty of these, of which only the last one changes. */
const Lines = memo(function Lines({ chunk }: { chunk: Chunk }) {
  const style = { containIntrinsicHeight: `auto ${chunk.lines * 1.5}em` };
  return createElement('div', { className: styles.lines, style }, ...chunk.pieces.map(renderPiece));
});

function renderPiece({ kind, text }: Piece) {
  if (kind === 'out') return text;
  if (kind === 'echo') return <span className={styles.echo}>{text}</span>;
  return (
    <span className={styles.err}>
      <span className={styles.spoken}>Fehlerausgabe: </span>
      {text}
    </span>
  );
}
