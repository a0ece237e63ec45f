/** What an editor shows in another colour, or not at all. */
const comments = /<!--[^]{0,400}?-->|\/\*[^]{0,400}?\*\/|(?:^|[\s(,;])(?:#|\/\/)[^"'\n]*$/gm;
const tags = /<\/?[a-z][^<>\n]{0,80}>/gi;
const pictures = /[\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}]/gu;
/** `**p**`, `[p]`, `{p}`: each letter in a dress of its own. */
const dressed = /([*_~`|]{1,3})([^\s*_~`|])\1|[[{<]([^\s[\]{}<>])[\]}>]/g;
const mostDressed = 6;

/** Without comments, tags, pictures and what stands around single letters. */
export function undressed(text: string): string {
  const bare = text
    .replaceAll(comments, ' ')
    .replaceAll(tags, '')
    .replaceAll(/(?<=\S) ?\p{Extended_Pictographic}+ ?(?=\S)/gu, ' ')
    .replaceAll(pictures, '');
  const single = bare.match(dressed) ?? [];
  return single.length < mostDressed ? bare : bare.replaceAll(dressed, '$2$3');
}

const gaps = /[^]([·.,\-_|*~/ \n]{1,3})(?:[^]\1){5,}[^]?/g;

/** `p·r·i·n·t`: between the letters is always the same. */
export function withoutGaps(text: string): string {
  return text.replaceAll(/\n{2,}/g, '\n').replaceAll(gaps, (run, gap: string) => {
    const letters = Array.from({ length: Math.ceil(run.length / (gap.length + 1)) }, (_, at) =>
      run.charAt(at * (gap.length + 1)),
    );
    return letters.join('');
  });
}

const turned = new Map(
  Array.from('ɐaɔcǝeɟfƃgɥhᴉiɾjʞkꞁlɯmɹrʇtʌvʍwʎyqbbqpddpunnu∀AƆCƎEℲFԀP┴T∩U⅄Y())(¡!¿?')
    .map((sign, at, all) => [sign, all[at + 1] ?? ''] as const)
    .filter((_, at) => at % 2 === 0),
);
const onlyTurned = /[ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ]/g;
const fewestTurned = 4;

/** For a reader who stands on the head. */
export function turnedAround(text: string): string {
  if ((text.match(onlyTurned) ?? []).length < fewestTurned) return text;
  const signs = Array.from(text, (sign) => turned.get(sign) ?? sign);
  return `${signs.join('')}\n${signs.toReversed().join('')}`;
}

const numbers = /(?<![\p{L}\d.,])[([#]?(\d{1,3})(?:[.):\]=-]|(?=\s))\s*/gu;
const fewestNumbers = 6;

/** Words that are counted, in the order of their numbers. */
export function inOrder(text: string): string {
  const places = new Map<number, { readonly start: number; readonly end: number }>();
  for (const { 0: mark, 1: digits, index } of text.matchAll(numbers)) {
    const number = Number(digits);
    if (!places.has(number)) places.set(number, { start: index, end: index + mark.length });
  }
  let last = 0;
  while (places.has(last + 1)) last += 1;
  if (last < fewestNumbers) return text;
  const counted = [...places].filter(([number]) => number >= 1 && number <= last);
  const starts = counted.map(([, { start }]) => start).toSorted((a, b) => a - b);
  return counted
    .toSorted(([a], [b]) => a - b)
    .map(([, { start, end }]) => text.slice(end, starts[starts.indexOf(start) + 1]).trim())
    .join(' ');
}
