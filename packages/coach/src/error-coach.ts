import type { ErrorFacts } from '@hbg/contract/execution';
import { argumentCountRules } from './errors/argument-counts.ts';
import { argumentRules } from './errors/arguments.ts';
import { assignmentRules } from './errors/assignments.ts';
import { attributeRules } from './errors/attributes.ts';
import { blockRules, missingColonRules } from './errors/blocks.ts';
import { importedNameRules } from './errors/borrowed-names.ts';
import { bracketRules } from './errors/brackets.ts';
import { callRules } from './errors/calls.ts';
import { characterRules } from './errors/characters.ts';
import { classRules } from './errors/classes.ts';
import { collectionRules, popRules } from './errors/collections.ts';
import { commaRules } from './errors/commas.ts';
import { conversionRules } from './errors/conversions.ts';
import { doubledEqualsRules } from './errors/doubled-equals.ts';
import { drawRules } from './errors/draws.ts';
import { fStringRules } from './errors/f-strings.ts';
import { fallbackRules, otherError } from './errors/fallbacks.ts';
import { forgottenBracketRules } from './errors/forgotten-brackets.ts';
import { formattingRules } from './errors/formatting.ts';
import { indentationRules } from './errors/indentation.ts';
import { indexRules } from './errors/indexes.ts';
import { iterationRules, unpackingRules } from './errors/iteration.ts';
import { keyRules } from './errors/keys.ts';
import { missingPieceRules } from './errors/missing-pieces.ts';
import { misspeltKeywordRules } from './errors/misspelt-keywords.ts';
import { moduleAttributeRules } from './errors/module-attributes.ts';
import { moduleRules } from './errors/modules.ts';
import { nameRules } from './errors/names.ts';
import { namingRules } from './errors/naming.ts';
import { noneRules } from './errors/none.ts';
import { divisionRules, numberRules, overflowRules } from './errors/numbers.ts';
import { objectRules } from './errors/objects.ts';
import { operandRules } from './errors/operands.ts';
import { otherLanguageRules } from './errors/other-languages.ts';
import { outsideRules } from './errors/outside.ts';
import { overwrittenRules } from './errors/overwritten.ts';
import { parameterRules } from './errors/parameters.ts';
import { passedTextRules } from './errors/passed-texts.ts';
import { quoteRules } from './errors/quotes.ts';
import { evaluatedRules, memoryRules, raisedRules, recursionRules } from './errors/running.ts';
import { scopeRules } from './errors/scopes.ts';
import { closedFileRules, fileRules, inputRules } from './errors/surroundings.ts';
import { turtleArgumentRules, turtleRules } from './errors/turtle.ts';
import type { Explanation } from './explanation.ts';
import { once } from './once.ts';
import { problemOf } from './problem.ts';
import { explainBy, explanationOf, type Rule, readyRules } from './rule.ts';

const syntax = [
  ...evaluatedRules,
  ...characterRules,
  ...indentationRules,
  ...outsideRules,
  ...otherLanguageRules,
  ...fStringRules,
  ...bracketRules,
  ...quoteRules,
  ...assignmentRules,
  ...blockRules,
  ...misspeltKeywordRules,
  ...namingRules,
  ...missingColonRules,
  ...parameterRules,
  ...missingPieceRules,
];
const types = [
  ...classRules,
  ...turtleArgumentRules,
  ...overwrittenRules,
  ...noneRules,
  ...passedTextRules,
  ...drawRules,
  ...formattingRules,
  ...collectionRules,
  ...forgottenBracketRules,
  ...commaRules,
  ...operandRules,
  ...callRules,
  ...argumentCountRules,
  ...argumentRules,
  ...indexRules,
  ...iterationRules,
  ...unpackingRules,
  ...conversionRules,
];
const names = [
  ...doubledEqualsRules,
  ...objectRules,
  ...scopeRules,
  ...importedNameRules,
  ...nameRules,
];
const attributes = [
  ...noneRules,
  ...moduleAttributeRules,
  ...classRules,
  ...commaRules,
  ...attributeRules,
];

/** Tried in their order: the first rule that fits explains. */
const rulesOfTypes: ReadonlyMap<string, Rules> = new Map([
  ...forTypes('SyntaxError IndentationError TabError', syntax),
  ...forTypes('NameError UnboundLocalError', names),
  ...forTypes('TypeError', types),
  ...forTypes('AttributeError', attributes),
  ...forTypes('IndexError', [...popRules, ...collectionRules, ...formattingRules, ...indexRules]),
  ...forTypes('KeyError', [...popRules, ...drawRules, ...keyRules]),
  ...forTypes('ValueError', [
    ...conversionRules,
    ...numberRules,
    ...unpackingRules,
    ...collectionRules,
    ...formattingRules,
    ...indexRules,
    ...closedFileRules,
  ]),
  ...forTypes('ZeroDivisionError', divisionRules),
  ...forTypes('OverflowError', overflowRules),
  ...forTypes('ImportError ModuleNotFoundError', moduleRules),
  ...forTypes('RecursionError', recursionRules),
  ...forTypes('MemoryError', memoryRules),
  ...forTypes('RuntimeError', iterationRules),
  ...forTypes('EOFError', inputRules),
  ...forTypes(
    'OSError FileNotFoundError IsADirectoryError PermissionError FileExistsError UnsupportedOperation',
    fileRules,
  ),
  ...forTypes('TurtleGraphicsError', turtleRules),
]);

const rulesOfOthers = withGeneral([]);

/** All that the coach can tell apart. */
export const errorKinds: ReadonlySet<string> = new Set(
  [...rulesOfTypes.values()].flatMap(({ all }) => all).map(({ kind }) => kind),
);

/** Says in German and for learners what an error means: any facts, any code get an explanation. */
export function explainError(facts: ErrorFacts, code: string): Explanation {
  const problem = problemOf(facts, code);
  const { ready } = rulesOfTypes.get(facts.type) ?? rulesOfOthers;
  return explainBy(ready(), problem) ?? explanationOf('other-error', otherError(problem), problem);
}

/** Making the patterns of all types ready takes a tenth of a second: it's done for those that occur. */
type Rules = { readonly all: readonly Rule[]; readonly ready: () => readonly Rule[] };

function forTypes(list: string, rules: readonly Rule[]): [string, Rules][] {
  const made = withGeneral(rules);
  return list.split(' ').map((type) => [type, made]);
}

function withGeneral(rules: readonly Rule[]): Rules {
  const all = [...raisedRules, ...rules, ...fallbackRules];
  return { all, ready: once(() => readyRules(all)) };
}
