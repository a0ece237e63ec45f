import type { readRiddle } from '@hbg/contract/riddles';
import type { Answer } from '@hbg/contract/route';

export const riddleOfDay: Answer<typeof readRiddle> = {
  day: '2026-11-25',
  done: false,
  wasFoundBefore: false,
  unit: {
    id: 'raetsel/eins-bis-zehn',
    title: 'Von 1 bis 10',
    kind: 'quiz',
    language: null,
    minutes: 2,
    content: '',
    goals: [],
    hints: [],
    quiz: [],
    starter: { 'main.py': 'summe = 0\nfor zahl in range(1, 10):\n    summe = summe + zahl\n' },
    solution: { 'main.py': 'summe = 0\nfor zahl in range(1, 11):\n    summe = summe + zahl\n' },
    check: null,
    data: {},
    xp: 10,
    riddle: {
      wanted: 'Die KI wollte die Zahlen von 1 bis 10 zusammenzählen.',
      comes: 'Heraus kommt `45`.',
      line: 2,
      why: '`range` hört vor der 10 auf.',
      innocent: [
        { line: 1, why: 'Mit der 0 fängt jede Summe gut an.' },
        { line: 3, why: 'So wächst eine Summe.' },
      ],
      level: 'easy',
    },
  },
};
