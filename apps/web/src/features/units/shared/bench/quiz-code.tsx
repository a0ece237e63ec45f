import { CodeBlock } from '../../../../ui/code-block.tsx';
import { highlightPython } from '../../../markup/shared/highlight-python.ts';

/** What a question is about. */
export function QuizCode({ code }: { code: string }) {
  const text = code.trimEnd();
  return <CodeBlock label="Programm zur Frage" code={text} lines={highlightPython(text)} />;
}
