import type { Bridge } from './bridge.ts';

const mostBytes = 50_000;

/** `hbg.save` and `hbg.load`: the page's only memory beyond itself. */
export function offerStorage({ send }: Bridge, stored: Readonly<Record<string, string>>) {
  const all = new Map(Object.entries(stored));
  const save = (name: unknown, value: unknown) => {
    const json = JSON.stringify(value);
    if (json === undefined) throw new TypeError('hbg.save kann diesen Wert nicht aufheben.');
    const next = { ...Object.fromEntries(all), [String(name)]: json };
    if (JSON.stringify(next).length > mostBytes) {
      throw new RangeError('hbg.save ist voll: 50.000 Zeichen passen hinein.');
    }
    all.set(String(name), json);
    send({ kind: 'saved', stored: next });
  };
  const load = (name: unknown): unknown => JSON.parse(all.get(String(name)) ?? 'null');
  Object.defineProperty(globalThis, 'hbg', {
    value: Object.freeze({ save, load }),
    configurable: true,
    writable: true,
  });
}
