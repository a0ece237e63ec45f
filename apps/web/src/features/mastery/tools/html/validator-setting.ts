import type { ConfigData } from 'html-validate/browser';

/** Without what a learner's page needn't care for: blanks at the end of lines and foreign servers. */
export const validatorSetting: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
    'require-sri': 'off',
    'no-implicit-close': 'error',
  },
};
