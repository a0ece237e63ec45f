import { CanvasWords } from './canvas-words.ts';
import { CodeWords } from './code-words.ts';
import { Difference } from './difference.ts';
import { ElementWords } from './element-words.ts';
import {
  type Act,
  add,
  addAct,
  addReopening,
  type Checked,
  type Goal,
  sayInstead,
} from './goal.ts';
import {
  inQuotes,
  isShown,
  langDifference,
  logDifference,
  outlineDifference,
  scrollDifference,
  textMissing,
  titleDifference,
  toneDifference,
  valueDifference,
} from './page-differences.ts';
import { CallWords } from './script-words.ts';

/** What a goal can say of a page. Every word waits for its turn and gives the page back. */
export class PageWords {
  readonly #goal: Goal;

  constructor(goal: Goal) {
    this.#goal = goal;
  }

  /** What fits the selector and, if given, shows this text: at least one. */
  find(selector: string, text?: string | RegExp): ElementWords {
    return new ElementWords(this.#goal, { selector, text });
  }

  shows(text: string | RegExp): this {
    return this.#look(({ document }) => textMissing(document, text));
  }

  showsNot(text: string | RegExp): this {
    const said = `Auf der Seite steht noch ${inQuotes(text)}.`;
    return this.#look(({ document }) => (isShown(document, text) ? said : null));
  }

  title(text?: string | RegExp): this {
    return this.#look(({ document }) => titleDifference(document.title, text));
  }

  lang(code: string): this {
    return this.#look(({ document }) => langDifference(document.documentElement.lang, code));
  }

  /** One first heading, and no level left out; with numbers: exactly these levels. */
  outline(...levels: number[]): this {
    return this.#look(({ document }) => outlineDifference(document, levels));
  }

  /** Does all this, one after the other. */
  after(...acts: Act[]): this {
    for (const act of acts) addAct(this.#goal, act);
    return this;
  }

  /** Opens the page anew, so wide. */
  at(width: number): this {
    addReopening(this.#goal, { width });
    return this;
  }

  /** Opens the page anew, with these random numbers from its start. */
  with(...acts: Act[]): this {
    addReopening(this.#goal, { random: acts.flatMap(({ random }) => random ?? []) });
    return this;
  }

  /** Opens the page anew: what `hbg.save` has kept is there. */
  reload(): this {
    addReopening(this.#goal, {});
    return this;
  }

  noScroll(): this {
    return this.#look(({ document }) => scrollDifference(document));
  }

  /** These lines went to the console, in this order; others may stand between them. */
  logs(...texts: (string | RegExp)[]): this {
    return this.#look(({ logged }) => logDifference(logged, texts));
  }

  canvas(selector = 'canvas'): CanvasWords {
    return new CanvasWords(this.#goal, selector);
  }

  /** A variable of the script. */
  value(name: string, expected: unknown): this {
    return this.#look((checked) => valueDifference(checked, name, expected));
  }

  call(name: string, ...values: unknown[]): CallWords {
    return new CallWords(this.#goal, name, values);
  }

  /** Tones of these frequencies were started, in this order. */
  plays(...tones: number[]): this {
    return this.#look((checked) => toneDifference(checked.tones, tones));
  }

  /** What no other word can say, with the sentence for when it isn't so. */
  that(isFine: (window: Window & typeof globalThis) => boolean, sentence: string): this {
    return this.#look(({ window }) => (isFine(window) ? null : sentence));
  }

  /** Said in place of what the last word would say. */
  otherwise(sentence: string): this {
    sayInstead(this.#goal, sentence);
    return this;
  }

  get code(): CodeWords {
    return new CodeWords(this.#goal, 'script.js');
  }

  get styles(): CodeWords {
    return new CodeWords(this.#goal, 'style.css');
  }

  #look(difference: (checked: Checked) => string | null): this {
    add(this.#goal, () => {
      const said = difference(this.#goal.checked);
      if (said !== null) throw new Difference(said);
    });
    return this;
  }
}
