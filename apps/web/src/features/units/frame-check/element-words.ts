import { Difference, plain, type Step } from './difference.ts';
import {
  attrDifference,
  type Count,
  countDifference,
  fieldDifference,
  linkDifference,
  nameDifference,
  orderDifference,
  stateDifference,
  textDifference,
  textsDifference,
} from './element-differences.ts';
import { type Finding, found, nothingFound } from './finding.ts';
import { add, type Goal, sayInstead } from './goal.ts';
import {
  columnDifference,
  contrastDifference,
  placeDifference,
  sizeDifference,
} from './layout-differences.ts';
import { inAngles, named } from './nouns.ts';
import { styleDifference } from './style-difference.ts';
import { isVisible } from './visible.ts';

/** What a goal can say of elements. What it says has to be true of each that was found. */
export class ElementWords {
  readonly #goal: Goal;
  readonly #finding: Finding;
  /** Without another word, there has to be at least one. */
  readonly #there: Step;

  constructor(goal: Goal, finding: Finding) {
    this.#goal = goal;
    this.#finding = finding;
    this.#there = add(goal, () => throwDifference(nothingFound(goal.checked.document, finding)));
  }

  count(count: Count): this {
    this.#goal.steps.splice(this.#goal.steps.indexOf(this.#there), 1);
    return this.#look((all) => countDifference(all.length, count, this.#finding));
  }

  none(): this {
    return this.count(0);
  }

  /** Within what was found. */
  find(selector: string, text?: string | RegExp): ElementWords {
    return new ElementWords(this.#goal, { selector, text, within: this.#finding });
  }

  text(wanted: string | RegExp): this {
    return this.#each((element) => textDifference(element, wanted));
  }

  /** The texts of all that was found, in their order. */
  texts(...wanted: string[]): this {
    return this.#look((all) => textsDifference(all, wanted));
  }

  empty(): this {
    return this.#each(({ textContent }) =>
      plain(textContent ?? '') === '' ? null : 'Hier soll nichts stehen.',
    );
  }

  /** Without a value: it is there and says something. */
  attr(name: string, wanted?: string | RegExp): this {
    return this.#each((element) => attrDifference(element, name, wanted));
  }

  /** Any of the values will do; without one: not what the browser does by itself. */
  style(property: string, ...wanted: (string | RegExp)[]): this {
    return this.#each((element) => styleDifference(element, property, wanted));
  }

  is(selector: string): this {
    return this.#each((element) => stateDifference(element, selector, true));
  }

  isNot(selector: string): this {
    return this.#each((element) => stateDifference(element, selector, false));
  }

  /** What stands in a field. */
  value(wanted: string): this {
    return this.#each((element) => fieldDifference(element, wanted));
  }

  visible(): this {
    return this.#each((element) => (isVisible(element) ? null : 'Das ist nicht zu sehen.'));
  }

  hidden(): this {
    return this.#each((element) => (isVisible(element) ? 'Das ist noch zu sehen.' : null));
  }

  inside(selector: string): this {
    const said = `Das steht nicht in ${inAngles(selector)}.`;
    return this.#each(({ parentElement }) => (parentElement?.closest(selector) ? null : said));
  }

  before(selector: string): this {
    return this.#each((element) => orderDifference(element, selector));
  }

  /** As a link it leads there. */
  follows(target: string): this {
    return this.#each((element) => linkDifference(element, target));
  }

  /** Everybody can tell what it's for: by an alternative text, a label. */
  named(wanted?: string | RegExp): this {
    return this.#each((element) => nameDifference(element, wanted));
  }

  contrast(least = 4.5): this {
    return this.#each((element) => contrastDifference(element, least));
  }

  /** In pixels; null where it doesn't matter. */
  size(width: number | null, height: number | null = null, about = 2): this {
    return this.#each((element) => sizeDifference(element, width, height, about));
  }

  /** So many of them stand side by side. */
  columns(count: number): this {
    return this.#look((all) => columnDifference(all, count));
  }

  below(selector: string): this {
    return this.#each((element) => placeDifference(element, selector, 'below'));
  }

  rightOf(selector: string): this {
    return this.#each((element) => placeDifference(element, selector, 'right'));
  }

  /** Said in place of what the last word would say. */
  otherwise(sentence: string): this {
    sayInstead(this.#goal, sentence);
    return this;
  }

  #look(difference: (all: readonly HTMLElement[]) => string | null): this {
    const { document } = this.#goal.checked;
    add(this.#goal, () => throwDifference(difference(found(document, this.#finding))));
    return this;
  }

  #each(difference: (element: HTMLElement) => string | null): this {
    return this.#look((all) => {
      for (const element of all) {
        const said = difference(element);
        if (said !== null) return `${named(element)}: ${said}`;
      }
      return null;
    });
  }
}

function throwDifference(difference: string | null): void {
  if (difference !== null) throw new Difference(difference);
}
