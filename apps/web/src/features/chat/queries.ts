import { chatHistory } from '@hbg/contract/chat';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api.ts';
import { currentLearner, tellOfAnother } from './shared/current-learner.ts';

export function historyQuery(lessonId: number) {
  return queryOptions({
    queryKey: [chatHistory.path, { lessonId }],
    queryFn: async ({ signal }) => {
      const learner = currentLearner();
      const options = { signal, learner: learner?.id };
      try {
        return await client.call(chatHistory, { query: { lessonId } }, options);
      } catch (error) {
        tellOfAnother(error, learner, notShown);
        throw error;
      }
    },
  });
}

function notShown(name: string): string {
  return `Was ${name} mit dem Tutor gesprochen hat, siehst du hier wieder, sobald ${name} angemeldet ist.`;
}
