import { CheckTool } from '../check-tool.tsx';
import type { ToolProps } from '../tool-list.tsx';
import { longestPage, pageLabel, samplePage } from './sample-page.ts';
import { seoReport } from './seo-report.ts';

export function SeoTool({ lesson }: ToolProps) {
  return (
    <CheckTool
      lesson={lesson}
      file="index.html"
      label={pageLabel}
      intro="Füg deine ganze Seite ein. Acht Dinge, auf die Suchmaschinen achten: Du erfährst auch, warum."
      sample={samplePage}
      longest={longestPage}
      check={async (html) => seoReport(html)}
    />
  );
}
