import type { AssessmentState, Item, Judged } from '@hbg/contract/assessments';
import type { Unit } from '@hbg/contract/units';
import { fakeServer, signedIn } from '../../../../testing/fake-server.ts';
import { visitAs } from '../../../../testing/render-app.tsx';

export const id = '018f4b1e-0000-7000-8000-000000000001';
const path = `/api/assessments/${id}`;

const nothing: Unit = {
  id: 'bewertung/summen',
  title: 'Vorhersagen',
  kind: 'quiz',
  language: null,
  minutes: 2,
  content: 'Was kommt heraus?',
  goals: [],
  hints: [],
  quiz: [],
  starter: {},
  solution: {},
  check: null,
  data: {},
  xp: null,
};

type Form = 'gap' | 'line' | 'order';
const lines = ['summe = 0', 'for zahl in [2, 3]:', '    summe = zahl', 'print(summe)'];
const asked = {
  gap: {
    title: 'Lücke füllen',
    content: 'Was gehört in die Lücke?',
    code: 'for i in ▢:\n    print(i)\n',
    options: ['`range(3)`', '`3`', '`range(2)`'],
    right: 0,
    why: 'Durch eine Zahl läuft keine Schleife.',
  },
  line: {
    title: 'Fehler finden',
    content: 'Welche Zeile ist falsch?',
    code: `${lines.join('\n')}\n`,
    options: lines,
    right: 2,
    why: 'So bleibt nur die letzte Zahl.',
  },
  order: {
    title: 'Zeilen ordnen',
    content: 'Bring die Zeilen in Ordnung.',
    code: null,
    options: ['print(zahl)', 'zahl = 2', 'zahl = zahl * 2'],
    right: -1,
    why: '',
  },
};

/** As it is asked; with what is right only once it was answered. */
function unitOf(form: Form, isTold: boolean): Unit {
  const { title, content, code, options, right, why } = asked[form];
  const told = options.map((text, at) => {
    const isRight = isTold && at === right;
    const isReason = isTold && (form === 'line' ? isRight : !isRight);
    return { text, isRight, why: isReason && why !== '' ? why : null };
  });
  return { ...nothing, title, content, quiz: [{ question: content, code, options: told }] };
}

export function itemOf(form: Form, number = 4): Item {
  const shows = form === 'gap' ? '0\n1\n2' : '5';
  return { number, variant: 7, form, language: 'python', shows, unit: unitOf(form, false) };
}

/** Something to be written on the bench. */
export function written(): Item {
  const starter = { 'main.py': 'print("Hund")\n' };
  const unit: Unit = { ...nothing, title: 'Schreiben', kind: 'build', language: 'python', starter };
  return { ...itemOf('gap'), form: 'write', shows: null, unit };
}

export function judgedOf(form: Form, part: Partial<Judged>): Judged {
  return {
    ...itemOf(form),
    unit: unitOf(form, true),
    isRight: false,
    choice: null,
    order: null,
    code: null,
    better: form === 'line' ? '    summe = summe + zahl' : null,
    solved: form === 'order' ? 'zahl = 2\nzahl = zahl * 2\nprint(zahl)' : null,
    why: form === 'order' ? 'Erst merken, dann rechnen.' : null,
    ...part,
  };
}

export function stateOf(part: Partial<AssessmentState> = {}): AssessmentState {
  return {
    id,
    kind: 'topic',
    title: 'Summen',
    area: 'Python-Grundlagen',
    answered: 2,
    wanted: 8,
    item: itemOf('gap'),
    result: null,
    ...part,
  };
}

type Handlers = Parameters<typeof fakeServer>[0];
type Told = { readonly judged: Judged; readonly state: AssessmentState };

/** The page of an assessment; `told` is what the answers bring, one after the other. */
export function openAssessment(
  state: AssessmentState,
  told: readonly Told[] = [],
  more: Handlers = {},
) {
  const left = [...told];
  const sent = fakeServer({
    ...signedIn,
    [`GET ${path}`]: () => Response.json(state),
    [`POST ${path}`]: () => Response.json(left.shift()),
    ...more,
  });
  const router = visitAs('Byte', `/profile/assessment/${id}`);
  const answers = () => sent.filter(({ call }) => call === `POST ${path}`).map(({ body }) => body);
  return { sent, router, answers };
}
