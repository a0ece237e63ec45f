import {
  modelBadAnswers,
  modelFailures,
  modelLeaks,
  modelLeaksElsewhere,
  openHouse,
} from './misbehaving-model.ts';

const measures = [
  ['solutions given away in their lesson, none of which arrived', modelLeaks],
  ['solutions given away elsewhere, none of which arrived', modelLeaksElsewhere],
  ['bad answers, none of which arrived', modelBadAnswers],
  ['failures that were answered all the same', modelFailures],
] as const;

/** What reaches a child of a model that misbehaves on purpose. */
export async function evaluateModel() {
  const house = await openHouse();
  console.log('\nA model that misbehaves');
  for (const [name, measure] of measures) {
    const { right, of, wrong } = await measure(house);
    console.log([`${name}: ${right} of ${of}`, ...wrong].join('\n  '));
    if (wrong.length > 0) process.exitCode = 1;
  }
  await house.close();
}
