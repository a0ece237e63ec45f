import { stemOf } from '../search/words.ts';

/** A word, a number or a sign of a description. */
export type Token = {
  readonly text: string;
  readonly kind: 'word' | 'number' | 'quote' | 'sign';
  readonly stem: string;
};

const pattern = /\d+(?:\.\d{3})+|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*|[„“”"»«]|[,.;:!?]/gu;

export function tokensIn(description: string): Token[] {
  return Array.from(description.normalize('NFC').matchAll(pattern), ([text]) => {
    const stem = stemOf(text);
    return { text, stem, kind: kindOf(text, stem) };
  });
}

function kindOf(text: string, stem: string): Token['kind'] {
  if (/^[„“”"»«]$/.test(text)) return 'quote';
  if (/^[,.;:!?]$/.test(text)) return 'sign';
  return /^\d/.test(text) || numbersByStem.has(stem) ? 'number' : 'word';
}

export function numberIn({ text, stem }: Token): number | null {
  if (/^\d+(?:\.\d{3})*$/.test(text)) return Number(text.replaceAll('.', ''));
  return numbersByStem.get(stem) ?? null;
}

const numberWords: Readonly<Record<string, number>> = {
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  fünfzehn: 15,
  zwanzig: 20,
  dreißig: 30,
  vierzig: 40,
  fünfzig: 50,
  sechzig: 60,
  hundert: 100,
  tausend: 1000,
};
const numbersByStem = new Map(Object.entries(numberWords).map(([word, n]) => [stemOf(word), n]));

export const articles: ReadonlySet<string> = new Set(
  `der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner
  unser unsere unseren unserem unserer
  sein seine seinen seinem seiner ihre ihren dein deine deinen`.split(/\s+/),
);

/** With one of them something else begins. */
const ends = new Set(
  `ich du er sie es wir ihr man jeder alle ist sind war hat haben soll sollen sollte kann können will wollen muss
  müssen darf wird werden wo wenn dass damit weil aber dann danach später wie wer was welche welcher welches zum zur
  für in im ins auf bei beim aus von vom nach bis am an vor fragt fragen zeigt raten rät abfragt abhaken zählt gibt
  macht läuft kommt der die das und oder mit ohne zu so auch noch nicht immer bitte usw etc mehr alles`.split(
    /\s+/,
  ),
);

export function endsAWish({ text }: Token): boolean {
  return ends.has(text.toLowerCase());
}
