export type ServerEvent = { readonly event: string; readonly data: string };

/** What a server sends as `text/event-stream`, wherever the network has cut it. */
export async function* readEvents(pieces: AsyncIterable<string>): AsyncGenerator<ServerEvent> {
  let rest = '';
  let block: string[] = [];
  for await (const piece of pieces) {
    // A return at the very end may be the first half of a line's end.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line !== '') block.push(line);
      else {
        yield* eventIn(block);
        block = [];
      }
    }
  }
}

/** Comments, and blocks without data, are none. */
function eventIn(block: readonly string[]): ServerEvent[] {
  const fields = block.map(readField);
  const data = fields.filter(({ name }) => name === 'data').map(({ value }) => value);
  const event = fields.findLast(({ name }) => name === 'event')?.value || 'message';
  return data.length > 0 ? [{ event, data: data.join('\n') }] : [];
}

function readField(line: string) {
  const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
  return { name, value };
}
