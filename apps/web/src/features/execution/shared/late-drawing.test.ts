import { expect, test } from 'vitest';
import { LateDrawing } from './late-drawing.ts';

const title = (text: string) => JSON.stringify([{ kind: 'title', text }]);

test('what is drawn before it is there is drawn when it comes', async () => {
  const late = new LateDrawing();
  const changes: boolean[] = [];
  late.subscribe(() => changes.push(late.isUsed));
  expect(late.isUsed).toBe(false);
  const seen = late.apply(title('Haus'));
  expect(changes).toEqual([true]);
  expect(late.drawing).toBeNull();
  await seen;
  expect(late.drawing?.setting).toMatchObject({ title: 'Haus', isUsed: true });
});

test('a program that has ended meanwhile listens to nothing any more', async () => {
  const late = new LateDrawing();
  const listen = { kind: 'listen', keys: ['a'], everyKey: false, isListening: true, pointer: 'no' };
  const seen = late.apply(JSON.stringify([listen]));
  late.end();
  await seen;
  expect(late.drawing?.setting.listening.isListening).toBe(false);
});

test('what another run has begun to draw is not drawn', async () => {
  const late = new LateDrawing();
  const seen = late.apply(title('alt'));
  late.clear();
  await seen;
  expect(late.isUsed).toBe(false);
  await late.apply(title('neu'));
  expect(late.drawing?.setting.title).toBe('neu');
});
