/** How a page is opened for a check. */
export type OpenOptions = {
  readonly width: number;
  /** What `Math.random` gives first. */
  readonly random: readonly number[];
};

export const firstOptions: OpenOptions = { width: 1280, random: [] };

/** Where to go on: the goals to try, counted from 0, and of the first one the first step that wasn't done. */
export type CheckPlace = { readonly left: readonly number[]; readonly step: number };

/** What a check says to the house. */
export type CheckReport =
  /** Its script could be read. */
  | { readonly kind: 'begun' }
  /** The page is there and quiet; in this order its goals are tried. */
  | { readonly kind: 'ready'; readonly left: readonly number[] }
  | {
      readonly kind: 'goal';
      readonly goal: number;
      readonly reached: boolean | null;
      readonly sentence: string | null;
      /** Why it couldn't be tried: a mistake in the check, for whoever wrote it. */
      readonly bug: string | null;
    }
  /** Only a page that is opened anew can go on: with the goal that is being tried, or with the next one. */
  | {
      readonly kind: 'reopen' | 'next';
      readonly step: number;
      readonly options: Partial<OpenOptions>;
    }
  | { readonly kind: 'done' };

/** What the house gives a check on its way. */
export type CheckStart = {
  readonly files: Readonly<Record<string, string>>;
  readonly opened: OpenOptions;
  readonly from: CheckPlace;
};

/** What stands beside `page` in a check file. */
export const actNames = [
  'click',
  'type',
  'choose',
  'key',
  'hold',
  'wait',
  'drag',
  'hover',
  'focus',
  'dice',
  'random',
] as const;
