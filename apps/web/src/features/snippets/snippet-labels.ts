import type { SnippetDifficulty, SnippetLanguage } from '@hbg/contract/snippets';

export const languageLabels: Readonly<Record<SnippetLanguage, string>> = {
  python: 'Python',
  javascript: 'JavaScript',
  java: 'Java',
  html: 'HTML',
  css: 'CSS',
};

export const difficultyLabels: Readonly<Record<SnippetDifficulty, string>> = {
  beginner: 'Anfänger',
  intermediate: 'Fortgeschritten',
  advanced: 'Experte',
};

export const fileNames: Readonly<Record<SnippetLanguage, string>> = {
  python: 'main.py',
  javascript: 'script.js',
  java: 'Main.java',
  html: 'index.html',
  css: 'style.css',
};
