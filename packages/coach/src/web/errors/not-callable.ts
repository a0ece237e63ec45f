import { code } from '../../words/code-quote.ts';
import { foreignMethods, plainValues } from '../js/browser-names.ts';
import type { PageRule } from '../page-rule.ts';
import { memberMeant, misspeltPart } from './missing-values.ts';

const noFunction = /^(.+?) is not a function/;

const listMethods =
  /^(?:map|filter|reduce|find|findIndex|some|every|push|pop|sort|join|includes|indexOf|slice|reverse)$/;

export const notCallableRules: PageRule[] = [
  {
    kind: 'js-no-real-list',
    message: noFunction,
    explain: ({ tokens }, [said = '']) => {
      const [owner, part] = splitAtDot(said);
      const isFound = tokens.some(
        ({ text }, at) =>
          text === owner &&
          /^(?:querySelectorAll|children)$/.test(tokens.slice(at + 1, at + 5).at(-1)?.text ?? ''),
      );
      return listMethods.test(part) && (isFound || /querySelectorAll/.test(owner))
        ? {
            titel: 'Noch keine richtige Liste',
            erklaerung: `${code('querySelectorAll')} gibt eine Sammlung von Elementen, und die kennt ${code(`.${part}`)} nicht.`,
            tipp: `Mach zuerst eine Liste daraus: ${code(`[...${owner}].${part}(…)`, 40)}.`,
          }
        : null;
    },
  },
  {
    kind: 'js-no-brackets',
    message: noFunction,
    explain: (_, [said = '']) => {
      const [, part] = splitAtDot(said);
      return plainValues.has(part)
        ? {
            titel: 'Hier gehören keine Klammern hin',
            erklaerung: `${code(`.${part}`)} ist ein Wert und keine Funktion, darum kann man es nicht aufrufen.`,
            tipp:
              part === 'length'
                ? `Schreib ${code('.length')} ohne Klammern dahinter.`
                : `Schreib ${code(`.${part}`)} ohne Klammern, zum Ändern mit ${code('=')} dahinter.`,
          }
        : null;
    },
  },
  {
    kind: 'js-foreign-method',
    message: noFunction,
    explain: (_, [said = '']) => {
      const [, part] = splitAtDot(said);
      const here = foreignMethods.get(part);
      return here === undefined
        ? null
        : {
            titel: 'So heißt es in Python',
            erklaerung: `${code(`.${part}()`)} gibt es hier nicht.`,
            tipp: `In JavaScript heißt es ${code(`.${here}`)}.`,
          };
    },
  },
  {
    kind: 'js-misspelt-part',
    message: noFunction,
    explain: (problem, [said = '']) => {
      const [, part] = splitAtDot(said);
      const meant = said.includes('.') ? memberMeant(part, problem) : null;
      return meant === null
        ? null
        : misspeltPart(part, meant, problem.lineTokens.find(({ text }) => text === part) ?? null);
    },
  },
  {
    kind: 'js-not-a-function',
    message: noFunction,
    explain: ({ declared }, [said = '']) => {
      const [owner, part] = splitAtDot(said);
      const isValue =
        owner === '' && declared.some(({ name, word }) => name === part && word !== 'function');
      if (isValue) {
        return {
          titel: 'Das ist keine Funktion',
          erklaerung: `${code(part)} ist bei dir ein Wert, mit Klammern dahinter soll es aber eine Funktion sein.`,
          tipp: `Lass die Klammern weg, oder gib der Funktion einen eigenen Namen.`,
        };
      }
      return {
        titel: 'Diese Funktion gibt es nicht',
        erklaerung: `${code(said)} ist keine Funktion, darum kann man sie nicht aufrufen.`,
        tipp: 'Prüf die Schreibweise, und ob vor dem Punkt das Richtige steht.',
      };
    },
  },
  {
    kind: 'js-without-new',
    message:
      /^Class constructor (\S+) cannot be invoked|^class constructors must be invoked|^Cannot call a class constructor (\S+)/,
    explain: (_, [name = 'Klasse']) => ({
      titel: 'Da fehlt new',
      erklaerung: `${code(name)} ist eine Klasse, und aus ihr wird nur mit ${code('new')} ein Objekt.`,
      tipp: `Schreib ${code(`new ${name}(…)`)}.`,
    }),
  },
  {
    kind: 'js-without-super',
    message:
      /^Must call super constructor|^must call super constructor|^'super\(\)' must be called/,
    explain: () => ({
      titel: 'Da fehlt super()',
      erklaerung: `Eine Klasse mit ${code('extends')} muss zuerst die Klasse bauen, von der sie erbt.`,
      tipp: `Schreib ${code('super(…)')} als Erstes in ${code('constructor')}.`,
    }),
  },
];

/** `a.b.c`: what stands before the last dot, and what behind it. */
function splitAtDot(said: string): [owner: string, part: string] {
  const dot = said.lastIndexOf('.');
  return [said.slice(0, Math.max(dot, 0)), said.slice(dot + 1)];
}
