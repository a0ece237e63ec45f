/** A module as the text of one script, for the sandbox: see vite/frame-plugin.ts. */
declare module '*.ts?frame' {
  const program: string;
  export default program;
}
