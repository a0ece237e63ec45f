import type { SearchResult } from '../../../search/shared/search-query.ts';

type Interest = { readonly label: string; readonly query: string };

/** What it is looked for by: the search knows plans by their names. */
export const interests: readonly Interest[] = [
  { label: 'Spiele', query: 'Zahlenraten, Würfelspiel, Snake, Textabenteuer, Pong, Labyrinth' },
  { label: 'Bilder und Muster', query: 'Mandala, Spirale, Sternenhimmel, Fraktalbaum' },
  {
    label: 'Geschichten und Gespräche',
    query: 'Chatbot, Orakel, Witzmaschine, Zufallsgeschichte, Haustier',
  },
  { label: 'Für die Schule', query: 'Vokabeltrainer, Notenrechner, Karteikarten, Primzahlen' },
  {
    label: 'Nützliche Werkzeuge',
    query: 'Passwort-Generator, Taschenrechner, Geheimschrift, Countdown, Auslosen',
  },
  {
    label: 'Daten und KI',
    query: 'Wettertagebuch, Wortzähler, Turniertabelle, Sprachmodell',
  },
];

/** First what the learner has named in the profile. */
export function interestsOf(goals: readonly string[]): Interest[] {
  return [...goals.map((goal) => ({ label: `Dein Ziel: ${goal}`, query: goal })), ...interests];
}

const most = 4;

/** Plans alone, those of this level first. */
export function ideasAmong(results: readonly SearchResult[], level: string): SearchResult[] {
  const plans = results.filter(({ kind }) => kind === 'plan');
  const fits = (plan: SearchResult) => Number(plan.difficulty !== level);
  return plans.toSorted((a, b) => fits(a) - fits(b)).slice(0, most);
}
