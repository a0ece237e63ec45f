import '../bench/main.ts';
