import { print } from '../../../packages/tutor/eval/print.ts';
import { modelBadAnswers, modelFailures, modelLeaks, openHouse } from './misbehaving-model.ts';

/** What reaches a child of a model that misbehaves on purpose. */
export async function evaluateModel() {
  const house = await openHouse();
  console.log('\nA model that misbehaves');
  print('solutions given away, none of which arrived', await modelLeaks(house));
  print('bad answers, none of which arrived', await modelBadAnswers(house));
  print('failures that were answered all the same', await modelFailures(house));
  await house.close();
}
