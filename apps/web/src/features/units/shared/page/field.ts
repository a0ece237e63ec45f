/** What stands under a name in something that came from a frame, if anything does. */
export function field(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}
