import { CheckTool } from '../check-tool.tsx';
import { longestPage, pageLabel, samplePage } from './sample-page.ts';
import { seoReport } from './seo-report.ts';

export function SeoTool() {
  return (
    <CheckTool
      file="index.html"
      label={pageLabel}
      intro="Füg deine ganze Seite ein. Acht Dinge, auf die Suchmaschinen achten: Du erfährst auch, warum."
      sample={samplePage}
      longest={longestPage}
      check={async (html) => seoReport(html)}
    />
  );
}
