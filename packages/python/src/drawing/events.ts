/** What happened in the drawing. */
export type DrawingEvent =
  | {
      readonly kind: 'key-down' | 'key-up';
      /** A sign, or the name that Tk has for the key. */
      readonly key: string;
      readonly isRepeat: boolean;
    }
  | {
      readonly kind: 'press' | 'release' | 'drag';
      /** Turtle coordinates. */
      readonly x: number;
      readonly y: number;
      /** 1 is the left one, 2 the middle one, 3 the right one. */
      readonly button: number;
      readonly turtle: number | null;
    };
