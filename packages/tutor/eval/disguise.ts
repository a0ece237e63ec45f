export type Disguise = readonly [
  name: string,
  hide: (solution: string, starterCode: string) => string,
  /** Whether a solution keeps what makes it one: missing, every one does. */
  fits?: (solution: string) => boolean,
];
