import { type AssessmentResult, type AssessmentState, contest } from '@hbg/contract/assessments';
import type { Content } from '../../content.ts';
import type { Context } from '../../context.ts';
import { drawTask, judgedItem, shownItem } from './draw-item.ts';
import { nextOfTopic } from './next-of-topic.ts';
import { nextTask, titleOf, topicOf } from './next-task.ts';
import { isFresh, isOpen, judgedAnswers } from './open-sitting.ts';
import { placeOfUnit } from './place-of.ts';
import { confidenceNow } from './start-in.ts';
import type { Sitting, WholeSitting } from './store.ts';

type Known = Pick<Context, 'content' | 'clock'>;

/**
 * What is asked now, or what came out; null where the content has nothing of it any more, and where it was broken
 * off long ago.
 */
export function stateOf(known: Known, sitting: WholeSitting): AssessmentState | null {
  const { content } = known;
  const { row, answers } = sitting;
  const titles = titleOf(content, row);
  const isAsked = isOpen(known, sitting);
  const task = isAsked ? nextTask(content, sitting) : null;
  const drawn = task && drawTask(content, task);
  if (!titles || (isAsked ? !drawn : row.judged_at === null)) return null;
  return {
    id: row.id,
    kind: row.kind,
    ...titles,
    answered: answers.length,
    wanted: row.wanted,
    item: drawn && shownItem(drawn),
    result: isAsked ? null : resultOf(known, sitting),
  };
}

function resultOf(known: Known, sitting: WholeSitting): AssessmentResult {
  const { content } = known;
  const { row } = sitting;
  const answers = judgedAnswers(sitting);
  const topic = row.kind === 'topic' ? topicOf(content, row.about)?.topic : undefined;
  return {
    level: row.level,
    confidence: row.confidence === null ? null : confidenceNow(known, sitting),
    right: answers.filter(({ is_right }) => is_right === 1).length,
    of: answers.length,
    mayContest: mayContest(known, sitting),
    next:
      topic && row.level !== null ? nextOfTopic(content, topic, row.level) : againFor(content, row),
    evidence: answers.flatMap((answer) => {
      const drawn = drawTask(content, answer);
      return drawn ? [judgedItem(drawn, answer)] : [];
    }),
  };
}

/** As long as it isn't all known already, and what was answered still counts. */
export function mayContest(known: Known, sitting: Sitting): boolean {
  const { kind, contests, level } = sitting.row;
  const isLeft = kind === 'topic' && contests < contest.times && level !== highest;
  return isLeft && isFresh(known, sitting);
}

const highest = 10;

/** Where the AI has helped. */
function againFor(content: Content, { kind, about }: Sitting['row']): AssessmentResult['next'] {
  return kind === 'unaided' ? placeOfUnit(content, about) : null;
}
