import type { Files } from '@hbg/contract/units';
import { code } from '../../words/code-quote.ts';
import { nearestName } from '../../words/nearest-name.ts';
import { htmlNames } from '../html/html-names.ts';
import { type PageAdvice, type PageCheck, placeAt } from '../page-advice.ts';
import { slipOfSelector, tipFor } from '../selector-advice.ts';
import { colours, germanColours, lengths, properties } from './css-names.ts';
import { type CssDeclaration, type CssRule, cssSheet } from './css-rules.ts';

export const cssChecks: PageCheck = (file, files) => {
  const source = files[file] ?? '';
  const { rules, strays } = cssSheet(source);
  const found = [
    ...rules.flatMap((rule) => brokenRule(rule)),
    ...strays.map(strayBrace),
    ...slashComments(source),
    ...rules.flatMap(({ declarations }) => declarations.flatMap(declarationSlips)),
    ...rules.flatMap((rule) => selectorSlips(rule, files)),
  ];
  return found.map((slip) => placed(slip, file, source));
};

type Slip = Pick<PageAdvice, 'kind' | 'titel' | 'erklaerung' | 'tipp'> & {
  readonly offset: number;
  readonly length: number;
};

function placed({ offset, length, ...words }: Slip, file: string, source: string): PageAdvice {
  return { ...words, file, stelle: placeAt(source, offset, length) };
}

function brokenRule({ selector, offset, isOpen }: CssRule): Slip[] {
  if (!isOpen) return [];
  return [
    {
      kind: 'css-open-rule',
      titel: 'Geschweifte Klammer fehlt',
      erklaerung: `Die Regel für ${code(selector)} geht mit ${code('{')} auf, aber nicht wieder zu.`,
      tipp: `Setz ${code('}')} ans Ende der Regel.`,
      offset,
      length: selector.length,
    },
  ];
}

function strayBrace(offset: number): Slip {
  return {
    kind: 'css-stray-brace',
    titel: 'Eine Klammer zu viel',
    erklaerung: `Zu dieser Klammer ${code('}')} gehört keine, die aufgeht.`,
    tipp: 'Lösch sie.',
    offset,
    length: 1,
  };
}

function slashComments(source: string): Slip[] {
  return [...source.matchAll(/^[ \t]*(\/\/.*)$/gm)].map(({ index, 0: whole, 1: text = '' }) => ({
    kind: 'css-slash-comment',
    titel: 'Kommentare sehen in CSS anders aus',
    erklaerung: `${code('//')} kennt CSS nicht, darum geht auch die nächste Zeile verloren.`,
    tipp: `Schreib ${code('/* … */')}.`,
    offset: index + whole.length - text.length,
    length: text.length,
  }));
}

function declarationSlips(declaration: CssDeclaration): Slip[] {
  const { property, offset, hasColon, text } = declaration;
  if (text.startsWith('//') || property.startsWith('--') || property.startsWith('&')) return [];
  if (!hasColon) return [missingColon(declaration)];
  const missing = missingSemicolon(declaration);
  if (missing) return [missing];
  if (properties.has(property) || property.startsWith('-')) return valueSlips(declaration);
  const near = nearestName(property, properties, 3);
  return [
    {
      kind: 'css-unknown-property',
      titel: 'Diese Eigenschaft gibt es nicht',
      erklaerung: `${code(property)} kennt CSS nicht${near ? `, aber ${code(near)}` : ''}.`,
      tipp: near ? `Schreib ${code(near)}.` : 'Prüf die Schreibweise.',
      offset,
      length: property.length,
    },
  ];
}

function missingColon({ property, offset, text }: CssDeclaration): Slip {
  const isEquals = /^[\w-]+\s*=/.test(text);
  const name = property.replace(/=.*/, '');
  return {
    kind: 'css-missing-colon',
    titel: isEquals ? 'Doppelpunkt statt =' : 'Doppelpunkt fehlt',
    erklaerung: `Hinter ${code(name)} muss ein Doppelpunkt kommen, erst dann der Wert.`,
    tipp: `Schreib ${code(`${name}: …;`)}.`,
    offset,
    length: Math.max(text.split('\n')[0]?.length ?? 1, 1),
  };
}

