/** Python highlighted when the product is built: see vite/highlight-plugin.ts. */
declare module '*.py?tokens' {
  const tokens: { code: string; lines: import('./code-token.ts').CodeToken[][] };
  export default tokens;
}
