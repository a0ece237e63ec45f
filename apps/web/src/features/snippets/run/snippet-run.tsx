import { PageRun, type PageRunProps } from './page-run.tsx';
import { PythonRun } from './python-run.tsx';

/** What a snippet does, right where it stands. */
export function SnippetRun(props: PageRunProps) {
  const { code, language } = props.snippet;
  return language === 'python' ? <PythonRun code={code} /> : <PageRun {...props} />;
}