/** The next declaration stands in the value of this one. */
function missingSemicolon({ value, valueOffset }: CssDeclaration): Slip | null {
  const next = /\n\s*([a-z-]+)\s*:/i.exec(value);
  if (!next || value.startsWith('url(')) return null;
  const line = value.split('\n')[0]?.trimEnd() ?? '';
  return {
    kind: 'css-missing-semicolon',
    titel: 'Strichpunkt fehlt',
    erklaerung: `Hinter ${code(line)} fehlt der Strichpunkt, darum gelten diese und die nächste Zeile nicht.`,
    tipp: `Schreib ${code(`${line};`)}.`,
    offset: valueOffset,
    length: line.length,
  };
}

function valueSlips({ property, value, valueOffset }: CssDeclaration): Slip[] {
  const at = { offset: valueOffset, length: Math.max(value.length, 1) };
  const bare = /^-?(?!0\b)\d+(?:\.\d+)?$/.test(value);
  if (bare && lengths.test(property)) {
    return [
      {
        kind: 'css-missing-unit',
        titel: 'Die Einheit fehlt',
        erklaerung: `${code(value)} allein ist keine Länge, der Browser überspringt die Zeile.`,
        tipp: `Schreib zum Beispiel ${code(`${value}px`)}.`,
        ...at,
      },
    ];
  }
  const [apart, number, unit] = /(?<![\w.-])(\d+)\s+(px|rem|em|%|vh|vw)(?!\w)/.exec(value) ?? [];
  if (apart) {
    return [
      {
        kind: 'css-space-in-unit',
        titel: 'Leerzeichen vor der Einheit',
        erklaerung: `Zwischen ${code(number ?? '')} und ${code(unit ?? '')} darf kein Leerzeichen stehen.`,
        tipp: `Schreib ${code(`${number}${unit}`)}.`,
        ...at,
      },
    ];
  }
  return /color$|^background$/.test(property) ? colourSlips(value, at) : [];
}

function colourSlips(value: string, at: { offset: number; length: number }): Slip[] {
  const german = germanColours.get(value.toLowerCase());
  const isName = /^[a-z]+$/.test(value) && !colours.includes(value);
  const near = german ?? (isName ? nearestName(value, colours, 1) : null);
  if (near !== null) {
    return [
      {
        kind: 'css-unknown-colour',
        titel: german ? 'Farben heißen englisch' : 'Tippfehler in der Farbe',
        erklaerung: `Eine Farbe ${code(value)} kennt CSS nicht.`,
        tipp: `Schreib ${code(near)}.`,
        ...at,
      },
    ];
  }
  const digits = /^#(\w+)$/.exec(value)?.[1] ?? '';
  const isFine =
    digits === '' || (/^[\da-f]+$/i.test(digits) && [3, 4, 6, 8].includes(digits.length));
  if (isFine) return [];
  return [
    {
      kind: 'css-bad-hex',
      titel: 'So sieht keine Farbe aus',
      erklaerung: `Hinter ${code('#')} stehen drei oder sechs Zeichen, nur 0 bis 9 und a bis f.`,
      tipp: `Schreib zum Beispiel ${code('#ff8800')}.`,
      ...at,
    },
  ];
}

function selectorSlips({ selector, offset }: CssRule, files: Files): Slip[] {
  const hasPage = Object.keys(files).some((file) => file.endsWith('.html'));
  if (!hasPage || selector === '') return [];
  return selector.split(',').flatMap((part) => {
    const simple = part.trim().replace(/:{1,2}[\w-]+$/, '');
    const slip = slipOfSelector(simple, files);
    if (!slip || made(simple, files)) return [];
    if (!/^[#.]/.test(simple) && htmlNames.has(simple.toLowerCase())) return [];
    return {
      kind: 'css-finds-nothing',
      titel: 'Diese Regel trifft nichts',
      erklaerung: `Auf der Seite gibt es kein ${/^[#.]/.test(simple) ? `Element mit ${slip.missing}` : slip.missing}.`,
      tipp: tipFor(slip),
      offset,
      length: selector.length,
    };
  });
}

/** A script gives elements names too. */
function made(selector: string, files: Files): boolean {
  const name = selector.replace(/^[#.]/, '');
  return Object.entries(files).some(([file, code]) => file.endsWith('.js') && code.includes(name));
}
