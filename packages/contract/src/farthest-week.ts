/** Neither address nor call goes further from this week, to either side. */
export const farthestWeek = 1_000;
