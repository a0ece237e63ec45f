import '../packages/tutor/eval/main.ts';
import { evaluateModel } from '../apps/server/eval/main.ts';

await evaluateModel();
