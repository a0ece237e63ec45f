import {
  defaultsOf,
  ownRows,
  type Recipe,
  type Slot,
  type SlotValue,
  type SlotValues,
} from '../../src/recipe.ts';
import { wishSlot } from '../../src/recipe-code.ts';

/** As it is without a word of a child's, and with everything as odd as it may come. */
export const waysToFill = ['default', 'odd'] as const;
type Way = (typeof waysToFill)[number];

export function valuesFor(recipe: Recipe, way: Way): SlotValues {
  const values =
    way === 'default'
      ? defaultsOf(recipe)
      : new Map(recipe.slots.map((slot) => [slot.name, oddValue(slot)]));
  return new Map<string, SlotValue>([...values, [wishSlot, wishes[way]]]);
}

const wishes: Record<Way, string> = {
  default: 'Ein kleines Programm',
  odd: 'Ich will: Füchse, Ökobären und 3 Würfel! Geht das? Ja.',
};

const oddWord = 'Süße Äffchen 2. Teil!';

function oddValue(slot: Slot): SlotValue {
  if (slot.kind === 'number') return String(slot.most);
  if (slot.kind === 'word') return oddWord;
  if (slot.kind === 'table') return ownRows(slot, oddWord);
  return ['Öl', 'Fußball-Schuhe!', 'Was ist das?', '3. Klasse', 'Süße Äffchen 2. Teil'];
}
