import { type AssessmentResult, type AssessmentState, contest } from '@hbg/contract/assessments';
import type { Content } from '../../content.ts';
import { drawTask, judgedItem, shownItem } from './draw-item.ts';
import { nextOfTopic } from './next-of-topic.ts';
import { nextTask, titleOf, topicOf } from './next-task.ts';
import { placeOfUnit } from './place-of.ts';
import type { Sitting } from './store.ts';

/** What is asked now, or what came out; null where the content has nothing of it any more. */
export function stateOf(content: Content, sitting: Sitting): AssessmentState | null {
  const { row, answers } = sitting;
  const titles = titleOf(content, row);
  const isOpen = answers.length < row.wanted;
  const task = nextTask(content, sitting);
  const drawn = task && drawTask(content, task);
  if (!titles || (isOpen && !drawn)) return null;
  return {
    id: row.id,
    kind: row.kind,
    ...titles,
    answered: answers.length,
    wanted: row.wanted,
    item: drawn && shownItem(drawn),
    result: isOpen ? null : resultOf(content, sitting),
  };
}

function resultOf(content: Content, { row, answers }: Sitting): AssessmentResult {
  const topic = row.kind === 'topic' ? topicOf(content, row.about)?.topic : undefined;
  return {
    level: row.level,
    confidence: row.confidence,
    right: answers.filter(({ is_right }) => is_right === 1).length,
    of: answers.length,
    mayContest: mayContest(row),
    next:
      topic && row.level !== null ? nextOfTopic(content, topic, row.level) : againFor(content, row),
    evidence: answers.flatMap((answer) => {
      const drawn = drawTask(content, answer);
      return drawn ? [judgedItem(drawn, answer)] : [];
    }),
  };
}

export function mayContest({ kind, contests }: Sitting['row']): boolean {
  return kind === 'topic' && contests < contest.times;
}

/** Where the AI has helped. */
function againFor(content: Content, { kind, about }: Sitting['row']): AssessmentResult['next'] {
  return kind === 'unaided' ? placeOfUnit(content, about) : null;
}
