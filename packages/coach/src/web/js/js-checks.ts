import type { Files } from '@hbg/contract/units';
import { code } from '../../words/code-quote.ts';
import type { PageAdvice, PageCheck } from '../page-advice.ts';
import { placeOfTokens, scriptIn } from '../page-problem.ts';
import { slipOfSelector, tipFor } from '../selector-advice.ts';
import { type JsToken, jsTokens } from './js-tokens.ts';

export const jsChecks: PageCheck = (file, files) => {
  const tokens = jsTokens(scriptIn(file, files[file] ?? ''));
  const found = tokens.flatMap((_, at) =>
    checks.flatMap((check) => check(tokens.slice(at, at + 12), files, tokens[at - 1])),
  );
  return found.map((slip) => Object.assign(slip, { file }));
};

type Slip = Omit<PageAdvice, 'file'>;
/** Gets the tokens from one on. */
type Check = (
  tokens: readonly JsToken[],
  files: Files,
  before: JsToken | undefined,
) => readonly Slip[];

const assignedInCondition: Check = ([word, open, name, sign, value]) =>
  /^(?:if|while)$/.test(word?.text ?? '') &&
  open?.text === '(' &&
  sign?.text === '=' &&
  name &&
  value
    ? [
        {
          kind: 'js-assigned-in-condition',
          titel: 'Ein = vergleicht nicht',
          erklaerung: `${code(`${name.text} = ${value.text}`)} gibt ${code(name.text)} einen neuen Wert, statt zu vergleichen.`,
          tipp: `Schreib ${code(`${name.text} === ${value.text}`)}.`,
          stelle: sign,
        },
      ]
    : [];

/** `if (x > 3); { … }` */
const emptyCondition: Check = (tokens) => {
  const [word] = tokens;
  const close = tokens.findIndex(({ text }) => text === ')');
  const isHead = word?.text === 'if' && tokens.slice(2, close).every(({ text }) => text !== '(');
  const sign = tokens[close + 1];
  return isHead && close > 0 && sign?.text === ';' && tokens[close + 2]?.text === '{'
    ? [
        {
          kind: 'js-empty-condition',
          titel: 'Der Strichpunkt beendet das if',
          erklaerung: `Nach der Bedingung steht ein ${code(';')}, darum laufen die geschweiften Klammern immer.`,
          tipp: `Lösch den Strichpunkt hinter ${code(')')}.`,
          stelle: sign,
        },
      ]
    : [];
};

/** `addEventListener("click", hupe())` calls at once what should wait. */
const calledListener: Check = ([word, open, event, comma, name, call, close, end]) =>
  word?.text === 'addEventListener' &&
  open?.text === '(' &&
  comma?.text === ',' &&
  name?.kind === 'name' &&
  call?.text === '(' &&
  close?.text === ')' &&
  end?.text === ')'
    ? [
        {
          kind: 'js-called-listener',
          titel: 'Zu früh aufgerufen',
          erklaerung: `Mit Klammern läuft ${code(`${name.text}()`)} sofort, nicht erst beim Ereignis ${event?.text ?? ''}.`,
          tipp: `Schreib ${code(name.text)} ohne Klammern.`,
          stelle: placeOfTokens([name, close]),
        },
      ]
    : [];

