import { chatHistory } from '@hbg/contract/chat';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api.ts';
import { askWhoIsHere, currentLearner } from './current-learner.ts';

export function historyQuery(lessonId: number) {
  return queryOptions({
    // The garage in the house is in reach without the internet.
    networkMode: 'always',
    queryKey: [chatHistory.path, { lessonId }],
    queryFn: async ({ signal, client: queryClient }) => {
      const options = { signal, learner: currentLearner() };
      try {
        return await client.call(chatHistory, { query: { lessonId } }, options);
      } catch (error) {
        askWhoIsHere(error, queryClient);
        throw error;
      }
    },
  });
}
