import { describe, expect, test } from 'vitest';
import { builtHouse } from '../../../../../scripts/paths.ts';
import { loadContent } from '../../content.ts';
import { nextOfTopic } from './next-of-topic.ts';
import { topicOf } from './next-task.ts';

const content = loadContent(builtHouse);
const topics = content.assessments.flatMap((area) => area.topics);
const rooms = /^\/(?:learn\/\d+\/\d+|(?:python|html)-mastery\?lektion=|ai-companion\?frage=)/;

describe('what comes next', () => {
  test.each(topics)('in $title is somewhere at every level', (topic) => {
    for (let level = 0; level <= 10; level += 1) {
      const place = nextOfTopic(content, topic, level);
      expect(place?.address).toMatch(rooms);
      expect(place?.title).not.toBe('');
      expect(place?.minutes).toBeGreaterThan(0);
    }
  });

  test.each([
    ['layout', 0, '/html-mastery?lektion=flexbox'],
    ['layout', 3, '/html-mastery?lektion=flexbox'],
    ['layout', 4, '/html-mastery?lektion=grid'],
    ['layout', 10, '/html-mastery?lektion=jede-breite'],
    ['schleifen', 4, '/learn/1/31'],
    // A riddle comes on its day.
    ['fehlersuche', 6, '/learn/1/4'],
    ['mathe', 8, '/python-mastery?lektion=rechnen-und-runden'],
  ])('in %s at level %i is %s', (id, level, address) => {
    const topic = topicOf(content, id)?.topic;
    expect(topic && nextOfTopic(content, topic, level)?.address).toBe(address);
  });
});
