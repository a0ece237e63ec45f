import type { Words } from '../../rule.ts';
import { code } from '../../words/code-quote.ts';
import { nearestName } from '../../words/nearest-name.ts';
import { browserMembers } from '../js/browser-names.ts';
import type { JsToken } from '../js/js-tokens.ts';
import { type PageProblem, placeOfTokens } from '../page-problem.ts';
import type { PageRule } from '../page-rule.ts';
import { slipOfSelector, tipFor } from '../selector-advice.ts';
import { inOtherCapitals } from './unknown-names.ts';

/** Of `null` or `undefined`: what was asked, and of what, as the browsers word it. */
const ofNothing =
  /^Cannot (?:read|set) propert(?:ies|y)|^can't (?:access|convert|assign)|^(?:null|undefined) is not an object|^\S+ is (?:null|undefined)$/;

export const missingValueRules: PageRule[] = [
  {
    kind: 'js-misspelt-part',
    message: ofNothing,
    explain: (problem) => {
      const { owner } = receiverIn(problem);
      const last = owner.at(-1);
      const meant = last && isMember(owner) && memberMeant(last.text, problem);
      return meant ? misspeltPart(last.text, meant, placeOfTokens([last])) : null;
    },
  },
  {
    kind: 'js-nothing-found',
    message: ofNothing,
    explain: (problem) => {
      const { owner } = receiverIn(problem);
      const selector = selectorOf(owner, problem);
      return selector === null ? null : nothingFound(selector, textOf(owner), problem);
    },
  },
  {
    kind: 'js-behind-the-end',
    message: ofNothing,
    explain: (problem) => {
      const { owner } = receiverIn(problem);
      const open = owner.findIndex(({ text }) => text === '[');
      if (open < 1 || owner.at(-1)?.text !== ']') return null;
      const list = textOf(owner.slice(0, open));
      return {
        titel: 'Hier ist die Liste leer',
        erklaerung: `An der Stelle ${code(textOf(owner.slice(open)))} hat ${code(list)} nichts.`,
        tipp: `Gezählt wird ab 0: Die letzte Stelle ist ${code(`${list}.length - 1`, 40)}.`,
        stelle: placeOfTokens(owner),
      };
    },
  },
  {
    kind: 'js-without-value',
    message: ofNothing,
    explain: (problem) => {
      const { owner, part } = receiverIn(problem);
      const what = owner.length > 0 ? code(textOf(owner)) : 'Was vor dem Punkt steht,';
      const isNull = /\bnull\b/.test(problem.message);
      return {
        titel: 'Das hat noch keinen Wert',
        erklaerung: `${what} ist hier ${code(isNull ? 'null' : 'undefined')}, also leer, und darum gibt es ${part ? code(part) : 'dahinter'} nicht.`,
        tipp: `Sieh mit ${code(`console.log(${textOf(owner) || '…'})`, 40)} nach, was drinsteht, bevor du es benutzt.`,
        stelle: placeOfTokens(owner) ?? problem.place,
      };
    },
  },
];

