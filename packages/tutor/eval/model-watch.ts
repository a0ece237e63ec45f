import { loadAnswers } from '@hbg/content/load-phrases';
import { openModelWatch } from '../src/guard/model-watch.ts';
import { library } from './library.ts';

export const modelWatch = openModelWatch(library, loadAnswers());
