import { field } from '../../../units/shared/page/field.ts';
import { counted, type Finding, type Report } from '../finding.ts';
import { axeTexts } from './accessibility-rules.ts';
import { placeOfElement } from './place-of-element.ts';

/** What the script in the frame tells of axe's findings, each with the elements it is about. */
export function accessibilityReport(told: unknown, html: string): Report {
  const violations = field(told, 'violations');
  if (!Array.isArray(violations)) throw new Error('axe told nothing.');
  const findings = violations.flatMap((violation: unknown) => findingsOf(violation, html));
  if (findings.length === 0) {
    return { summary: 'Nichts gefunden: Hier kommt jeder zurecht', findings: [reminder] };
  }
  return { summary: `${counted(findings.length, 'Hürde', 'Hürden')} gefunden`, findings };
}

const reminder: Finding = {
  tone: 'hint',
  title: 'Probier es selbst aus',
  text: 'Etwa die Hälfte aller Hürden findet nur ein Mensch: Geh mit der Tab-Taste durch deine Seite, und lies die Alternativtexte laut.',
  place: null,
};

/** So many places of one kind of obstacle: what is wrong everywhere fills no screen. */
const mostPlaces = 3;

function findingsOf(violation: unknown, html: string): Finding[] {
  const id = textIn(violation, 'id');
  const help = textIn(violation, 'help');
  const known = axeTexts[id];
  const { title, text } = known ?? { title: `Regel ${id}`, text: unknown };
  const page = new DOMParser().parseFromString(html, 'text/html');
  const selectors = listIn(violation, 'targets').slice(0, mostPlaces);
  return selectors.map((selector) => ({
    tone: 'bad',
    title,
    text,
    place: placeOf(page, html, String(selector)),
    original: `${help} (${id})`,
  }));
}

const unknown = 'Diese Regel kennt der Checker nur auf Englisch. Darunter steht, was sie verlangt.';

/** Null for what a script of the page has made. */
function placeOf(page: Document, html: string, selector: string) {
  try {
    const found = page.querySelector(selector);
    return found && placeOfElement(html, found);
  } catch {
    return null;
  }
}

function listIn(data: unknown, name: string): readonly unknown[] {
  const list = field(data, name);
  return Array.isArray(list) ? list : [];
}

function textIn(data: unknown, name: string): string {
  const text = field(data, name);
  return typeof text === 'string' ? text : '';
}
