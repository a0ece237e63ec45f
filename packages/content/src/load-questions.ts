import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Concept } from './concept.ts';
import { ContentError } from './content-error.ts';
import { questionFolder } from './folders.ts';
import { namesInBold } from './load-replies.ts';
import { type Question, type QuestionSubject, questionFront, subjects } from './question.ts';
import { type Page, readPage } from './read-page.ts';
import { fencesOf } from './sections.ts';

type Cards = readonly Pick<Concept, 'id'>[];
type Front = Page<Pick<Question, 'title' | 'asked' | 'related'>>;

const length = { least: 80, most: 900 };

/** All questions with their answers, by subject and then by name. */
export function loadQuestions(concepts: Cards, folder = questionFolder): Question[] {
  const cards = new Set(concepts.map(({ id }) => id));
  const askedIn = new Map<string, string>();
  return subjects.flatMap((subject) =>
    readdirSync(join(folder, subject))
      .toSorted()
      .map((name) => loadQuestion(join(folder, subject, name), subject, cards, askedIn)),
  );
}

function loadQuestion(
  file: string,
  subject: QuestionSubject,
  cards: ReadonlySet<string>,
  askedIn: Map<string, string>,
): Question {
  const page = readPage(file, questionFront);
  refuseUnknownCard(page, cards);
  refuseAskedTwice(page, askedIn);
  const answer = readAnswer(page);
  const [id = ''] = /[^/\\]+(?=\.md$)/.exec(file) ?? [];
  return { id: `${subject}/${id}`, subject, ...page.front, answer };
}

function readAnswer({ file, body, bodyLine }: Page<unknown>): string {
  const answer = body.trim();
  if (answer.length < length.least || answer.length > length.most) {
    const cure = `antworte in ${length.least} bis ${length.most} Zeichen, das sind ${answer.length}`;
    throw new ContentError(file, bodyLine, cure);
  }
  const [example, output] = fencesOf(answer);
  if (example?.language === 'python' && output?.language !== 'ausgabe')
    throw new ContentError(
      file,
      bodyLine,
      'hinter ein Beispiel in Python gehört ein Block "ausgabe"',
    );
  return namesInBold(answer);
}

function refuseUnknownCard({ file, front, lineOf }: Front, cards: ReadonlySet<string>) {
  const at = front.related.findIndex((id) => !cards.has(id));
  if (at < 0) return;
  const cure = `related: eine Karte „${front.related[at]}“ gibt es nicht`;
  throw new ContentError(file, lineOf('related', at), cure);
}

/** Two answers to the same words: only one of them would ever be told. */
function refuseAskedTwice({ file, front, lineOf }: Front, askedIn: Map<string, string>) {
  for (const [at, text] of [front.title, ...front.asked].entries()) {
    const key = text.toLowerCase().replace(/[?!.\s]+$/, '');
    const other = askedIn.get(key);
    askedIn.set(key, file);
    if (other === undefined) continue;
    const line = at === 0 ? lineOf('title') : lineOf('asked', at - 1);
    throw new ContentError(file, line, `„${text}“ steht schon in ${other}`);
  }
}
