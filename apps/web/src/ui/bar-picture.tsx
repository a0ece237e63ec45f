import { type ScaleBand, scaleBand, scaleLinear } from 'd3-scale';
import { numberOf } from './figure-format.ts';
import styles from './picture.module.css';
import { PictureFrame } from './picture-frame.tsx';

type Bar = {
  /** Below it, such as 'KW 48' or 'Ferien'. */
  label: string;
  value: number;
  isNow?: boolean | undefined;
};

type BarPictureProps = {
  title: string;
  /** What the bars stand for and what is counted: the heads of the table. */
  head: readonly [string, string];
  bars: readonly Bar[];
};

const HEIGHT = 132;
const GROUND = 104;
const SKY = 22;
const LETTER = 7.5;

/** A bar for each week or day; the one of now is the bright one and stands last or is named. */
export function BarPicture({ title, head, bars }: BarPictureProps) {
  const rows = bars.map(({ label, value }, place) => ({
    key: `${place} ${label}`,
    cells: [label, numberOf(value)],
  }));
  return (
    <PictureFrame
      title={title}
      height={HEIGHT}
      head={head}
      rows={rows}
      draw={(width) => drawBars(bars, width)}
    />
  );
}

function drawBars(bars: readonly Bar[], width: number) {
  return shapesOf(bars, width).map(({ key, ...shape }) => <BarShape key={key} {...shape} />);
}

function shapesOf(bars: readonly Bar[], width: number) {
  const places = scaleBand<number>([...bars.keys()], [0, width]).paddingInner(0.2);
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const heights = scaleLinear([0, most], [2, GROUND - SKY]);
  const widestLabel = widest(bars.map(shortLabel));
  const shifted = Math.max(0, widestLabel - places.bandwidth()) / 2;
  const every = Math.max(1, Math.ceil((widestLabel + shifted + 4) / places.step()));
  const hasNumbers = widest(bars.map(({ value }) => numberOf(value))) <= places.step();
  return bars.map((bar, place) => ({
    key: place,
    bar,
    place: placeOf(places, place),
    height: heights(bar.value),
    hasNumber: hasNumbers,
    label: (bars.length - 1 - place) % every === 0 ? shortLabel(bar) : null,
    width,
  }));
}

function shortLabel({ label }: Bar): string {
  return label.length > 12 ? `${label.slice(0, 11)}…` : label;
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({ length }) => length)) * LETTER;
}

/** Few bars in a wide place don't become walls. */
function placeOf(places: ScaleBand<number>, bar: number) {
  const width = Math.min(places.bandwidth(), 72);
  const left = (places(bar) ?? 0) + (places.bandwidth() - width) / 2;
  return { left, width, middle: left + width / 2 };
}

type BarShapeProps = Omit<ReturnType<typeof shapesOf>[number], 'key'>;

function BarShape({ bar, place, height, hasNumber, label, width }: BarShapeProps) {
  const { value, isNow = false } = bar;
  const top = GROUND - height;
  return (
    <>
      <rect
        x={place.left}
        y={top}
        width={place.width}
        height={height}
        rx={Math.min(3, height / 2, place.width / 2)}
        className={isNow ? styles.barNow : styles.bar}
      />
      {hasNumber && (
        <text x={place.middle} y={top - 6} className={isNow ? styles.numberNow : styles.number}>
          {numberOf(value)}
        </text>
      )}
      {label !== null && (
        <text
          x={within(place.middle, (label.length * LETTER) / 2, width)}
          y={122}
          className={isNow ? styles.numberNow : styles.label}
        >
          {label}
        </text>
      )}
    </>
  );
}

/** A label at the edge doesn't stick out. */
function within(middle: number, half: number, width: number): number {
  return Math.max(half, Math.min(middle, width - half));
}
