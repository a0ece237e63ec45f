import { chatHistory } from '@hbg/contract/chat';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api.ts';

export function historyQuery(lessonId: number) {
  return queryOptions({
    // The garage in the house is in reach without the internet.
    networkMode: 'always',
    queryKey: [chatHistory.path, { lessonId }],
    queryFn: ({ signal }) => client.call(chatHistory, { query: { lessonId } }, { signal }),
  });
}
