import { curveStepAfter, line as lineThrough } from 'd3-shape';
import { joinClasses } from './join-classes.ts';
import type { PictureLine, PlotScales } from './line-plot.ts';
import styles from './picture.module.css';

type LineShapeProps = PlotScales & { line: PictureLine; until: string };

const LETTER = 7.5;

export function LineShape({ line, until, x, y }: LineShapeProps) {
  const { kind, points } = line;
  const last = points.at(-1);
  if (!last) return null;
  const path = lineThrough<{ day: string; value: number }>()
    .x(({ day }) => x(new Date(day)))
    .y(({ value }) => y(value))
    .curve(curveStepAfter);
  const end = { left: x(new Date(until)), top: y(last.value) };
  return (
    <>
      <path
        d={path([...points, { day: until, value: last.value }]) ?? ''}
        className={joinClasses(styles.line, kind === 'plan' && styles.planned)}
      />
      {kind === 'done' && <circle cx={end.left} cy={end.top} r={5} className={styles.end} />}
      {points.map(
        ({ day, value, note }) =>
          note && (
            <text key={day} x={x(new Date(day)) + 4} y={y(value) - 10} className={styles.note}>
              {note}
            </text>
          ),
      )}
      <EndLabel line={line} end={end} rightEdge={x.range()[1] ?? end.left} />
    </>
  );
}

type EndLabelProps = {
  line: PictureLine;
  end: { left: number; top: number };
  rightEdge: number;
};

/** Behind the dot where there's room, else above the line. */
function EndLabel({ line: { kind, endLabel }, end, rightEdge }: EndLabelProps) {
  const isBehind = kind === 'done' && end.left + 12 + endLabel.length * LETTER <= rightEdge;
  const place = isBehind
    ? { x: end.left + 12, y: end.top + 4 }
    : { x: end.left, y: end.top - 10, textAnchor: 'end' as const };
  return (
    <text {...place} className={kind === 'done' ? styles.lineName : styles.plannedName}>
      {endLabel}
    </text>
  );
}