const onInEvent: Check = ([word, open, event]) => {
  const name = /^["']on(\w+)["']$/.exec(event?.text ?? '')?.[1];
  return word?.text === 'addEventListener' && open?.text === '(' && event && name
    ? [
        {
          kind: 'js-on-in-event',
          titel: 'Ereignisse heißen hier ohne on',
          erklaerung: `Ein Ereignis ${event.text.replaceAll(/^.|.$/g, '`')} gibt es nicht, darum passiert nie etwas.`,
          tipp: `Schreib ${code(`"${name}"`)}.`,
          stelle: event,
        },
      ]
    : [];
};

const signInId: Check = ([word, open, value]) =>
  word?.text === 'getElementById' && open?.text === '(' && value && /^["'][#.]/.test(value.text)
    ? [
        {
          kind: 'js-sign-in-id',
          titel: 'Hier ohne Raute',
          erklaerung: `${code('getElementById')} sucht nach dem Namen selbst, ohne ${code(value.text.slice(1, 2))} davor.`,
          tipp: `Schreib ${code(`"${value.text.slice(2, -1)}"`)}, oder nimm ${code('querySelector')}.`,
          stelle: value,
        },
      ]
    : [];

const searching = /^(?:querySelector(?:All)?|getElementById)$/;

const findsNothing: Check = ([word, open, value, close], files) => {
  const isSearch = searching.test(word?.text ?? '');
  const hasPage = Object.keys(files).some((file) => file.endsWith('.html'));
  if (!isSearch || !hasPage || open?.text !== '(' || close?.text !== ')' || value?.kind !== 'text')
    return [];
  const bare = value.text.slice(1, -1);
  const selector = word?.text === 'getElementById' ? `#${bare}` : bare;
  const slip = slipOfSelector(selector, files);
  if (!slip || isMade(selector, files)) return [];
  return [
    {
      kind: 'js-finds-nothing',
      titel: 'Das findet nichts',
      erklaerung: `Auf der Seite gibt es kein ${/^[#.]/.test(selector) ? `Element mit ${slip.missing}` : slip.missing}.`,
      tipp: tipFor(slip),
      stelle: value,
    },
  ];
};

/** The script itself may make what it looks for. */
function isMade(selector: string, files: Files): boolean {
  const name = selector.replace(/^[#.]/, '');
  const scripts = Object.entries(files).flatMap(([file, code]) =>
    /\.(?:js|html)$/.test(file) ? jsTokens(scriptIn(file, code)) : [],
  );
  return scripts.some(({ kind, text }, at) => {
    const isSought = searching.test(scripts[at - 2]?.text ?? '');
    return (kind === 'text' || kind === 'template') && !isSought && text.includes(name);
  });
}

/** What is set without an error and has no effect. */
const silentSlips: ReadonlyMap<string, string> = new Map(
  'textcontent textContent|textContend textContent|innerHtml innerHTML|innerhtml innerHTML|innertext innerText|classname className|backgroundcolor backgroundColor|fontsize fontSize|fillstyle fillStyle|strokestyle strokeStyle|linewidth lineWidth|onClick onclick'
    .split('|')
    .map((pair) => pair.split(' '))
    .map(([wrong = '', right = '']) => [wrong, right]),
);

const silentSlip: Check = ([dot, name, sign]) => {
  const right = silentSlips.get(name?.text ?? '');
  return dot?.text === '.' && name && right && sign?.text === '='
    ? [
        {
          kind: 'js-silent-slip',
          titel: 'Groß oder klein?',
          erklaerung: `${code(`.${name.text}`)} kennt der Browser nicht, darum ändert sich nichts.`,
          tipp: `Schreib ${code(`.${right}`)}.`,
          stelle: name,
        },
      ]
    : [];
};

/** What Python writes with, a browser knows as the printer. */
const printed: Check = ([word, open], files, before) => {
  const isOwn = Object.values(files).some((code) => /function\s+print\b|\bprint\s*=/.test(code));
  return word?.text === 'print' && open?.text === '(' && before?.text !== '.' && !isOwn
    ? [
        {
          kind: 'js-print',
          titel: 'print meint hier den Drucker',
          erklaerung: `In JavaScript schreibt ${code('print')} nichts, es würde die Seite auf Papier drucken.`,
          tipp: `Schreib ${code('console.log(…)')}.`,
          stelle: word,
        },
      ]
    : [];
};

const checks: readonly Check[] = [
  printed,
  assignedInCondition,
  emptyCondition,
  calledListener,
  onInEvent,
  signInId,
  findsNothing,
  silentSlip,
];
