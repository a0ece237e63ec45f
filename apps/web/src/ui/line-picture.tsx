import { scaleLinear, scaleUtc } from 'd3-scale';
import { numberOf } from './figure-format.ts';
import { shortDate } from './german-date.ts';
import { DateScale, ValueScale } from './line-axes.tsx';
import type { PictureLine, PlotScales } from './line-plot.ts';
import { LineShape } from './line-shape.tsx';
import { PictureFrame } from './picture-frame.tsx';

type LinePictureProps = {
  title: string;
  lines: readonly PictureLine[];
  from: string;
  to: string;
  today: string;
};

const HEIGHT = 210;
const EDGES = { top: 20, right: 8, bottom: 28, left: 34 };

/** How something grew day by day, against its plan. */
export function LinePicture({ title, lines, from, to, today }: LinePictureProps) {
  const most = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ value }) => value)));
  const draw = (width: number) => {
    const scales: PlotScales = {
      x: scaleUtc([new Date(from), new Date(to)], [EDGES.left, width - EDGES.right]),
      y: scaleLinear([0, most], [HEIGHT - EDGES.bottom, EDGES.top]).nice(3),
    };
    return (
      <>
        <ValueScale {...scales} />
        <DateScale x={scales.x} y={HEIGHT - 6} today={today} />
        {lines.map((line) => (
          <LineShape
            key={line.name}
            line={line}
            until={line.kind === 'plan' || today > to ? to : doneUntil(line, today)}
            {...scales}
          />
        ))}
      </>
    );
  };
  const head = ['Tag', ...lines.map(({ name }) => name)];
  return (
    <PictureFrame title={title} height={HEIGHT} head={head} rows={tableOf(lines)} draw={draw} />
  );
}

/** What was done later than today's clock says still counts. */
function doneUntil({ points }: PictureLine, today: string): string {
  const last = points.at(-1)?.day ?? today;
  return last > today ? last : today;
}

function tableOf(lines: readonly PictureLine[]) {
  const days = new Set(lines.flatMap(({ points }) => points.map(({ day }) => day)));
  return [...days].toSorted().map((day) => ({
    key: day,
    cells: [shortDate(day), ...lines.map((line) => valueOn(line, day))],
  }));
}

function valueOn({ points }: PictureLine, day: string): string {
  const last = points.findLast((point) => point.day <= day);
  return last
    ? [numberOf(last.value), last.day === day && last.note].filter(Boolean).join(', ')
    : '–';
}
