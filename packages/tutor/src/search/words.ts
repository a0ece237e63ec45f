import { stemmer } from '@orama/stemmers/german';
import { remembered } from '../remembered.ts';
import { byWord } from './by-word.ts';

/** In words that aren't Python, a sign counts where it stands alone: `for-Schleife` has none. */
const pattern = /[\p{L}\p{N}_]+|(?<![\p{L}\p{N}])[=!<>+\-*/%#&|]+(?![\p{L}\p{N}])/gu;

/** German words are long, but not that long: of what somebody types without a space the beginning counts. */
const longestWord = 40;

/** They say how somebody asks, not what for. */
const germanFillers = `
  aber alle als also am an auch auf aus bei beim bin bisschen bitte brauche brauchen da damit dann das
  dass davon dazu dein deine dem den denn der des dich die dies diese dieser dieses dir doch du ein
  eine einem einen einer eines eigentlich er erklär erkläre erklären es etwas euch für gar genau geht
  gerne gib gibt hab habe haben hallo hast hat hi hier ich ihr ihre im in ins ist ja jetzt kann kannst
  kein keine kurz können könntest mach machen machst macht mal man mehr mein meine meinem meinen mich
  mir mit möchte muss müssen nach nicht noch nochmal nun nur ob oder ohne schon sehr sein sich sie
  sind so soll sollen sowas überhaupt um und uns unter vom von vor warum was weil welche welcher
  welches wenn wer werden wie wieso will wir wird wo wofür wollen worum wozu würde zu zum zur über
  funktioniert funktionieren bedeutet heißt heisst nennt nennen schreibe schreiben benutze benutzen
  benutzt verwende verwenden nutze wissen weiß verstehe verstehen versteh lernen zeig zeige sag sage
  erzähl frage thema python code programm programmieren bedeutung unterschied zwischen beispiel`;
const englishFillers = `
  what is are the a an do does did i how to of in use with my me can you please explain mean means
  work works it for and or not if why when where which show tell about difference between write
  make create need want`;
/** Without one of them, `for` and `not` are words of Python. */
const signOfEnglish = /\b(?:what|how|why|when|where|which|the|does|can|please|i)\b/i;

/** The same words come again and again, and stemming is the dearest part of a search. */
export const stemOf = remembered(
  (word: string): string =>
    fold(stemmer(word.toLowerCase().replaceAll('ß', 'ss'))).replace(/(?<=\w{3})s$/, ''),
  { most: 50_000, longest: longestWord },
);

/** The words of a text by their stems, whatever their endings, case and umlauts. */
export function stemsIn(text: string): string[] {
  return wordsIn(text).map(stemOf);
}

export function wordsIn(text: string): string[] {
  const words = text.normalize('NFKC').toLowerCase().match(pattern) ?? [];
  return words.map((word) => word.slice(0, longestWord));
}

const german = new Set(stemsIn(germanFillers));
const english = new Set(stemsIn(englishFillers));
const both = new Set([...german, ...english]);

/** A German word that every question has, by its stem. */
export function isFiller(stem: string): boolean {
  return german.has(stem);
}

/** English words that German hasn't, and none of the German ones. */
export function isEnglish(text: string): boolean {
  const said = stemsIn(text);
  const foreign = said.filter((stem) => english.has(stem) && !german.has(stem));
  const own = said.filter((stem) => german.has(stem) && !english.has(stem));
  return foreign.length > 1 && own.length === 0;
}

/** Without what every question has; of a question that has nothing else, everything. */
export function tellingWords(text: string): string[] {
  const words = wordsIn(text);
  const fillers = signOfEnglish.test(text) ? both : german;
  const telling = words.filter((word) => !fillers.has(stemOf(word)) && !/^\d+$/.test(word));
  return telling.length > 0 ? telling : words;
}

/** `ue` is `ü` is `u`: all three are typed for one sound. */
function fold(word: string): string {
  return word
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([aou])e/g, '$1');
}

/** Four letters each, of the word with a sign for its beginning. */
export const piecesOf = byWord((word) => cut(`^${fold(word)}`, 4));

/** All pieces of one length, marked as none of a whole word. */
export function cut(text: string, length: number): readonly string[] {
  const count = Math.max(0, text.length - length + 1);
  return Array.from({ length: count }, (_, at) => `_${text.slice(at, at + length)}`);
}

/** Each with the sign that ends it. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s/);
}
