import { join } from 'node:path';
import {
  type AssessmentArea,
  areaFront,
  difficulties,
  type Topic,
  topicFront,
} from './assessment.ts';
import { ContentError } from './content-error.ts';
import { assessmentFolder, numberedFolders } from './folders.ts';
import type { Kata } from './kata.ts';
import { itemFront } from './kata-front.ts';
import { kataFolder, kataOf, loadKatas } from './load-katas.ts';
import { type Page, readPage } from './read-page.ts';

/** With its page, for whoever proves it. */
export type TopicOnDisk = {
  readonly topic: Topic;
  readonly folder: string;
  readonly page: Page<unknown>;
};

/** All areas with their topics, in the order of their folders. */
export function loadAssessments(folder = assessmentFolder): AssessmentArea[] {
  const areas = numberedFolders(folder).map(({ path }) => ({
    front: readPage(join(path, 'area.md'), areaFront).front,
    topics: topicsOf(path),
  }));
  refuseTwice(areas.flatMap(({ topics }) => topics));
  return areas.map(({ front: { id, title }, topics }) => ({
    id,
    title,
    topics: topics.map(({ topic }) => topic),
  }));
}

export function loadTopics(folder = assessmentFolder): TopicOnDisk[] {
  return numberedFolders(folder).flatMap(({ path }) => topicsOf(path));
}

function topicsOf(area: string): TopicOnDisk[] {
  return numberedFolders(area).map(({ path }) => loadTopic(path));
}

export function loadTopic(folder: string): TopicOnDisk {
  const page = readPage(join(folder, 'topic.md'), topicFront);
  const items = loadKatas(folder, loadItem);
  if (items.length !== difficulties.length)
    throw new ContentError(
      join(folder, kataFolder),
      1,
      `hierher gehören 1.md bis ${difficulties.length}.md, da sind ${items.length}`,
    );
  const text = page.body.trim();
  if (text === '')
    throw new ContentError(page.file, page.bodyLine, 'schreib in einem Satz, worum es geht');
  return { topic: { ...page.front, text, items }, folder, page };
}

function loadItem(file: string): Kata {
  return kataOf(readPage(file, itemFront));
}

/** What is kept of a learner points at it. */
function refuseTwice(topics: readonly TopicOnDisk[]) {
  const owners = new Map<string, string>();
  for (const { topic, page } of topics) {
    const owner = owners.get(topic.id);
    if (owner)
      throw new ContentError(
        page.file,
        page.lineOf('id'),
        `id: ${topic.id} steht schon in ${owner}`,
      );
    owners.set(topic.id, page.file);
  }
}
