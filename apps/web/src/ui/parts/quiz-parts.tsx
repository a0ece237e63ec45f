import { LineList } from '../line-list.tsx';
import { Quiz } from '../quiz.tsx';
import { showToast } from '../toast.tsx';
import { CAPTAIN, DECREE } from './long-words.ts';
import { PartGroup } from './part-group.tsx';

const QUESTIONS = [
  {
    question: 'Was gibt `list(range(2, 8, 3))`?',
    code: null,
    options: [
      { text: '[2, 5]', isRight: true, why: 'Von der 2 aus in Dreierschritten.' },
      { text: '[2, 5, 8]', isRight: false, why: 'Die 8 ist die Grenze. `range` hört davor auf.' },
      { text: '[2, 3, 4, 5, 6, 7]', isRight: false, why: 'Die 3 ist der Schritt.' },
    ],
  },
  {
    question: `Wie oft schreibt der ${CAPTAIN} etwas?`,
    code: 'for i in range(3):\n    print("Donaudampfschifffahrtsgesellschaft")\nprint("Hallo")\n',
    options: [
      { text: DECREE, isRight: false, why: 'Die letzte Zeile kommt noch dazu.' },
      { text: 'Viermal', isRight: true, why: null },
    ],
  },
];

const LINES = [
  'summe = 0',
  `${CAPTAIN.replaceAll(/\W/g, '')} = 3`,
  'summe = 3',
  'print(summe)',
].map((text) => [{ text }]);
const TOLD = [
  null,
  { isGuilty: false, why: 'Diese Zeile merkt sich nur etwas.' },
  { isGuilty: true, why: 'Hier wird nicht gezählt.' },
];

export function QuizParts() {
  return (
    <>
      <PartGroup title="Quiz">
        <Quiz
          questions={QUESTIONS}
          onFinish={({ right, of }) => showToast({ title: `${right} von ${of} gleich richtig` })}
        />
      </PartGroup>
      <PartGroup title="Zeilen eines Programms">
        <LineList
          lines={LINES}
          toldOf={(line) => TOLD[line - 1] ?? null}
          isDone={false}
          signs={{ guilty: 'hier steckt der Fehler', innocent: 'nicht der Fehler' }}
          onChoose={(line) => showToast({ title: `Zeile ${line}` })}
        />
      </PartGroup>
    </>
  );
}
