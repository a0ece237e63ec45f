/** As Chromium, Firefox and WebKit word it. */
export const notDefined = (name: string) => [
  `ReferenceError: ${name} is not defined`,
  `ReferenceError: Can't find variable: ${name}`,
];
export const ofNull = (owner: string, part: string) => [
  `TypeError: Cannot read properties of null (reading '${part}')`,
  `TypeError: can't access property "${part}", ${owner} is null`,
  `TypeError: null is not an object (evaluating '${owner}.${part}')`,
];
export const ofUndefined = (owner: string, part: string) =>
  ofNull(owner, part).map((text) => text.replace('null', 'undefined'));
export const setOfNull = (owner: string, part: string, value: string) => [
  `TypeError: Cannot set properties of null (setting '${part}')`,
  `TypeError: can't access property "${part}", ${owner} is null`,
  `TypeError: null is not an object (evaluating '${owner}.${part} = ${value}')`,
];
export const noFunction = (what: string) => [
  `Uncaught TypeError: ${what} is not a function`,
  `TypeError: ${what} is not a function`,
  `TypeError: ${what} is not a function. (In '${what}()', '${what}' is undefined)`,
];
