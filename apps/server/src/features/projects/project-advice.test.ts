import { expect, test } from 'vitest';
import { adviceFor, type Standing } from './project-advice.ts';

const session = { created_at: '2026-03-01T08:00:00.000Z', productivity: 7, challenges_faced: '' };
const tired = { ...session, productivity: 4 };
const usual: Standing = {
  status: 'in-progress',
  estimatedHours: 10,
  actualHours: 2,
  targetFeatures: ['Punkte zählen', 'Speichern', 'Töne'],
  completedFeatures: ['Abfragen'],
  targetDate: '2026-04-30',
  timerStartedAt: null,
  sessions: [session],
  today: '2026-03-02',
};

test.each<[string, Partial<Standing>, string]>([
  ['on its way', {}, '1 von 4 Features sind fertig. Am besten nimmst du jetzt „Punkte zählen“'],
  [
    'without features',
    { targetFeatures: [], completedFeatures: [] },
    'Schreib zuerst drei Features',
  ],
  ['with everything done', { targetFeatures: [] }, 'Alle Features sind fertig.'],
  ['completed', { status: 'completed' }, 'Geschafft!'],
  ['paused', { status: 'paused' }, 'Das Projekt macht Pause.'],
  ['past its date', { targetDate: '2026-02-28' }, 'Das Zieldatum war am 28.2.2026.'],
  ['on its date', { targetDate: '2026-03-02' }, 'Heute ist das Zieldatum und 3 offene Features.'],
  ['near its date', { targetDate: '2026-03-03' }, 'Noch 1 Tag und 3 offene Features.'],
  ['over its time', { actualHours: 11 }, 'länger gebraucht als die geschätzten 10 Stunden'],
  ['with hard sessions', { sessions: [tired, tired, tired] }, 'Deine letzten Sitzungen waren zäh.'],
  [
    'with something hard',
    { sessions: [{ ...session, challenges_faced: 'Die Schleife hört nie auf\nUnd mehr' }] },
    'Zuletzt war schwierig: „Die Schleife hört nie auf“.',
  ],
])('a project %s is told so', (_, part, text) => {
  expect(adviceFor({ ...usual, ...part }).recommendation).toContain(text);
});

test.each<[string, Partial<Standing>, string[]]>([
  ['on its way', {}, ['„Punkte zählen“ bauen', '„Speichern“ bauen']],
  [
    'that rests',
    { today: '2026-03-20', targetDate: null },
    ['„Punkte zählen“ bauen', '„Speichern“ bauen', 'Eine Sitzung anfangen: 30 Minuten reichen'],
  ],
  [
    'with a session that runs',
    { timerStartedAt: '2026-03-02T08:00:00.000Z' },
    ['Die laufende Sitzung beenden und speichern', '„Punkte zählen“ bauen', '„Speichern“ bauen'],
  ],
  [
    'with everything done',
    { targetFeatures: [] },
    ['Alles noch einmal von vorn ausprobieren', 'Den Status auf „Abgeschlossen“ setzen'],
  ],
  [
    'completed',
    { status: 'completed' },
    ['Jemandem zeigen, was du gebaut hast', 'Ein neues Projekt anfangen'],
  ],
  [
    'that is new',
    { targetFeatures: [], completedFeatures: [], sessions: [], targetDate: null },
    [
      'Drei kleine Features aufschreiben',
      'Eine Sitzung anfangen: 30 Minuten reichen',
      'Ein Zieldatum setzen',
    ],
  ],
])('the next steps of a project %s', (_, part, steps) => {
  expect(adviceFor({ ...usual, ...part }).nextSteps).toEqual(steps);
});
