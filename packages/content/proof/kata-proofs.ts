import type { UnitOnDisk } from '../src/areas.ts';
import type { Kata } from '../src/kata.ts';
import { loadKatas } from '../src/load-katas.ts';
import { type DrawnOf, proofsOfDraws } from './draw-proofs.ts';
import { proofsOfExamples } from './example-proofs.ts';
import { type Proof, proof } from './finding.ts';
import type { PythonBench } from './python-bench.ts';

/** So many of one lesson, by their forms. */
const forms: Readonly<Record<string, readonly string[]>> = {
  'python-mastery': ['predict', 'predict', 'repair', 'repair', 'write', 'write'],
  'html-mastery': ['predict', 'predict', 'repair', 'repair', 'rebuild', 'rebuild'],
};

/** What a lesson with katas proves: they, and what it shows. */
export function proofsOfKatas(written: UnitOnDisk, bench: PythonBench, drawn?: DrawnOf): Proof[] {
  const { unit, folder } = written;
  if (unit.kind !== 'katas') return [];
  const katas = loadKatas(folder);
  return [
    proof('its katas have the forms of its area', () => formFindings(unit.id, folder, katas)),
    ...proofsOfDraws(katas, bench, drawn),
    ...proofsOfExamples(written, bench),
  ];
}

function formFindings(id: string, folder: string, katas: readonly Kata[]): string[] {
  const wanted = forms[id.split('/')[0] ?? '']?.join();
  const found = katas.map(({ front }) => (front.form === 'choose' ? 'predict' : front.form)).join();
  return found === wanted ? [] : [`${folder}/katas:1: hierher gehören ${wanted}, da sind ${found}`];
}
