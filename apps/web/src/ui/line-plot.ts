import type { ScaleLinear, ScaleTime } from 'd3-scale';

export type PlotScales = { x: ScaleTime<number, number>; y: ScaleLinear<number, number> };

export type PictureLine = {
  /** Names it in the table. */
  name: string;
  /** Stands at its end, such as 'fertig 6'. */
  endLabel: string;
  /** A plan is dashed, what is done is solid and ends in a dot. */
  kind: 'plan' | 'done';
  /** By day; a value holds until the next one. */
  points: readonly { day: string; value: number; note?: string | undefined }[];
};
