import type { Concept } from '@hbg/content/concept';
import type { Difficulty } from '@hbg/content/difficulty';
import type { Lesson } from '@hbg/content/lesson';
import type { Snippet } from '@hbg/content/snippet';
import type { Topic } from './topic.ts';

/** All that a tutor knows. */
export type Library = {
  readonly concepts: readonly Concept[];
  readonly lessons: readonly Lesson[];
  readonly snippets: readonly Snippet[];
};

export function topicsOf({ concepts, lessons, snippets }: Library): Topic[] {
  return [
    ...concepts.map(conceptTopic),
    ...lessons.map(lessonTopic),
    ...snippets.map(snippetTopic),
  ];
}

function conceptTopic({ short, long, example, ...card }: Concept): Topic {
  const { id, title, names, asked, difficulty, steps } = card;
  return {
    kind: 'concept',
    id,
    title,
    names,
    asked,
    description: short,
    difficulty,
    steps,
    codeExample: example.code,
    explanation: long,
  };
}

/** Shows the first example of the lesson, never its solution. */
function lessonTopic({ id, title, description, objectives, content }: Lesson): Topic {
  const [, codeExample = ''] = /^```python\n(.*?)^```$/ms.exec(content) ?? [];
  return {
    kind: 'lesson',
    id: String(id),
    title,
    names: [],
    asked: [],
    description,
    difficulty: 'Anfänger',
    steps: objectives,
    codeExample,
    explanation: firstParagraph(content),
  };
}

const levels: Readonly<Record<Snippet['difficulty'], Difficulty>> = {
  beginner: 'Anfänger',
  intermediate: 'Fortgeschritten',
  advanced: 'Experte',
};

function snippetTopic(snippet: Snippet): Topic {
  const { id, title, description, tags, code, steps, explanation } = snippet;
  return {
    kind: 'snippet',
    id: String(id),
    title,
    names: tags,
    asked: [],
    description,
    difficulty: levels[snippet.difficulty],
    steps,
    codeExample: code,
    explanation,
  };
}

function firstParagraph(content: string): string {
  const paragraph = content.split(/\n{2,}/).find((text) => !/^[#`-]/.test(text));
  return (paragraph ?? '').replaceAll(/[*`]/g, '');
}
