import { type ConfigData, HtmlValidate } from 'html-validate';

type Slip = { readonly line: number; readonly why: string };

/** What stands alone and is taken over as it is: recipes, plans, cards, snippets. */
const setting: ConfigData = { root: true, extends: ['html-validate:recommended'] };

/**
 * Lessons show a thing before they teach all that belongs to it, where HTML itself fills in the rest: the type of
 * buttons and fields, the body of a table. And what `style` on an element outranks is a lesson of its own.
 */
const settingOfLessons: ConfigData = {
  ...setting,
  rules: {
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    'prefer-tbody': 'off',
    'no-inline-style': 'off',
  },
};

const validator = new HtmlValidate(setting);
const validatorOfLessons = new HtmlValidate(settingOfLessons);

/** What is not valid in a page or a piece of one. */
export function htmlSlips(code: string): Slip[] {
  return slipsBy(validator, code);
}

/** As `htmlSlips`, for pages of lessons and tasks. */
export function lessonHtmlSlips(code: string): Slip[] {
  return slipsBy(validatorOfLessons, code);
}

function slipsBy(by: HtmlValidate, code: string): Slip[] {
  return by
    .validateStringSync(code)
    .results.flatMap(({ messages }) =>
      messages.map(({ line, message, ruleId }) => ({ line, why: `${message} (${ruleId})` })),
    );
}
