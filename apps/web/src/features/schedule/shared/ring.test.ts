import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playSound } from './ring.ts';

/** As Firefox and Safari give it: suspended until it's told to go on, which `resume` may do. */
function audioThat(resume: (audio: { state: string }) => Promise<void>) {
  const started = vi.fn<() => void>();
  const closed = vi.fn<() => void>();
  class Audio {
    state = 'suspended';
    currentTime = 0;
    async resume() {
      return resume(this);
    }
    async close() {
      closed();
    }
  }
  class Node {
    gain = { linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    start = started;
    stop = () => {};
    connect(next: unknown) {
      return next;
    }
  }
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('OscillatorNode', Node);
  vi.stubGlobal('GainNode', Node);
  return { started, closed };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function play() {
  const played = playSound();
  await vi.advanceTimersByTimeAsync(2_000);
  await played;
}

test('two tones sound where a browser begins with silence', async () => {
  const { started, closed } = audioThat(async (audio) => {
    audio.state = 'running';
  });
  await play();
  expect(started).toHaveBeenCalledTimes(2);
  expect(closed).toHaveBeenCalledOnce();
});

test.each([
  ['never answers', async () => new Promise<void>(() => {})],
  ['refuses', async () => Promise.reject(new Error('NotAllowedError'))],
])(
  'before the first click nothing sounds and nothing is left, where the browser %s',
  async (_, resume) => {
    const { started, closed } = audioThat(resume);
    await play();
    expect(started).not.toHaveBeenCalled();
    expect(closed).toHaveBeenCalledOnce();
  },
);
