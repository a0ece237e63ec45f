import type { MasteryArea } from '@hbg/contract/mastery';
import { areaTitles } from '../achievements/shared/area-titles.ts';

/** What differs between the two rooms. */
export const areaWords = {
  'python-mastery': {
    path: '/python-mastery',
    title: areaTitles['python-mastery'],
    lab: 'Code Lab',
    lexicon: 'Python Lexikon',
  },
  'html-mastery': {
    path: '/html-mastery',
    title: areaTitles['html-mastery'],
    lab: 'HTML Lab',
    lexicon: 'HTML Lexikon',
  },
} as const satisfies Record<MasteryArea, object>;
