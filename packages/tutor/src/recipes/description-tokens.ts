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
