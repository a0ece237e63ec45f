/**
 * Rules of html-validate that pages of lessons may break: lessons show a thing before they teach all that belongs to
 * it, where HTML itself fills in the rest: the type of buttons and fields, the body of a table. And what `style` on
 * an element outranks is a lesson of its own.
 */
export const lenientRules: readonly string[] = [
  'no-implicit-button-type',
  'no-implicit-input-type',
  'prefer-tbody',
  'no-inline-style',
];
