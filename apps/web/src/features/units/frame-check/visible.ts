/** What a child sees of an element: boxes on the page, not hidden and not faded out. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width === 0 && height === 0) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** The colour as children write it: a name where it has one. */
export function colourName(colour: string): string {
  const [red = 0, green = 0, blue = 0, opacity = 1] = channelsOf(colour);
  if (opacity === 0) return 'transparent';
  const hex = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  return (names.get(hex) ?? hex) + (opacity < 1 ? ` (${Math.round(opacity * 100)} %)` : '');
}

export function channelsOf(colour: string): number[] {
  return [...colour.matchAll(/[\d.]+/g)].map(([number]) => Number(number));
}

const names: ReadonlyMap<string, string> = new Map(
  `ff0000 red|00ff00 lime|008000 green|0000ff blue|ffff00 yellow|ffa500 orange|800080 purple|ffc0cb pink
  a52a2a brown|000000 black|ffffff white|808080 gray|c0c0c0 silver|ffd700 gold|00ffff cyan|ff00ff magenta
  000080 navy|008080 teal|800000 maroon|d3d3d3 lightgray|add8e6 lightblue|ff6347 tomato|87ceeb skyblue
  b22222 firebrick|f5f5dc beige|ee82ee violet|4b0082 indigo|40e0d0 turquoise|dc143c crimson|ff7f50 coral`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' '))
    .map(([hex = '', name = '']) => [`#${hex}`, name]),
);

/** Words of a text run that is seen, as the browser lays it out. */
export function seenText(element: HTMLElement): string {
  return element.innerText.replaceAll(/\s+/g, ' ').trim();
}
