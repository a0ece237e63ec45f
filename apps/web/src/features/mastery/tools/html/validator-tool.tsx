import { CheckTool } from '../check-tool.tsx';
import type { ToolProps } from '../tool-list.tsx';
import { longestPage, pageLabel, samplePage } from './sample-page.ts';
import { validateInWorker } from './validate-in-worker.ts';
import { validatorReport } from './validator-report.ts';

export function ValidatorTool({ lesson }: ToolProps) {
  return (
    <CheckTool
      lesson={lesson}
      file="index.html"
      label={pageLabel}
      intro="Füg deine ganze Seite ein. Browser verzeihen viel und raten dann: Der Validator rät nicht."
      sample={samplePage}
      longest={longestPage}
      check={async (html) => validatorReport(await validateInWorker(html))}
    />
  );
}
