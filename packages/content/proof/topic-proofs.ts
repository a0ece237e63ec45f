import { nearestName } from '@hbg/coach/words/nearest-name';
import { type Topic, unitOfTopic } from '../src/assessment.ts';
import type { TopicOnDisk } from '../src/load-assessments.ts';
import { type DrawnOf, proofsOfDraws } from './draw-proofs.ts';
import { type InPlace, type Proof, proof } from './finding.ts';
import { pagesOf } from './kata-pages.ts';
import type { PythonBench } from './python-bench.ts';
import { placeholderFindings } from './unit-proofs.ts';

export type Around = {
  readonly bench: PythonBench;
  /** The titles of all cards. */
  readonly titles: ReadonlySet<string>;
  readonly units: ReadonlySet<string>;
  readonly blueprints: ReadonlySet<string>;
};

const leastForms = 3;

/** What holds for a topic that is asked in assessments. */
export function proofsOfTopic(written: TopicOnDisk, around: Around, drawnOf?: DrawnOf): Proof[] {
  return [
    proof('nothing is left to be written', () => placeholderFindings(written)),
    proof('its cards exist', () => cardFindings(written, around)),
    proof('what to learn next exists', () => nextFindings(written, around)),
    proof('its items ask in three ways at least', () => formFindings(written)),
    ...proofsOfDraws(written.topic.items, around.bench, drawnOf),
  ];
}

/** Its items that are pages, each in so many variants, to be tried in a browser. */
export function pagesOfTopic({ topic, folder, page }: TopicOnDisk, most: number): InPlace[] {
  return pagesOf(topic.items, { unit: unitOfTopic(topic), folder, page }, most);
}

function cardFindings({ topic, page }: TopicOnDisk, { titles }: Around): string[] {
  return topic.concepts
    .filter((title) => !titles.has(title))
    .map((title) => {
      const near = nearestName(title, titles);
      const meant = near ? `: meinst du „${near}“?` : '';
      return `${page.file}:${page.lineOf('concepts')}: eine Karte „${title}“ gibt es nicht${meant}`;
    });
}

function nextFindings({ topic, page }: TopicOnDisk, { units, blueprints }: Around): string[] {
  return topic.next.flatMap((step, at) =>
    isThere(step, units, blueprints)
      ? []
      : [
          `${page.file}:${page.lineOf('next', at)}: ${step.unit ?? step.blueprint} gibt es nicht: nenne eine Einheit oder einen Bauplan`,
        ],
  );
}

function isThere(
  { unit, blueprint }: Topic['next'][number],
  units: ReadonlySet<string>,
  blueprints: ReadonlySet<string>,
): boolean {
  return unit === undefined ? blueprints.has(blueprint ?? '') : units.has(unit);
}

function formFindings({ topic, folder }: TopicOnDisk): string[] {
  const forms = new Set(topic.items.map(({ front }) => front.form));
  if (forms.size >= leastForms) return [];
  return [
    `${folder}/katas:1: nimm mindestens ${leastForms} Formen, hier ist nur ${[...forms].join(', ')}`,
  ];
}
