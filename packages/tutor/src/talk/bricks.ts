import type { Blueprint } from '@hbg/content/blueprint';
import { wordsIn } from '../search/words.ts';
import { openTable } from './answer-table.ts';
import { isForBrowser } from './best-plan.ts';
import { inList, titlesOf } from './choices.ts';
import { isNamedBy, isToMake, toldBy } from './making-wish.ts';
import { isAsked } from './plan-or-card.ts';
import type { Knowledge, Reply } from './situation.ts';
import { isFormWished } from './suggest-plan.ts';
import { sayOfPlan } from './tell-plan.ts';
import { shareIn } from './weigh-subjects.ts';

const ofProgram = openTable('bricks', []);
const ofPage = openTable('page-bricks', []);
type Bricks = typeof ofProgram;

const most = { alone: 3, besidePlan: 2, besideAnswer: 1 };
/** Of so few words one alone may stand there by chance. */
const fewWords = 8;
/** So many different things no other answer has by chance. */
const several = 2;

/** The parts of what is wished for and has no plan; empty where none is heard. */
export function bricksFor(message: string, bricks = bricksWished(message)): string {
  return tell(bricks, bricks.rowsIn(message).slice(0, most.alone));
}

/** What was answered, and the parts that were wished for as well and aren't in it. */
export function withBricks(reply: Reply, message: string, knowledge: Knowledge): Reply {
  if (wordsIn(message).length < fewWords || isOnlyOffered.has(reply.intent)) return reply;
  const plan = knowledge.plans.get(reply.plan ?? '');
  if (plan) return besidePlan(reply, plan, message, knowledge);
  const bricks = bricksWished(message);
  const rows = bricks.rowsIn(message);
  if (reply.isUnsure)
    return rows.length < several || isAsked(message) ? reply : instead(reply, [], message);
  const isHow = mayLack.has(reply.intent) && (isToMake(message) || how.test(message));
  if (!isHow) return reply;
  const told = new Set(bricks.rowsIn(reply.text));
  const left = rows.filter((row) => !told.has(row));
  return beside(reply, bricks, left, most.besideAnswer);
}

/** What isn't wished for yet lacks nothing. */
const isOnlyOffered: ReadonlySet<string> = new Set(['idea', 'next']);
const mayLack: ReadonlySet<string> = new Set(['concept', 'craft']);
const how = /(?<!\p{L})wie (?:kann|könnte|mach|krieg|bekomm|schaff|geht|lass)\p{L}*/iu;

function besidePlan(reply: Reply, plan: Blueprint, message: string, knowledge: Knowledge): Reply {
  const bricks = plan.codeLanguage === 'python' ? ofProgram : ofPage;
  const wished = bricksWished(message);
  const there = rowsOf(plan, bricks);
  const left = bricks.rowsIn(message).filter((row) => !there.has(row));
  const isOther =
    isOfOtherForm(bricks, wished, message) ||
    (isOfOtherParts(bricks, left, message) && !isLikely(plan, message, knowledge));
  return isOther
    ? instead(reply, [plan], message, wished === ofPage ? ofPage : bricks)
    : beside(reply, bricks, left, most.besidePlan);
}

const rowsOfPlans = new WeakMap<Blueprint, ReadonlySet<string>>();

/** The parts that a plan has. */
function rowsOf(plan: Blueprint, bricks: Bricks): ReadonlySet<string> {
  const rows =
    rowsOfPlans.get(plan) ?? new Set(bricks.rowsIn([...toldBy(plan), ...plan.asked].join('. ')));
  rowsOfPlans.set(plan, rows);
  return rows;
}

/** A page was wished for, of several parts, and the plan is none. */
function isOfOtherForm(bricks: Bricks, wished: Bricks, message: string): boolean {
  const isNone = bricks === ofProgram && wished === ofPage;
  return isNone && ofPage.rowsIn(message).length >= several;
}

/** Several parts were wished for, and the plan has none of them. */
function isOfOtherParts(bricks: Bricks, left: readonly string[], message: string): boolean {
  return left.length >= several && left.length === bricks.rowsIn(message).length;
}

const likely = 0.5;

function isLikely(plan: Blueprint, message: string, { weighSubjects }: Knowledge): boolean {
  const share = shareIn(weighSubjects(message), 'plan', plan.id);
  return isNamedBy(message, plan) || share > likely;
}

function bricksWished(message: string): Bricks {
  const isPage = isForBrowser(message) || isFormWished('a page to build', message);
  return isPage ? ofPage : ofProgram;
}

function instead(
  reply: Reply,
  nearest: readonly Blueprint[],
  message: string,
  bricks = bricksWished(message),
): Reply {
  const heading = nearest.length > 0 ? 'nearest one' : 'made of bricks';
  const opening = sayOfPlan(heading, 0, { for: 'dafür', list: inList(nearest) });
  const text = `${opening}\n\n${bricksFor(message, bricks)}`;
  const choices = titlesOf(nearest);
  return { ...reply, text, choices, intent: 'build', plan: null, concept: null, isUnsure: true };
}

function beside(reply: Reply, bricks: Bricks, rows: readonly string[], count: number): Reply {
  if (rows.length === 0) return reply;
  const more = sayOfPlan('wished besides', 0, { bricks: inOrder(bricks, rows.slice(0, count)) });
  return { ...reply, text: `${reply.text}\n\n${more}` };
}

function tell(bricks: Bricks, rows: readonly string[]): string {
  if (rows.length === 0) return '';
  const heading = rows.length > 1 ? 'its bricks' : 'its brick';
  return sayOfPlan(heading, 0, { bricks: inOrder(bricks, rows) });
}

/** The general ones stand last in the file, and come first where something is built. */
function inOrder(bricks: Bricks, rows: readonly string[]): string {
  return rows.toReversed().map(bricks.sayRow).join('\n\n');
}
