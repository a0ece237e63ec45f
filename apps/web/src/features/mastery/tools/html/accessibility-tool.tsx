import { CheckTool } from '../check-tool.tsx';
import type { ToolProps } from '../tool-list.tsx';
import { accessibilityReport } from './accessibility-report.ts';
import { longestPage, pageLabel, samplePage } from './sample-page.ts';

export function AccessibilityTool({ lesson }: ToolProps) {
  return (
    <CheckTool
      lesson={lesson}
      file="index.html"
      label={pageLabel}
      intro="Füg deine ganze Seite ein. Sie wird unsichtbar geöffnet und so geprüft, wie ein Browser sie zeigt, mit ihren Farben."
      sample={samplePage}
      longest={longestPage}
      check={check}
    />
  );
}

async function check(html: string) {
  const { lookThrough } = await import('./look-through.ts');
  return accessibilityReport(await lookThrough(html), html);
}
