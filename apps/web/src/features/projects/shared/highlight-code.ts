import type { ProjectLanguage } from '@hbg/contract/project-languages';
import type { CodeToken } from '../../../ui/code-token.ts';
import { highlightPython } from '../../markup/shared/highlight-python.ts';
import { highlightWeb } from '../../markup/shared/highlight-web.ts';

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
export function highlightCode(code: string, language: ProjectLanguage): CodeToken[][] {
  const colour = colours[language];
  return colour === 'python' ? highlightPython(code) : highlightWeb(code, colour);
}
