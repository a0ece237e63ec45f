import { openModelWatch } from '../src/guard/model-watch.ts';
import { learned, library } from './library.ts';

export const modelWatch = openModelWatch(library, learned.harm);
