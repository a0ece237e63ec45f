import type { Topic } from '@hbg/content/assessment';
import { seedOf } from '@hbg/tutor/talk/situation';
import type { Content } from '../../content.ts';
import { sourceOfTopic, type Task } from './draw-item.ts';
import { answeredOf, bankOf } from './rules/bank.ts';
import { nextItem } from './rules/sitting.ts';
import type { Sitting } from './store.ts';
import { unaidedTasks } from './unaided/unaided-tasks.ts';

/** The item that is asked now, the same whenever somebody comes back; null at the end, and where nothing is left to ask. */
export function nextTask(content: Content, { row, answers }: Sitting): Task | null {
  if (answers.length >= row.wanted) return null;
  if (row.kind === 'unaided') return unaidedTasks(content, row)[answers.length] ?? null;
  const topic = topicOf(content, row.about)?.topic;
  if (!topic) return null;
  const bank = bankOf(topic);
  const item = nextItem(bank, answeredOf(bank, answers), row.contests);
  if (!item) return null;
  const { number } = item;
  const times = answers.filter((answer) => answer.number === number).length;
  const variant = seedOf(`${row.id} ${number}`) + times;
  return { source: sourceOfTopic(topic).unit.id, number, variant };
}

export function topicOf(
  { assessments }: Content,
  id: string,
): { readonly topic: Topic; readonly area: string } | null {
  for (const { title, topics } of assessments) {
    const topic = topics.find((one) => one.id === id);
    if (topic) return { topic, area: title };
  }
  return null;
}

/** What a sitting is about, as it is shown; null where the content has it no longer. */
export function titleOf(
  content: Content,
  { kind, about }: Sitting['row'],
): { readonly title: string; readonly area: string } | null {
  if (kind === 'unaided') {
    const unit = content.units.get(about);
    return unit ? { title: unit.title, area: 'Ohne Hilfe' } : null;
  }
  const found = topicOf(content, about);
  return found && { title: found.topic.title, area: found.area };
}
