import type { UnitOnDisk } from '../src/areas.ts';
import { loadUnit } from '../src/load-unit.ts';
import { masteryFiles, masteryFront } from '../src/mastery.ts';
import { longProof, type Proof, placeOf, proof } from './finding.ts';
import { slipIn } from './program-slip.ts';
import type { PythonBench } from './python-bench.ts';
import { lessonHtmlSlips } from './valid-html.ts';

/** What the example of a mastery's lesson proves, and the programs in its text. */
export function proofsOfExamples(written: UnitOnDisk, bench: PythonBench): Proof[] {
  if (written.unit.id.startsWith('html-mastery/'))
    return [proof('its example is valid HTML', () => pageFindings(written))];
  return [
    longProof('its example runs and prints', () => exampleFindings(written, bench)),
    longProof('the programs in its text run, and print what it says', () =>
      textFindings(written, bench),
    ),
  ];
}

/** To be put right by whoever reads them. */
const brokenOnPurpose: ReadonlySet<string> = new Set(['html-mastery/pruefstand']);

function pageFindings(written: UnitOnDisk): string[] {
  const slips = lessonHtmlSlips(exampleOf(written));
  if (!brokenOnPurpose.has(written.unit.id))
    return slips.map(({ line, why }) => inExample(written, line, `ist kein gültiges HTML: ${why}`));
  return slips.length > 0 ? [] : [inExample(written, 1, 'soll Fehler haben, es hat keinen')];
}

async function exampleFindings(written: UnitOnDisk, bench: PythonBench): Promise<string[]> {
  const code = exampleOf(written);
  const ran = await bench.run(code);
  const slip = slipIn(ran, code);
  if (slip) return [inExample(written, slip.line ?? 1, slip.why)];
  return ran.output.trim() === '' ? [inExample(written, 1, 'gibt nichts aus')] : [];
}

/** A program, and behind it the sentence that tells what comes out. */
const toldProgram =
  /^```python\n(.*?)^```$\s*(?:(?:Ausgegeben wird|Das ergibt|Heraus kommt|Hier steht)((?:`[^`]*`|[^`.])*))?/gms;

async function textFindings(written: UnitOnDisk, bench: PythonBench): Promise<string[]> {
  const found: string[] = [];
  for (const [, code = '', told = ''] of written.unit.content.matchAll(toldProgram)) {
    const ran = await bench.run(code);
    const slip = slipIn(ran, code);
    if (slip) found.push(`${placeOf(written, code, slip.line)}: das Programm ${slip.why}`);
    const lines = Array.from(told.matchAll(/`([^`]*)`/g), ([, line]) => line);
    const [said, printed] = [lines.join('\n'), ran.output.trimEnd()];
    if (lines.length > 0 && said !== printed)
      found.push(`${placeOf(written, code)}: der Text sagt „${said}“, heraus kommt „${printed}“`);
  }
  return found;
}

function exampleOf({ folder }: UnitOnDisk): string {
  return loadUnit(folder, masteryFront, masteryFiles).page.front.example;
}

function inExample({ page }: UnitOnDisk, line: number, sentence: string): string {
  return `${page.file}:${page.lineOf('example') + line}: das Beispiel ${sentence}`;
}
