import type { MasteryArea } from '@hbg/contract/mastery';

/** What differs between the two rooms. */
export const areaWords = {
  'python-mastery': {
    path: '/python-mastery',
    title: 'Python Mastery',
    lab: 'Code Lab',
    lexicon: 'Python Lexikon',
  },
  'html-mastery': {
    path: '/html-mastery',
    title: 'HTML Mastery',
    lab: 'HTML Lab',
    lexicon: 'HTML Lexikon',
  },
} as const satisfies Record<MasteryArea, object>;
