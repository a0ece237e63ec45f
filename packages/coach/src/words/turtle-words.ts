/** Colours of the turtle for the names that learners use. */
const colours: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rot: 'red',
    grün: 'green',
    gruen: 'green',
    blau: 'blue',
    gelb: 'yellow',
    schwarz: 'black',
    weiß: 'white',
    weiss: 'white',
    grau: 'gray',
    braun: 'brown',
    rosa: 'pink',
    lila: 'purple',
    violett: 'violet',
    türkis: 'turquoise',
    tuerkis: 'turquoise',
    hellblau: 'lightblue',
    dunkelblau: 'darkblue',
    hellgrün: 'lightgreen',
    dunkelgrün: 'darkgreen',
    orange: 'orange',
    gold: 'gold',
    silber: 'silver',
  }),
);

/** Every colour of the table, under its German and its English name. */
export function englishColour(name: string): string | null {
  const plain = name.toLowerCase();
  return colours.get(plain) ?? [...colours.values()].find((english) => english === plain) ?? null;
}

/** Names of keys, in the order in which they are looked for. */
const keys: readonly (readonly [words: RegExp, key: string])[] = [
  [/leer|space/i, 'space'],
  [/enter|eingabe|return/i, 'Return'],
  [/esc/i, 'Escape'],
  [/links|left/i, 'Left'],
  [/rechts|right/i, 'Right'],
  [/hoch|oben|auf|rauf|up/i, 'Up'],
  [/runter|unten|ab|down/i, 'Down'],
];

export function keyFor(word: string): string | null {
  return keys.find(([words]) => words.test(word))?.[1] ?? null;
}

const shapes: Record<string, string> = {
  schildkröte: 'turtle',
  schildkroete: 'turtle',
  pfeil: 'arrow',
  kreis: 'circle',
  quadrat: 'square',
  viereck: 'square',
  dreieck: 'triangle',
};

export function shapeFor(word: string): string | null {
  const plain = word.toLowerCase();
  return Object.hasOwn(shapes, plain) ? (shapes[plain] ?? null) : null;
}
