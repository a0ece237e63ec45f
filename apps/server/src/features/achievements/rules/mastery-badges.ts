import type { Badge, BadgeStanding, LevelArea } from '@hbg/contract/achievements';
import type { Done } from './ledger.ts';

/** So much a badge of a mastery gives, once. */
export const badgeXp = 25;

export type RuledBadge = Badge & Pick<BadgeStanding, 'toDo'>;

type MasteryBadge = RuledBadge & {
  readonly area: LevelArea;
  /** The lesson that earns it by being completed, or the exam by being passed. */
  readonly unit: string;
};

type Words = Pick<RuledBadge, 'description' | 'toDo'>;
type Named = readonly [unit: string, id: string, name: string, icon: string, words: Words];

const python: readonly Named[] = [
  ['ausgabe', 'first_steps', 'Erste Schritte', 'footprints', lesson('Ausgabe')],
  ['variablen', 'variable_master', 'Variable Master', 'box', lesson('Variablen')],
  [exam('entscheidungen'), 'weichensteller', 'Weichensteller', 'split', passed('Entscheidungen')],
  [exam('schleifen'), 'loop-ranger', 'Loop Ranger', 'repeat', passed('Schleifen')],
  [exam('sammlungen'), 'sammler', 'Meistersammler', 'layers', passed('Sammlungen')],
  [exam('funktionen'), 'function-builder', 'Function Builder', 'puzzle', passed('Funktionen')],
  [exam('texte-und-fehler'), 'error-tamer', 'Error Tamer', 'shield', passed('Texte und Fehler')],
  [exam('objekte'), 'bauplaner', 'Bauplan-Profi', 'ruler', passed('Objekte')],
  [exam('profi-griffe'), 'python-profi', 'Python Pro', 'crown', passed('Profi-Griffe')],
];

const html: readonly Named[] = [
  ['deine-erste-seite', 'first_page', 'Erste Seite', 'file-text', lesson('Deine erste Seite')],
  ['tags-schachteln', 'tag_master', 'Tag Master', 'code-xml', lesson('Tags schachteln')],
  [exam('text'), 'textgestalter', 'Textgestalter', 'pen-line', passed('Text')],
  [exam('medien'), 'media-maker', 'Media Maker', 'image', passed('Medien')],
  [exam('formulare'), 'formular-profi', 'Formular-Profi', 'list-checks', passed('Formulare')],
  [exam('fuer-alle'), 'tueroeffner', 'Türöffner', 'door-open', passed('Für alle')],
  [exam('css'), 'style-master', 'Style Master', 'palette', passed('CSS')],
  [exam('layout'), 'layout-architekt', 'Layout Architekt', 'layout-grid', passed('Layout')],
  [exam('feinschliff'), 'web-finisher', 'Web Finisher', 'crown', passed('Feinschliff')],
];

export const masteryBadges: readonly MasteryBadge[] = [
  ...badgesOfArea('python-mastery', python),
  ...badgesOfArea('html-mastery', html),
];

export function badgeXpOf(area: LevelArea, done: readonly Pick<Done, 'unit'>[]): number {
  const units = new Set(done.map(({ unit }) => unit));
  return badgeXp * masteryBadges.filter((one) => one.area === area && units.has(one.unit)).length;
}

function badgesOfArea(area: LevelArea, named: readonly Named[]): MasteryBadge[] {
  return named.map(([unit, id, name, icon, words], at) => ({
    area,
    unit: `${area}/${unit}`,
    id,
    name,
    ...words,
    icon,
    rarity: at < 2 ? 'common' : at === named.length - 1 ? 'rare' : 'uncommon',
  }));
}

function exam(chapter: string): string {
  return `pruefung-${chapter}`;
}

function lesson(title: string): Words {
  return {
    description: `Du hast die Lektion „${title}“ abgeschlossen.`,
    toDo: `Schließ die Lektion „${title}“ ab.`,
  };
}

function passed(title: string): Words {
  return {
    description: `Du hast die Prüfung „${title}“ bestanden.`,
    toDo: `Bestehe die Prüfung „${title}“.`,
  };
}
