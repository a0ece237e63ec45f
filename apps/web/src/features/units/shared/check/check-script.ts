import { actNames, type CheckStart } from '../../frame-check/check-report.ts';
import program from '../../frame-check/start-check.ts?frame';

/** The extra script of a page that is checked: the words, and what a teacher has written with them. */
export function checkScript(check: string, count: number, start: CheckStart): string {
  const names = Array.from({ length: count }, (_, index) => `goal_${index + 1}`);
  const goals = names.map((name) => `typeof ${name} === 'function' ? ${name} : null`);
  return `(() => {
${program}
hbgProgram.startCheck(hbgTools, ${JSON.stringify(start)}, (words) => {
'use strict';
const { ${actNames.join(', ')} } = words;
${check}
return [${goals.join(', ')}];
});
})();`;
}
