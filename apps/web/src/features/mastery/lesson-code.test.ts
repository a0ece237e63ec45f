import { joinFiles } from '@hbg/contract/files';
import { expect, test } from 'vitest';
import { keepLessonCode, lessonCode } from './lesson-code.ts';

const lesson = { unit: 'html-mastery/kontrast', example: '<p>Hallo</p>\n' };

test('a lesson shows its example, until something is written in it: then that, in one file', () => {
  expect(lessonCode('1', lesson, 'index.html')).toBe(lesson.example);
  const page = '<link rel="stylesheet" href="style.css">\n<script src="script.js"></script>\n';
  const written = { 'index.html': page, 'style.css': 'p {}\n', 'script.js': 'a("$&");\n' };
  keepLessonCode('1', lesson.unit, joinFiles(written));
  expect(lessonCode('1', lesson, 'index.html')).toBe(
    '<style>\np {}\n</style>\n<script>\na("$&");\n</script>\n',
  );
  expect(lessonCode('2', lesson, 'index.html')).toBe(lesson.example);
  keepLessonCode('1', lesson.unit, '<p>Du</p>\n');
  expect(lessonCode('1', lesson, 'index.html')).toBe('<p>Du</p>\n');
});
