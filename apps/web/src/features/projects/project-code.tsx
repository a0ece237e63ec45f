import type { ProjectLanguage } from '@hbg/contract/project-languages';
import { useMemo } from 'react';
import { CodeBlock } from '../../ui/code-block.tsx';
import { highlightProject } from './shared/highlight-project.ts';

/** The program that a project was begun with. */
export function ProjectCode({ code, language }: { code: string; language: ProjectLanguage }) {
  const lines = useMemo(() => highlightProject(code, language), [code, language]);
  return <CodeBlock label="Code vom Anfang" code={code} lines={lines} />;
}
