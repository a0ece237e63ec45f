import type { Lesson } from '@hbg/content/lesson';
import { modelWatch } from '../eval/model-watch.ts';
import { guardAnswer } from '../src/guard/answer-guard.ts';

type Told = { readonly shown: string; readonly isWhole: boolean; readonly count: number };

export type Way = {
  readonly lesson?: Lesson | null;
  readonly code?: string;
  readonly earlier?: string;
  /** So many letters come at once. */
  readonly size?: number;
};

/** What a child sees of an answer that comes in pieces. */
export async function throughGuard(text: string, way: Way = {}): Promise<Told> {
  const { lesson = null, code = '', earlier = '', size = 5 } = way;
  const guarded = guardAnswer(piecesOf(text, size), {
    lesson,
    code,
    earlier,
    ...modelWatch,
  });
  let shown = '';
  for (let count = 0; ; count += 1) {
    const next = await guarded.next();
    if (next.done) return { shown, isWhole: next.value.isWhole, count };
    shown += next.value;
  }
}

async function* piecesOf(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
