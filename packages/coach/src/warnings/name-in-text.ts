import type { Token } from '../source/tokens.ts';
import { code } from '../words/code-quote.ts';
import { depthsOf, placeOf } from './pieces.ts';
import type { Program } from './program.ts';
import type { Check } from './warning.ts';

/** `name = input()` and `print("Hallo name")`, where nothing else uses the name. */
export const nameInText: Check = (program) => {
  const names = unusedNames(program);
  return names.length === 0
    ? []
    : program.statements.flatMap(({ tokens }) =>
        textsOf(tokens).flatMap((text) => {
          const name = names.find((name) => isMeant(text, name, tokens));
          return name === undefined ? [] : adviceFor(name.text, text, tokens);
        }),
      );
};

function adviceFor(name: string, text: Token, tokens: readonly Token[]) {
  return {
    kind: 'name-in-text',
    titel: 'Wort statt Inhalt',
    erklaerung: `In Anführungszeichen ist ${code(name, 20)} nur ein Wort, den Inhalt der Variablen zeigt ${code('print')} so nicht.`,
    tipp: `Willst du den Inhalt sehen, lass ihn ohne Anführungszeichen stehen: ${code(cureFor(name, text, tokens), 50)}.`,
    stelle: placeOf([text]),
  };
}

/** `print("Hallo", name, "!")`; of more than one text the piece alone. */
function cureFor(name: string, { text }: Token, tokens: readonly Token[]): string {
  const quote = text[0] ?? '"';
  const found = placesOf(name, text)[0];
  const before = text.slice(1, found?.start).trim();
  const after = text.slice(found?.end, -1).trim();
  const quoted = [before, after].map((part) => (part === '' ? [] : [`${quote}${part}${quote}`]));
  const pieces = [...(quoted[0] ?? []), name, ...(quoted[1] ?? [])].join(', ');
  return tokens.length === 4 ? `print(${pieces})` : pieces;
}

/** The plain texts that a `print` shows as they are: `print("a", "b" + c)`. */
function textsOf(tokens: readonly Token[]): Token[] {
  if (tokens[0]?.text !== 'print' || tokens[1]?.text !== '(') return [];
  const depths = depthsOf(tokens);
  return tokens.filter(
    ({ kind, text }, at) =>
      kind === 'text' &&
      depths[at] === 1 &&
      /^(["'])(?!\1\1)[^{}\\]*\1$/.test(text) &&
      /^[(,+]$/.test(tokens[at - 1]?.text ?? '') &&
      /^[),+]$/.test(tokens[at + 1]?.text ?? ''),
  );
}

/** What the program gives a value, and never mentions otherwise. */
function unusedNames({ source, statements, names }: Program): Token[] {
  if (source.tokens.some(({ text }) => /^(?:globals|locals|vars|eval|exec)$/.test(text))) return [];
  const targets = statements.flatMap(({ tokens: [name], blocks }) =>
    name && blocks.length === 0 && names.assignmentsOf(name.text).length === 1 ? [name] : [],
  );
  return targets.filter((target) => {
    const mentions = source.tokens.filter(({ text }) => text === target.text);
    const isFilled = source.tokens.some(
      ({ kind, text }) => kind === 'text' && /^\w*f/i.test(text) && text.includes(target.text),
    );
    return mentions.length === 1 && !isFilled && isNoWord(target.text);
  });
}

/** Nouns have a capital in German: what is written small and is no other word means the variable. */
function isNoWord(name: string): boolean {
  return (
    /^\p{Ll}[\p{L}\p{N}_]+$/u.test(name) &&
    !otherWords.has(name) &&
    !/^ge\p{L}+(?:t|en)$/u.test(name)
  );
}

function isMeant(text: Token, name: Token, tokens: readonly Token[]): boolean {
  if (text.offset < name.offset) return false;
  const isLabel = text.text.slice(1, -1).trim() === name.text && tokens.length > 4;
  return !isLabel && placesOf(name.text, text.text).length > 0;
}

/** Where it stands as a word of its own, neither `alter:` nor „mein alter Hund“. */
function placesOf(name: string, text: string): { start: number; end: number }[] {
  const word = new RegExp(
    `(?<=^["']|[\\s,.!?])(?<!${beforeNouns}\\s+)${name}(?=[.!?,]*(?:\\s|["']$))(?!\\s*[=:])`,
    'giu',
  );
  return [...text.matchAll(word)]
    .filter(([found]) => found === name)
    .map(({ index }) => ({ start: index, end: index + name.length }));
}

const beforeNouns =
  '(?<!\\p{L})(?:[dms]?ein(?:e[nmrs]?)?|kein(?:e[nmrs]?)?|(?:ih|uns|eu)(?:e?r)(?:e[nmrs]?)?|d(?:er|ie|as|en|em|es)|diese[nmrs]?|jede[nmrs]?|welche[nmrs]?|viele?|alle|zu[mr]?|im|am|beim|vo[nm]|Variable|Wort)';

/** Short words of sentences, and what children say of things: they stand in a text for themselves. */
const otherWords = new Set(
  (
    'aber alle alles als also alt am an auch auf aus bald bei bin bis bist blau braun bitte da dann das dein deine der des die dies doch drei du durch ein eine einen eins er es euch falsch fast fertig ' +
    'für ganz gegen gelb genau gern gleich grau groß größer grün gut haben hallo hat hell heute hier hoch ich ihr im in ins ist ja jetzt jung kalt kein kennt klein kleiner kurz lang langsam laut leer leicht leise ' +
    'lila links mal mag man mehr mein meine mit morgen müde nach nein neu nicht nichts noch nun nur oben oder offen ohne orange pink plus minus rate raten rechne rechnen rechts richtig rosa rot rund rechnet ' +
    'satt schnell schon schwarz schwer sehr sein sie sind so spiel spiele super tief toll tot türkis über um und uns unten unter verloren viel vier voll von vor wahr war warm warte was weg weiß weiter wer wie wieder ' +
    'will wir wird wo zähle zeig zu zum zur zurück zwei zwischen frage rate lebt spielt sag sage hilf stopp start los'
  ).split(' '),
);
