import type { RunResult } from '../../src/protocol.ts';
import { type HostileCase, neverPrinted } from './hostile-case.ts';

/** What a hostile program has got that it must not get, one sentence each. */
export function complaints(hostile: HostileCase, result: RunResult): string[] {
  const { output } = result;
  const { allowedKinds, mustNotPrint, mustPrint, errorType } = hostile;
  const type = 'error' in result ? result.error?.type : undefined;
  return [
    ...complain(allowedKinds.includes(result.kind), `It ended as ${result.kind}.`),
    ...complain(!neverPrinted.test(output), `It got something: ${output.slice(0, 500)}`),
    ...complain(
      !mustNotPrint?.test(output),
      `It printed what it must not: ${output.slice(0, 500)}`,
    ),
    ...complain(mustPrint?.test(output) ?? true, `It printed only: ${output.slice(0, 500)}`),
    ...complain(errorType === undefined || type === errorType, `Its error is a ${type}.`),
  ];
}

function complain(isFine: boolean, complaint: string): string[] {
  return isFine ? [] : [complaint];
}
