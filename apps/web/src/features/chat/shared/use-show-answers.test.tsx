import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useShowAnswers } from './use-show-answers.ts';

afterEach(() => void vi.restoreAllMocks());

const shownPx = 300;

/** A conversation of a height, with its newest answer so far below its start. */
type Layout = { height: number; answerAt: number };

function open(first: Layout) {
  let layout = first;
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => layout.height);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(shownPx);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isAnswer = this.hasAttribute('data-answer');
    return new DOMRect(0, isAnswer ? layout.answerAt - box().scrollTop : 0, 100, 20);
  });
  const { rerender } = render(<Conversation aim="answer" step={0} />);
  let step = 0;
  const grow = (next: Layout, aim: 'answer' | 'end' = 'answer') => {
    layout = next;
    step += 1;
    rerender(<Conversation aim={aim} step={step} />);
  };
  return { grow };
}

function Conversation({ aim, step }: { aim: 'answer' | 'end'; step: number }) {
  const box = useRef<HTMLElement>(null);
  const { onScroll, follow } = useShowAnswers(box, { aim, contents: [step] });
  return (
    <>
      <figure ref={box} onScroll={onScroll}>
        <p data-answer />
      </figure>
      <button type="button" onClick={follow}>
        Fragen
      </button>
    </>
  );
}

const box = () => screen.getByRole('figure');

function scrollTo(top: number) {
  box().scrollTop = top;
  fireEvent.scroll(box());
}

test('a long answer is shown from its start, a short one with its end', () => {
  const { grow } = open({ height: 1_000, answerAt: 400 });
  expect(box().scrollTop).toBe(400);
  grow({ height: 1_200, answerAt: 1_100 });
  expect(box().scrollTop).toBe(900);
});

test('a growing answer is followed until its start is at the top', () => {
  const { grow } = open({ height: 620, answerAt: 500 });
  expect(box().scrollTop).toBe(320);
  fireEvent.scroll(box());
  grow({ height: 780, answerAt: 500 });
  expect(box().scrollTop).toBe(480);
  grow({ height: 1_400, answerAt: 500 });
  expect(box().scrollTop).toBe(500);
});

test('who waits, or is told of a problem, sees the end', () => {
  const { grow } = open({ height: 1_000, answerAt: 400 });
  grow({ height: 1_100, answerAt: 400 }, 'end');
  expect(box().scrollTop).toBe(800);
});

test('who reads elsewhere is left alone, until he asks', () => {
  const { grow } = open({ height: 1_000, answerAt: 400 });
  scrollTo(100);
  grow({ height: 1_600, answerAt: 1_000 });
  expect(box().scrollTop).toBe(100);
  screen.getByRole('button', { name: 'Fragen' }).click();
  grow({ height: 2_600, answerAt: 1_700 });
  expect(box().scrollTop).toBe(1_700);
});
