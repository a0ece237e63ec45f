import { type ConfigData, HtmlValidate } from 'html-validate';
import { lenientRules } from '../src/lenient-html.ts';
import type { Slip } from './program-slip.ts';

type HtmlSlip = Required<Slip>;

/** What stands alone and is taken over as it is: recipes, plans, cards, snippets. */
const setting: ConfigData = { root: true, extends: ['html-validate:recommended'] };

const settingOfLessons: ConfigData = {
  ...setting,
  rules: Object.fromEntries(lenientRules.map((rule) => [rule, 'off'])),
};

const validator = new HtmlValidate(setting);
const validatorOfLessons = new HtmlValidate(settingOfLessons);

/** What is not valid in a page or a piece of one. */
export function htmlSlips(code: string): HtmlSlip[] {
  return slipsBy(validator, code);
}

/** As `htmlSlips`, for pages of lessons and tasks. */
export function lessonHtmlSlips(code: string): HtmlSlip[] {
  return slipsBy(validatorOfLessons, code);
}

function slipsBy(by: HtmlValidate, code: string): HtmlSlip[] {
  return by
    .validateStringSync(code)
    .results.flatMap(({ messages }) =>
      messages.map(({ line, message, ruleId }) => ({ line, why: `${message} (${ruleId})` })),
    );
}
