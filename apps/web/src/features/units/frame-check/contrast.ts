import { channelsOf } from './visible.ts';

/** Of an element's text with what lies behind it, as WCAG counts it. */
export function contrastOf(element: Element): number {
  const [text, ground] = [lightOf(getComputedStyle(element).color), lightOf(groundOf(element))];
  return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
}

function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    const [, , , opacity = 1] = channelsOf(backgroundColor);
    if (opacity > 0.5) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

function lightOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const part = value / 255;
    return part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
