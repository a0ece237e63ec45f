/** A browser that asks nobody but our server; as root Chromium refuses to start with its sandbox. */
export function browserArguments(): string[] {
  const always = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // As in a browser with windows: a frame that hangs doesn't take the page with it.
    '--site-per-process',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...always] : always;
}
