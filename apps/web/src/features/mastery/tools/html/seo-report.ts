import type { Report } from '../finding.ts';
import { placeOfElement } from './place-of-element.ts';
import { seoRules } from './seo-rules.ts';

/** Every rule says something: what is good as well, and why. */
export function seoReport(html: string): Report {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const verdicts = Object.values(seoRules).map((rule) => rule(page));
  const good = verdicts.filter(({ isGood }) => isGood).length;
  return {
    summary: `${good} von ${verdicts.length} Prüfungen bestanden`,
    findings: verdicts
      .toSorted((a, b) => Number(a.isGood) - Number(b.isGood))
      .map(({ isGood, title, text, at }) => ({
        tone: isGood ? 'good' : 'bad',
        title,
        text,
        place: at && placeOfElement(html, at),
      })),
  };
}
