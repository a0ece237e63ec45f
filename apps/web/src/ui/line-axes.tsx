import { numberOf } from './figure-format.ts';
import { addDays, shortDate } from './german-date.ts';
import type { PlotScales } from './line-plot.ts';
import styles from './picture.module.css';

export function ValueScale({ x, y }: PlotScales) {
  const [left = 0, right = 0] = x.range();
  return y
    .ticks(3)
    .filter(Number.isInteger)
    .map((value) => (
      <g key={value} transform={`translate(0 ${y(value)})`}>
        <line x1={left} x2={right} className={styles.rule} />
        <text x={left - 10} y={4} className={styles.scale}>
          {numberOf(value)}
        </text>
      </g>
    ));
}

type DateScaleProps = Pick<PlotScales, 'x'> & { y: number; today: string };

/** First and last day, some between them, and today in place of what lies under it. */
export function DateScale({ x, y, today }: DateScaleProps) {
  const [left = 0, right = 0] = x.range();
  const now = x(new Date(today));
  const isNowShown = now >= left && now <= right;
  const shown = daysBetween(x)
    .map((day) => ({ day, at: x(new Date(day)) }))
    .filter(({ at }) => !isNowShown || Math.abs(at - now) > roomOf(anchor(at, left, right)));
  return (
    <>
      {shown.map(({ day, at }) => (
        <text
          key={day}
          x={at}
          y={y}
          className={styles.label}
          style={{ textAnchor: anchor(at, left, right) }}
        >
          {shortDate(day)}
        </text>
      ))}
      {isNowShown && (
        <text
          x={now}
          y={y}
          className={styles.numberNow}
          style={{ textAnchor: anchor(now, left, right) }}
        >
          heute
        </text>
      )}
    </>
  );
}

/** Each week, or each second, third … one where there's less room, and the last day. */
function daysBetween(x: PlotScales['x']): string[] {
  const [first = new Date(0), last = first] = x.domain();
  const [left = 0, right = 0] = x.range();
  const days = (last.getTime() - first.getTime()) / 86_400_000;
  const weeks = Math.max(1, Math.ceil((90 * days) / 7 / Math.max(1, right - left)));
  const start = isoDay(first);
  const count = Math.max(1, Math.floor(days / (7 * weeks)));
  const between = Array.from({ length: count }, (_, step) => addDays(start, step * 7 * weeks));
  const room = (day: string) => right - x(new Date(day));
  return [...between.filter((day) => room(day) > 64), isoDay(last)];
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** From its place to the middle of 'heute': a label at an end lies with its whole width on one side. */
function roomOf(side: 'start' | 'middle' | 'end'): number {
  return side === 'middle' ? 60 : 84;
}

function anchor(at: number, left: number, right: number) {
  if (at - left < 20) return 'start';
  return right - at < 20 ? 'end' : 'middle';
}