function nothingFound(selector: string, owner: string, { files }: PageProblem): Words {
  const slip = slipOfSelector(selector, files);
  const titel = 'Nichts gefunden';
  if (slip) {
    const erklaerung = `Auf der Seite gibt es kein Element mit ${slip.missing}, darum ist ${code(owner)} leer.`;
    const isTag = !/^[#.]/.test(selector);
    return {
      titel,
      erklaerung: isTag ? erklaerung.replace('Element mit ', '') : erklaerung,
      tipp: tipFor(slip),
    };
  }
  return {
    titel,
    erklaerung: `${code(selector)} findet hier noch nichts, darum ist ${code(owner)} leer.`,
    tipp: `Setz ${code('<script>')} ganz ans Ende von ${code('<body>')}, damit die Seite schon fertig ist.`,
  };
}

export function misspeltPart(name: string, meant: string, stelle: Words['stelle'] = null): Words {
  return {
    titel: 'Das gibt es hier nicht',
    erklaerung: `${code(`.${name}`)} gibt es nicht, aber ${code(`.${meant}`)}.`,
    tipp:
      name.toLowerCase() === meant.toLowerCase()
        ? `Schreib ${code(meant)}: Auf große und kleine Buchstaben kommt es an.`
        : `Schreib ${code(meant)}.`,
    ...(stelle && { stelle }),
  };
}

/** The known part that was probably meant. */
export function memberMeant(name: string, { tokens }: PageProblem): string | null {
  if (browserMembers.has(name)) return null;
  const isOwn = tokens.some(({ text }, at) => text === name && tokens[at + 1]?.text === ':');
  if (isOwn) return null;
  return inOtherCapitals(name, browserMembers) ?? nearestName(name, browserMembers, 2);
}

type Receiver = { readonly owner: readonly JsToken[]; readonly part: string | null };

/** In `knopf.classList.add`, when `add` was asked for: `knopf.classList`. */
export function receiverIn(problem: PageProblem): Receiver {
  const part = partIn(problem.message);
  const { lineTokens, facts, tokens } = problem;
  const isHere = ({ text, endColumn }: JsToken) =>
    text === part && (facts.column === null || endColumn > facts.column);
  const named =
    lineTokens.find((token) => isHere(token) && isBehindDot(token, tokens)) ??
    lineTokens.find((token) => token.text === part && isBehindDot(token, tokens));
  const bracket = lineTokens.find(
    ({ text, endColumn }) => text === '[' && endColumn > (facts.column ?? 0),
  );
  const from = named ? tokens.indexOf(named) - 1 : bracket ? tokens.indexOf(bracket) : -1;
  return { owner: chainBefore(from, tokens), part };
}

function partIn(message: string): string | null {
  const said =
    /\((?:reading|setting) '(.+?)'\)/.exec(message) ??
    /property "(.+?)"/.exec(message) ??
    /evaluating '.*?\.([\p{L}\p{N}_$]+)(?:\(.*\)| =.*)?'\)/u.exec(message);
  return said?.[1] ?? null;
}

function isBehindDot(token: JsToken, tokens: readonly JsToken[]): boolean {
  return tokens[tokens.indexOf(token) - 1]?.text === '.';
}

/** What belongs together before a dot: names, dots, and all within brackets. */
export function chainBefore(dot: number, tokens: readonly JsToken[]): JsToken[] {
  let at = dot - 1;
  let depth = 0;
  for (; at >= 0; at -= 1) {
    const { text = '', kind } = tokens[at] ?? {};
    if (/^[)\]]$/.test(text)) depth += 1;
    else if (/^[([]$/.test(text) && depth > 0) depth -= 1;
    else if (depth === 0 && !belongs(at, tokens, text, kind)) break;
  }
  return tokens.slice(at + 1, Math.max(dot, 0));
}

function belongs(at: number, tokens: readonly JsToken[], text: string, kind?: string): boolean {
  if (text === '.') return true;
  const next = tokens[at + 1]?.text;
  return (
    kind === 'name' &&
    (next === '.' ||
      next === '(' ||
      next === '[' ||
      at === tokens.length - 1 ||
      !isName(tokens[at + 1])) &&
    !/^(?:return|await|if|of|in|new)$/.test(text)
  );
}

function isName(token: JsToken | undefined): boolean {
  return token?.kind === 'name';
}

function isMember(owner: readonly JsToken[]): boolean {
  return owner.at(-1)?.kind === 'name' && owner.at(-2)?.text === '.';
}

/** The selector with which a name got its value, or that stands in the chain itself. */
function selectorOf(owner: readonly JsToken[], { tokens }: PageProblem): string | null {
  const direct = selectorIn(owner);
  if (direct !== null || owner.length !== 1) return direct;
  const at = tokens.findIndex(
    ({ text }, at) => text === owner[0]?.text && tokens[at + 1]?.text === '=',
  );
  return at < 0 ? null : selectorIn(tokens.slice(at + 2, at + 8));
}

function selectorIn(tokens: readonly JsToken[]): string | null {
  const at = tokens.findIndex(({ text }) => text === 'querySelector' || text === 'getElementById');
  const [, open, value, close] = tokens.slice(at);
  if (at < 0 || open?.text !== '(' || value?.kind !== 'text' || close?.text !== ')') return null;
  const selector = value.text.slice(1, -1);
  return tokens[at]?.text === 'getElementById' ? `#${selector}` : selector;
}

export function textOf(tokens: readonly JsToken[]): string {
  return tokens.map(({ text }) => text).join('');
}
