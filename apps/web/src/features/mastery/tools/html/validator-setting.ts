import type { ConfigData } from 'html-validate/browser';

/** Lessons teach these later, or leave them to HTML itself: good to know, and no mistake. */
export const hintRules: ReadonlySet<string> = new Set([
  'no-implicit-button-type',
  'no-implicit-input-type',
  'prefer-tbody',
  'no-inline-style',
]);

/** Without what a learner's page needn't care for: blanks at the end of lines and foreign servers. */
export function validatorSetting(html: string): ConfigData {
  const ofPages = /<html\b/i.test(html) ? ['html-validate:document'] : [];
  return {
    root: true,
    extends: ['html-validate:recommended', ...ofPages],
    rules: {
      'no-trailing-whitespace': 'off',
      'tel-non-breaking': 'off',
      'require-sri': 'off',
      'no-implicit-close': 'error',
    },
  };
}
