import type { Blueprint } from '@hbg/content/blueprint';
import type { Concept } from '@hbg/content/concept';
import type { Difficulty } from '@hbg/content/difficulty';
import type { Lesson } from '@hbg/content/lesson';
import type { Term } from '@hbg/content/load-glossary';
import type { Question } from '@hbg/content/question';
import type { Snippet } from '@hbg/content/snippet';
import type { Topic } from './topic.ts';

/** All that a tutor knows. */
export type Library = {
  readonly concepts: readonly Concept[];
  readonly lessons: readonly Lesson[];
  readonly snippets: readonly Snippet[];
  readonly blueprints: readonly Blueprint[];
};

export type WithGlossary = Library & {
  readonly glossary: readonly Term[];
  readonly questions: readonly Question[];
};

/** Without the plans: where something is to be learned, nothing else is looked for. */
export function topicsOf({
  concepts,
  lessons,
  snippets,
  glossary,
}: Omit<WithGlossary, 'questions'>): Topic[] {
  return [
    ...concepts.map(conceptTopic),
    ...lessons.map((lesson) => lessonTopic(lesson, difficultyOf(lesson, lessons))),
    ...snippets.map(snippetTopic),
    ...glossary.map(termTopic),
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
function lessonTopic(lesson: Lesson, difficulty: Difficulty): Topic {
  const { id, title, description, objectives, content } = lesson;
  const [, codeExample = ''] = /^```python\n(.*?)^```$/ms.exec(content) ?? [];
  return {
    kind: 'lesson',
    id: String(id),
    title,
    names: [],
    asked: [],
    description,
    difficulty,
    steps: objectives,
    codeExample,
    explanation: firstParagraph(content),
  };
}

/** A course gets harder by the chapter: of ten, four are for beginners and the last three for experts. */
const share = { beginners: 0.4, advanced: 0.7 };

function difficultyOf({ courseId, category }: Lesson, lessons: readonly Lesson[]): Difficulty {
  const own = lessons.filter((other) => other.courseId === courseId);
  const chapters = [...new Set(own.map((other) => other.category))];
  const part = chapters.indexOf(category) / chapters.length;
  if (part < share.beginners) return 'Anfänger';
  return part < share.advanced ? 'Fortgeschritten' : 'Experte';
}

function termTopic({ names, meaning }: Term): Topic {
  const [title = ''] = names;
  return {
    kind: 'term',
    id: title,
    title,
    names,
    asked: [],
    description: meaning,
    difficulty: 'Anfänger',
    steps: [],
    codeExample: '',
    explanation: meaning,
  };
}

export function planTopic(plan: Blueprint): Topic {
  const { id, title, names, asked, becomes, level, steps, code, start, ideas } = plan;
  return {
    kind: 'plan',
    id,
    title,
    names,
    asked,
    description: becomes,
    difficulty: levels[level],
    steps,
    codeExample: code,
    explanation: [start, ...ideas].join(' '),
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
