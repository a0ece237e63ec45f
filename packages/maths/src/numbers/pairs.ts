/** '1/2 3/4' as pairs of numbers. */
export function pairs(text: string): (readonly [number, number])[] {
  return text.split(' ').map((pair) => {
    const [first = 0, second = 0] = pair.split('/').map(Number);
    return [first, second];
  });
}
