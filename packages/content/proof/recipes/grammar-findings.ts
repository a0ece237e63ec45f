import type { ProjectLanguage } from '@hbg/contract/project-languages';
import type { Tree } from '@lezer/common';
import { parser as cpp } from '@lezer/cpp';
import { parser as go } from '@lezer/go';
import { parser as java } from '@lezer/java';
import { parser as javascript } from '@lezer/javascript';
import { parser as php } from '@lezer/php';

/** HTML and Python are proven by running them, and there is none for C# that reads it. */
const grammars: Partial<Record<ProjectLanguage, { parse: (code: string) => Tree }>> = {
  JavaScript: javascript,
  Java: java,
  'C++': cpp,
  React: javascript.configure({ dialect: 'jsx' }),
  'Node.js': javascript,
  PHP: php,
  Go: go,
};

/** The lines in which a language's grammar finds something that isn't of it. */
export function grammarFindings(language: ProjectLanguage, code: string): string[] {
  if (language === 'C#') return bracketFindings(code);
  const found: string[] = [];
  grammars[language]?.parse(code).iterate({
    enter: ({ type, from }) => {
      if (type.isError) found.push(`Zeile ${lineOf(code, from)}`);
    },
  });
  return found;
}

const closing = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** What isn't closed, or is closed and wasn't open, outside of texts and comments. */
function bracketFindings(code: string): string[] {
  const bare = code.replaceAll(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/.*/g, (found) =>
    ' '.repeat(found.length),
  );
  const awaited: string[] = [];
  for (const { 0: sign, index } of bare.matchAll(/[()[\]{}"']/g)) {
    const close = closing.get(sign);
    if (close) awaited.push(close);
    else if (awaited.pop() !== sign) return [`Zeile ${lineOf(code, index)}`];
  }
  return awaited.length > 0 ? [`am Ende fehlt ${awaited.join(' ')}`] : [];
}

function lineOf(code: string, at: number): number {
  return code.slice(0, at).split('\n').length;
}
