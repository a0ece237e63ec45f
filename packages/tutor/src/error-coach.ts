import type { ErrorFacts } from '@hbg/contract/execution';
import { assignmentRules } from './errors/assignments.ts';
import { attributeRules } from './errors/attributes.ts';
import { blockRules, missingColonRules } from './errors/blocks.ts';
import { bracketRules } from './errors/brackets.ts';
import { callRules } from './errors/calls.ts';
import { characterRules } from './errors/characters.ts';
import { collectionRules } from './errors/collections.ts';
import { conversionRules } from './errors/conversions.ts';
import { fStringRules } from './errors/f-strings.ts';
import { fallbackRules, otherError } from './errors/fallbacks.ts';
import { formattingRules } from './errors/formatting.ts';
import { indentationRules } from './errors/indentation.ts';
import { indexRules } from './errors/indexes.ts';
import { iterationRules } from './errors/iteration.ts';
import { keyRules } from './errors/keys.ts';
import { missingPieceRules } from './errors/missing-pieces.ts';
import { misspeltKeywordRules } from './errors/misspelt-keywords.ts';
import { moduleRules } from './errors/modules.ts';
import { nameRules } from './errors/names.ts';
import { namingRules } from './errors/naming.ts';
import { noneRules } from './errors/none.ts';
import { divisionRules, numberRules, overflowRules } from './errors/numbers.ts';
import { operandRules } from './errors/operands.ts';
import { otherLanguageRules } from './errors/other-languages.ts';
import { outsideRules } from './errors/outside.ts';
import { parameterRules } from './errors/parameters.ts';
import { quoteRules } from './errors/quotes.ts';
import {
  assertionRules,
  evaluatedRules,
  raisedRules,
  recursionRules,
  stopIterationRules,
} from './errors/running.ts';
import { scopeRules } from './errors/scopes.ts';
import {
  fileRules,
  inputRules,
  jsonRules,
  networkRules,
  threadRules,
  unicodeRules,
} from './errors/surroundings.ts';
import { turtleRules } from './errors/turtle.ts';
import type { Explanation } from './explanation.ts';
import { problemOf } from './problem.ts';
import { explainBy, explanationOf, type Rule } from './rule.ts';

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
  ...noneRules,
  ...formattingRules,
  ...collectionRules,
  ...operandRules,
  ...callRules,
  ...indexRules,
  ...iterationRules,
  ...conversionRules,
];

/** Tried in their order: the first rule that fits explains. */
const rulesOfTypes: ReadonlyMap<string, readonly Rule[]> = new Map([
  ...forTypes('SyntaxError IndentationError TabError', syntax),
  ...forTypes('NameError UnboundLocalError', [...scopeRules, ...nameRules]),
  ...forTypes('TypeError', types),
  ...forTypes('AttributeError', [...noneRules, ...attributeRules]),
  ...forTypes('IndexError', [...collectionRules, ...formattingRules, ...indexRules]),
  ...forTypes('KeyError', [...indexRules, ...keyRules]),
  ...forTypes('ValueError', [
    ...conversionRules,
    ...numberRules,
    ...iterationRules,
    ...collectionRules,
    ...formattingRules,
    ...indexRules,
  ]),
  ...forTypes('ZeroDivisionError', divisionRules),
  ...forTypes('OverflowError', overflowRules),
  ...forTypes('ImportError ModuleNotFoundError', moduleRules),
  ...forTypes('RecursionError', recursionRules),
  ...forTypes('RuntimeError', [...threadRules, ...iterationRules]),
  ...forTypes('AssertionError', assertionRules),
  ...forTypes('StopIteration StopAsyncIteration', stopIterationRules),
  ...forTypes('EOFError', inputRules),
  ...forTypes('JSONDecodeError', jsonRules),
  ...forTypes('UnicodeEncodeError UnicodeDecodeError UnicodeError', unicodeRules),
  ...forTypes(
    'OSError FileNotFoundError IsADirectoryError PermissionError FileExistsError UnsupportedOperation',
    fileRules,
  ),
  ...forTypes(
    'URLError HTTPError RemoteDisconnected gaierror ConnectionRefusedError',
    networkRules,
  ),
  ...forTypes('TurtleGraphicsError', turtleRules),
]);

/** All that the coach can tell apart. */
export const errorKinds: ReadonlySet<string> = new Set(
  [...raisedRules, ...[...rulesOfTypes.values()].flat(), ...fallbackRules].map(({ kind }) => kind),
);

/** Says in German and for learners what an error means: any facts, any code get an explanation. */
export function explainError(facts: ErrorFacts, code: string): Explanation {
  const problem = problemOf(facts, code);
  const rules = [...raisedRules, ...(rulesOfTypes.get(facts.type) ?? []), ...fallbackRules];
  return explainBy(rules, problem) ?? explanationOf('other-error', otherError(problem), problem);
}

function forTypes(names: string, rules: readonly Rule[]): [string, readonly Rule[]][] {
  return names.split(' ').map((name) => [name, rules]);
}
