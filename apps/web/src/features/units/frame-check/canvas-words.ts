import { Difference } from './difference.ts';
import { type Act, add, addAct, type Goal, sayInstead } from './goal.ts';
import { one } from './nouns.ts';
import { channelsOf, colourName } from './visible.ts';

/** Of each of the three colours and of the opacity: what the eye hardly sees. */
const near = 40;

/** What a goal can say of a drawing. */
export class CanvasWords {
  readonly #goal: Goal;
  readonly #selector: string;

  constructor(goal: Goal, selector: string) {
    this.#goal = goal;
    this.#selector = selector;
  }

  pixel(x: number, y: number, colour: string): this {
    return this.#look((canvas) => pixelDifference(canvas, x, y, colour));
  }

  /** Something is drawn there. */
  painted(x: number, y: number, width: number, height: number): this {
    const said = `Bei (${x}, ${y}) ist noch nichts gemalt.`;
    return this.#look((canvas) => (isPainted(canvas, x, y, width, height) ? null : said));
  }

  /** As this would draw it; so much of the area may be otherwise. */
  like(draw: (context: CanvasRenderingContext2D) => void, mostDifferent = 0.03): this {
    return this.#look((canvas) => likeDifference(canvas, draw, mostDifferent));
  }

  /** It looks otherwise afterwards. */
  changes(...acts: Act[]): this {
    let before: Uint8ClampedArray;
    this.#look((canvas) => {
      before = pixelsOf(canvas);
      return null;
    });
    for (const act of acts) addAct(this.#goal, act);
    return this.#look((canvas) => {
      const isOther = pixelsOf(canvas).some((value, at) => value !== before[at]);
      return isOther ? null : 'Auf der Zeichenfläche ändert sich nichts.';
    });
  }

  /** Said in place of what the last word would say. */
  otherwise(sentence: string): this {
    sayInstead(this.#goal, sentence);
    return this;
  }

  #look(difference: (canvas: HTMLCanvasElement) => string | null): this {
    add(this.#goal, () => {
      const said = difference(canvasIn(this.#goal.checked.document, this.#selector));
      if (said !== null) throw new Difference(said);
    });
    return this;
  }
}

function canvasIn(document: Document, selector: string): HTMLCanvasElement {
  const element = document.querySelector(selector);
  if (element instanceof HTMLCanvasElement) return element;
  throw new Difference(`Auf der Seite fehlt ${one(selector)}.`);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Difference('Auf dieser Zeichenfläche lässt sich nicht malen.');
  return context;
}

function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
}

function pixelDifference(
  canvas: HTMLCanvasElement,
  x: number,
  y: number,
  colour: string,
): string | null {
  const found = contextOf(canvas).getImageData(x, y, 1, 1).data;
  const wanted = pixelOf(colour);
  if (isNear(found, wanted, 0)) return null;
  return `Bei (${x}, ${y}) ist die Zeichenfläche ${nameOf(found)}, erwartet ist ${nameOf(wanted)}.`;
}

/** The browser knows every way to write a colour. */
function pixelOf(colour: string): Uint8ClampedArray {
  const context = contextOf(document.createElement('canvas'));
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data;
}

function nameOf([red = 0, green = 0, blue = 0, opacity = 255]: Uint8ClampedArray): string {
  return opacity < near
    ? 'leer'
    : colourName(`rgb(${channelsOf(`${red} ${green} ${blue}`).join(' ')})`);
}

function isNear(one: Uint8ClampedArray, other: Uint8ClampedArray, at: number): boolean {
  const [opacity, itsOpacity] = [one[at + 3] ?? 0, other[at + 3] ?? 0];
  if (opacity < near && itsOpacity < near) return true;
  return [0, 1, 2, 3].every(
    (part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)) <= near,
  );
}

function isPainted(
  canvas: HTMLCanvasElement,
  x: number,
  y: number,
  width: number,
  height: number,
): boolean {
  const { data } = contextOf(canvas).getImageData(x, y, width, height);
  return data.some((value, at) => at % 4 === 3 && value >= near);
}

function likeDifference(
  canvas: HTMLCanvasElement,
  draw: (context: CanvasRenderingContext2D) => void,
  mostDifferent: number,
): string | null {
  const model = document.createElement('canvas');
  [model.width, model.height] = [canvas.width, canvas.height];
  draw(contextOf(model));
  const [is, wanted] = [pixelsOf(canvas), pixelsOf(model)];
  let count = 0;
  let first = -1;
  for (let at = 0; at < wanted.length; at += 4) {
    if (isNear(is, wanted, at)) continue;
    if (first < 0) first = at / 4;
    count += 1;
  }
  if (count <= (wanted.length / 4) * mostDifferent) return null;
  const [x, y] = [first % canvas.width, Math.floor(first / canvas.width)];
  const part = (pixels: Uint8ClampedArray) => nameOf(pixels.slice(first * 4, first * 4 + 4));
  return `Bei (${x}, ${y}) ist die Zeichenfläche ${part(is)}, erwartet ist ${part(wanted)}.`;
}
