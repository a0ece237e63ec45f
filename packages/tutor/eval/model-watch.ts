import { loadConcepts } from '@hbg/content/load-concepts';
import { loadAnswers } from '@hbg/content/load-phrases';
import { loadSnippets } from '@hbg/content/load-snippets';
import { openModelWatch } from '../src/guard/model-watch.ts';
import { lessons } from './library.ts';

const library = { lessons, concepts: loadConcepts(), snippets: loadSnippets() };

export const modelWatch = openModelWatch(library, loadAnswers());
