import type { LearningPath } from '@hbg/content/path';
import { foldText } from '@hbg/tutor/safety/fold-text';
import { tellingWords } from '@hbg/tutor/search/words';

const most = 3;

/** Learning paths in which every word stands that was asked for. */
export function findPaths(paths: readonly LearningPath[], query: string) {
  const begins = beginsWords(query);
  const isNamed = ({ title }: LearningPath) => begins([title, 'Lernpfade']);
  const isAbout = ({ title, description, outcomes, steps }: LearningPath) =>
    begins([title, description, ...outcomes, ...steps.map((step) => step.title)]);
  const others = paths.filter((path) => !isNamed(path));
  return {
    named: paths.filter(isNamed).slice(0, most).map(resultOf),
    mentioned: others.filter(isAbout).slice(0, most).map(resultOf),
  };
}

/** At the beginning of a word: nobody who looks for a tone means Python. */
function beginsWords(query: string): (texts: readonly string[]) => boolean {
  const words = tellingWords(query).map(foldText);
  return (texts) => {
    const text = foldText(texts.join(' ')).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
    return words.length > 0 && words.every((word) => ` ${text}`.includes(` ${word}`));
  };
}

function resultOf({ id, title, description, language, difficulty, outcomes }: LearningPath) {
  return {
    kind: 'path' as const,
    place: `/learning-paths/${id}`,
    topic: title,
    description,
    difficulty,
    steps: [],
    codeExample: '',
    language,
    explanation: outcomes.join(' '),
  };
}
