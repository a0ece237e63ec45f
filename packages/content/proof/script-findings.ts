import { compileFunction } from 'node:vm';
import { explainPageError } from '@hbg/coach/web/explain-page-error';
import type { UnitOnDisk } from '../src/areas.ts';
import { fencesOf } from '../src/sections.ts';
import { placeOf } from './finding.ts';

const isScript = /^(?:js|javascript)$/;

/** Scripts of a page that no browser understands; a starter may be one. */
export function scriptFindings(written: UnitOnDisk): string[] {
  return [...fileFindings(written), ...exampleFindings(written)];
}

function exampleFindings(written: UnitOnDisk): string[] {
  return fencesOf(written.unit.content)
    .filter(({ language }) => isScript.test(language))
    .flatMap(({ code }) => {
      const slip = slipIn('beispiel.js', code);
      return slip ? [`${placeOf(written, code, slip.line)}: das Beispiel: ${slip.cure}`] : [];
    });
}

function fileFindings({ unit, folder }: UnitOnDisk): string[] {
  const scripts = Object.entries(unit.solution).map(
    ([name, code]) => [`solution/${name}`, code] as const,
  );
  return [...scripts, ['check.js', unit.check ?? ''] as const]
    .filter(([name]) => name.endsWith('.js'))
    .flatMap(([name, code]) => {
      const slip = slipIn(name, code);
      return slip ? [`${folder}/${name}:${slip.line}: ${slip.cure}`] : [];
    });
}

function slipIn(name: string, code: string): { line: number; cure: string } | null {
  try {
    compileFunction(code, [], { filename: name });
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [, line] = /:(\d+)\n/.exec(error.stack ?? '') ?? [];
    const facts = { message: String(error), file: name, line: Number(line ?? 1), column: null };
    const { erklaerung, tipp } = explainPageError(facts, { [name]: code });
    return { line: facts.line, cure: `das ist kein JavaScript: ${erklaerung} ${tipp}` };
  }
}
