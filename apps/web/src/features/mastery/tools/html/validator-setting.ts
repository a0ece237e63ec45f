import type { ConfigData } from 'html-validate/browser';

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
