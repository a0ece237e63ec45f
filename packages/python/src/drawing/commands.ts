/** x and y of every point in turn; y grows upwards, (0, 0) is the middle of the window. */
export type Points = readonly number[];

export type Font = {
  readonly family: string;
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isUnderlined: boolean;
};

/** How a turtle or its stamp looks. */
export type Look = {
  readonly x: number;
  readonly y: number;
  /** In degrees, counterclockwise; 0 looks to the right. */
  readonly heading: number;
  readonly shape: string;
  readonly color: string;
  readonly fill: string;
  /** Across and along its heading. */
  readonly stretch: readonly [number, number];
  readonly outline: number;
};

export type Stroke = { readonly id: number; readonly color: string; readonly width: number };

/** What stays on the paper, in the order of its arrival. The same id again replaces it in place. */
export type Item =
  | (Stroke & { readonly kind: 'line'; readonly points: Points })
  /** Comes without points at first: that keeps its place under its outline. */
  | {
      readonly kind: 'area';
      readonly id: number;
      readonly points: Points;
      readonly color: string;
    }
  | {
      readonly kind: 'dot';
      readonly id: number;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly color: string;
    }
  | {
      readonly kind: 'text';
      readonly id: number;
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly align: 'left' | 'center' | 'right';
      readonly font: Font;
      readonly color: string;
    }
  | { readonly kind: 'stamp'; readonly id: number; readonly look: Look };

/** A turtle on its way; the program waits for so long. */
export type Step =
  | {
      readonly kind: 'move';
      readonly turtle: number;
      /** Without the place where it stands. */
      readonly points: Points;
      readonly turn: number;
      readonly ms: number;
      readonly line: Stroke | null;
    }
  | {
      readonly kind: 'turn';
      readonly turtle: number;
      readonly turn: number;
      readonly ms: number;
    };

/** Without colours of its own a part has those of its turtle. x is to the right, y ahead. */
export type ShapePart = {
  readonly points: Points;
  readonly fill: string | null;
  readonly color: string | null;
};

/** What the program wants to be told. */
export type Listening = {
  readonly keys: readonly string[];
  readonly everyKey: boolean;
  /** Also keys that were pressed outside of the drawing. */
  readonly isListening: boolean;
  /** With `to-end` the next click ends the program. */
  readonly pointer: 'no' | 'yes' | 'to-end';
};

export type Bounds = readonly [left: number, bottom: number, right: number, top: number];

export type DrawingCommand =
  | Item
  | Step
  | { readonly kind: 'start' }
  | { readonly kind: 'remove'; readonly ids: readonly number[] }
  | {
      readonly kind: 'turtle';
      readonly turtle: number;
      readonly look: Look;
      readonly isVisible: boolean;
    }
  | { readonly kind: 'leave'; readonly turtle: number }
  | { readonly kind: 'window'; readonly width: number; readonly height: number }
  /** Other coordinates for the same window. */
  | { readonly kind: 'world'; readonly bounds: Bounds | null }
  | { readonly kind: 'background'; readonly color: string }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'shape'; readonly name: string; readonly parts: readonly ShapePart[] }
  | (Listening & { readonly kind: 'listen' });
