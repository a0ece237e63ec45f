import type { ProjectLanguage } from '@hbg/contract/project-languages';
import type { CodeToken } from '../../../ui/code-token.ts';
import { highlightCode } from '../../markup/shared/highlight-code.ts';

/** What comes nearest, of the languages that have colours. */
const colours: Readonly<Record<ProjectLanguage, string>> = {
  Python: 'python',
  JavaScript: 'javascript',
  Java: 'java',
  'C++': 'java',
  'C#': 'java',
  'HTML/CSS': 'html',
  React: 'javascript',
  'Node.js': 'javascript',
  PHP: 'javascript',
  Go: 'java',
};

/** Line by line. */
export function highlightProject(code: string, language: ProjectLanguage): CodeToken[][] {
  return highlightCode(code, colours[language]);
}
