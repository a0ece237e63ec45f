import type { Words } from '../../rule.ts';
import { code } from '../../words/code-quote.ts';
import { bracketSlip, closingOf } from '../js/js-brackets.ts';
import type { JsToken } from '../js/js-tokens.ts';
import { type PageProblem, placeOfTokens } from '../page-problem.ts';

export function bracketWords(tokens: readonly JsToken[]): Words | null {
  const slip = bracketSlip(tokens);
  if (slip?.kind === 'unclosed') {
    const close = closingOf(slip.open.text);
    return {
      titel: 'Klammer nicht geschlossen',
      erklaerung: `Die Klammer ${code(slip.open.text)} in Zeile ${slip.open.line} geht auf, aber nicht wieder zu.`,
      tipp: `Setz ${code(close)} dorthin, wo sie enden soll${slip.open.text === '{' ? '' : `, wohl hinter ${code(slip.behind.text)}`}.`,
      stelle: slip.open,
    };
  }
  if (slip?.kind === 'wrong') {
    return {
      titel: 'Die Klammern passen nicht zusammen',
      erklaerung: `In Zeile ${slip.open.line} geht ${code(slip.open.text)} auf, geschlossen wird mit ${code(slip.close.text)}.`,
      tipp: `Schreib hier ${code(closingOf(slip.open.text))}.`,
      stelle: slip.close,
    };
  }
  if (!slip) return null;
  return {
    titel: 'Eine Klammer zu viel',
    erklaerung: `Zu dieser Klammer ${code(slip.close.text)} gehört keine, die aufgeht.`,
    tipp: 'Lösch sie, oder setz weiter vorn die passende dazu.',
    stelle: slip.close,
  };
}

export function leftSide(line: readonly JsToken[]): Words {
  const at = line.findIndex(({ text }) => text === '=');
  const isCondition = line
    .slice(0, at)
    .some(({ text }) => /^(?:if|while|&&|\|\||[<>]=?|===?)$/.test(text));
  const dash = line.slice(0, Math.max(at, 0)).find(({ text }) => text === '-');
  if (isCondition) {
    return {
      titel: 'Vergleichen mit ===',
      erklaerung: `Ein einzelnes ${code('=')} gibt einen Wert, vergleichen kann es nicht.`,
      tipp: `Schreib ${code('===')}.`,
      stelle: line[at] ?? null,
    };
  }
  if (dash) {
    const style = [line[line.indexOf(dash) - 1]?.text, line[line.indexOf(dash) + 1]?.text ?? ''];
    const meant = `${style[0]}${style[1]?.slice(0, 1).toUpperCase()}${style[1]?.slice(1)}`;
    return {
      titel: 'Bindestrich im Namen',
      erklaerung: `In JavaScript ist ${code('-')} ein Minus, darum gibt es ${code(style.join('-'))} hier nicht.`,
      tipp: `Schreib ${code(meant)}, ohne Bindestrich und groß weiter.`,
      stelle: dash,
    };
  }
  return {
    titel: 'Links gehört ein Name hin',
    erklaerung: `Links von ${code('=')} steht etwas, das keinen Wert bekommen kann.`,
    tipp: `Schreib links einen Namen und rechts den Wert: ${code('punkte = 3')}.`,
    stelle: line[at] ?? placeOfTokens(line),
  };
}

export function digitFirst({ lineTokens }: PageProblem): Words | null {
  const number = lineTokens.find(
    ({ kind, text }) => kind === 'number' && /^\d+(?!n$|e\d|x|b[01]|o\d)[\p{L}_]/u.test(text),
  );
  if (!number) return null;
  const [, digits = '', letters = ''] = /^(\d+)(.*)$/.exec(number.text) ?? [];
  return {
    titel: 'Ein Name beginnt nicht mit einer Ziffer',
    erklaerung: `${code(number.text)} beginnt mit einer Ziffer, darum kann es kein Name sein.`,
    tipp: `Stell sie nach hinten: ${code(`${letters}${digits}`)}.`,
    stelle: number,
  };
}
