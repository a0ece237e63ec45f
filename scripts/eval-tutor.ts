import '../packages/tutor/eval/main.ts';
