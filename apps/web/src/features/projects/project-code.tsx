import type { ProjectLanguage } from '@hbg/contract/project-languages';
import { useMemo } from 'react';
import { CodeBlock } from '../../ui/code-block.tsx';
import { highlightCode } from './shared/highlight-code.ts';

/** The program that a project was begun with. */
export function ProjectCode({ code, language }: { code: string; language: ProjectLanguage }) {
  const lines = useMemo(() => highlightCode(code, language), [code, language]);
  return <CodeBlock label="Code vom Anfang" code={code} lines={lines} />;
}
