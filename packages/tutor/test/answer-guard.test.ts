import { loadSnippets } from '@hbg/content/load-snippets';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample-of.ts';
import { harmlessAnswers } from '../eval/harmless-answers.ts';
import { knowledge, lessons } from '../eval/library.ts';
import { allSafeAnswers } from '../src/safety/safe-answers.ts';
import { harmfulAnswers, ordinaryAnswers } from './answers.ts';
import { throughGuard } from './through-guard.ts';

const fenced = (code: string) => `\`\`\`python\n${code}\n\`\`\``;
const lesson =
  'Eine Schleife wiederholt Zeilen. Mit `range(3)` läuft sie dreimal.\n\n```python\nfor i in range(3):\n    print(i)\n```\n\n';

/** Those that come through whole, or those that don't. */
async function those(texts: readonly string[], wanted: 'whole' | 'stopped', size = 5) {
  const told = await Promise.all(texts.map((text) => throughGuard(text, { size })));
  return texts.filter((_, at) => told[at]?.isWhole === (wanted === 'whole'));
}

describe('harm', () => {
  test('is stopped, also in the middle of a lesson, and nothing of it is shown', async () => {
    const told = await Promise.all(
      harmfulAnswers.map((says) => throughGuard(`${lesson}${says}\n\nJetzt du!`, { size: 2 })),
    );
    expect(harmfulAnswers.filter((_, at) => told[at]?.isWhole)).toEqual([]);
    expect(told.filter(({ shown }) => shown !== lesson)).toEqual([]);
  });

  test('is stopped behind any number of harmless words', async () => {
    const before = `${harmlessAnswers[0]} `.repeat(60);
    const texts = harmfulAnswers.slice(0, 20).map((says) => `${before}\n\n${says}`);
    expect(await those(texts, 'whole', 500)).toEqual([]);
  });
});

describe('what is harmless', () => {
  test('comes through unchanged', async () => {
    const texts = [...ordinaryAnswers, ...harmlessAnswers];
    const told = await Promise.all(texts.map((text) => throughGuard(text)));
    expect(texts.filter((text, at) => told[at]?.shown !== text)).toEqual([]);
  });

  test.each(sampleOf(lessons, 20))('comes through of lesson $order', async (each) => {
    const { content, hints, questions, example, predict, goals, objectives, mistakes } = each;
    const words = [content, each.title, each.description, ...hints, ...questions, ...objectives];
    const told = [example.before, example.after, predict?.why ?? ''];
    const code = [each.starterCode, each.solution, example.code, predict?.code ?? ''];
    const texts = [
      ...words,
      ...told,
      ...goals.map(({ text }) => text),
      ...mistakes.map(({ error }) => error),
      ...code.concat(mistakes.map((mistake) => mistake.code)).map(fenced),
    ];
    const way = { lesson: each, code: each.solution, size: 999 };
    const shown = await Promise.all(texts.map((text) => throughGuard(text, way)));
    expect(texts.filter((_, at) => !shown[at]?.isWhole)).toEqual([]);
  });

  test('comes through of the cards and the snippets', async () => {
    const cards = [...knowledge.concepts.values()].map(
      ({ title, short, long, steps, example, mistake, question }) =>
        [title, short, long, ...steps, fenced(example.code), mistake, question].join('\n\n'),
    );
    const snippets = loadSnippets().map(({ title, description, steps, explanation, code }) =>
      [title, description, ...steps, explanation, fenced(code)].join('\n\n'),
    );
    const texts = [...cards, ...snippets, ...allSafeAnswers];
    expect(await those(texts, 'stopped', 999)).toEqual([]);
  });
});

describe('what a child sees', () => {
  test('holds no sign that nobody can see', async () => {
    const hidden =
      '\0\u0007\u001b[2J\u0008\u007f\u0085\u200b\u200d\u00ad\u202e\u2066\ufeff\u{e0041}';
    const { shown } = await throughGuard(
      `Lies${hidden} die\tZeile.\r\n\r\nUnd\u2028jetzt 👩‍💻 ❤️!`,
      { size: 1 },
    );
    expect(shown).toBe('Lies[2J die\tZeile.\n\nUnd\njetzt 👩‍💻 ❤️!');
  });

  test.each([
    'Schau auf evil\u200b.com nach.',
    'Schau auf еvil.соm nach.',
    'Schau auf evil&#46;com nach.',
  ])('leads nowhere: %j', async (text) => {
    expect((await throughGuard(text)).shown).toBe('Schau auf eine andere Seite nach.');
  });

  test.each([1, 2, 7, 10_000])(
    'comes in the same paragraphs in pieces of %i letters',
    async (size) => {
      const text = `${lesson}\n\n\nUnd:\n\n~~~\na\n\nb\n~~~\n\nEnde.`;
      const { shown, count } = await throughGuard(text, { size });
      expect({ shown, count }).toEqual({ shown: text, count: 5 });
    },
  );
});
