export type CodeToken = {
  text: string;
  kind?: 'keyword' | 'string' | 'call' | 'number' | 'comment';
};
