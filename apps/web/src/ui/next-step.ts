type Steps = { step: number; min?: number | undefined; max?: number | undefined };

/** The next number of the scale that starts at `min`, up or down, and not beyond its ends. */
export function nextStep(from: number, direction: 1 | -1, { step, min, max }: Steps): number {
  const start = min ?? 0;
  const place = exact((from - start) / step);
  const next = direction > 0 ? Math.floor(place) + 1 : Math.ceil(place) - 1;
  const value = exact(start + next * step);
  return Math.min(max ?? value, Math.max(min ?? value, value));
}

/** 0.1 + 0.2 as it was meant. */
function exact(value: number): number {
  return Number(value.toPrecision(12));
}
