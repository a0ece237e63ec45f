import type { Send } from '@hbg/contract/client';
import { expect, test, vi } from 'vitest';
import { fakeServer, refusal, sessionOf } from '../../../testing/fake-server.ts';
import { heldStream } from '../../../testing/held-stream.ts';
import { askTutor, type Question } from './ask-tutor.ts';
import { tutorAnswer } from './testing/exchanges.ts';

const question: Question = { message: 'Hilfe', lessonId: 1, code: 'pirnt(1)', lastResult: null };

test('hears the pieces and then the whole answer', async () => {
  const stream = heldStream();
  const sent = fakeServer({ 'POST /api/chat': () => stream.response });
  const { pieces, answer } = ask();
  stream.say('Schau ');
  stream.say('genau hin.');
  stream.finish(tutorAnswer({ response: 'Schau genau hin.' }));
  expect(await answer).toEqual(tutorAnswer({ response: 'Schau genau hin.' }));
  expect(pieces).toEqual(['Schau ', 'genau hin.']);
  expect(sent[0]?.body).toEqual(question);
  await stream.left;
});

test('asks for pieces', async () => {
  const fetch = vi.fn<Send>(() => Promise.resolve(Response.json(tutorAnswer())));
  vi.stubGlobal('fetch', fetch);
  await ask().answer;
  const headers = new Headers(fetch.mock.calls[0]?.[1].headers);
  expect(headers.get('accept')).toContain('text/event-stream');
  expect(headers.get('content-type')).toBe('application/json');
});

test('takes the whole answer from a server that does not stream', async () => {
  fakeServer({ 'POST /api/chat': () => Response.json(tutorAnswer()) });
  const { pieces, answer } = ask();
  expect(await answer).toEqual(tutorAnswer());
  expect(pieces).toEqual([]);
});

test('a mark of the byte order in front changes nothing', async () => {
  const text = `\ufeffevent: done\ndata: ${JSON.stringify(tutorAnswer())}\n\n`;
  const headers = { 'content-type': 'text/event-stream' };
  fakeServer({ 'POST /api/chat': () => new Response(text, { headers }) });
  expect(await ask().answer).toEqual(tutorAnswer());
});

test('a refusal comes with its text and its name', async () => {
  fakeServer({ 'POST /api/chat': () => refusal(404, 'unknownLesson') });
  await expect(ask().answer).rejects.toMatchObject({
    message: '404: Nein.',
    status: 404,
    refusal: 'unknownLesson',
  });
});

test('a stream that ends without the whole answer is a failure', async () => {
  const stream = heldStream();
  fakeServer({ 'POST /api/chat': () => stream.response });
  const { pieces, answer } = ask();
  stream.say('Schau ');
  stream.end();
  await expect(answer).rejects.toThrow('broke off');
  expect(pieces).toEqual(['Schau ']);
});

test('a stream that ends because of a fault of the server is one of its failures', async () => {
  const stream = heldStream();
  fakeServer({ 'POST /api/chat': () => stream.response });
  const { pieces, answer } = ask();
  stream.say('Schau ');
  stream.fail('Da ist bei uns etwas schiefgegangen (7).');
  await expect(answer).rejects.toMatchObject({ status: 500 });
  expect(pieces).toEqual(['Schau ']);
});

test('says whose question it is', async () => {
  fakeServer({ 'POST /api/chat': sessionOf('2', () => Response.json(tutorAnswer())) });
  await expect(ask().answer).resolves.toEqual(tutorAnswer());
});

test('who stops listening ends the stream', async () => {
  const stream = heldStream();
  fakeServer({ 'POST /api/chat': () => stream.response });
  const stop = new AbortController();
  const { answer } = ask(stop.signal);
  stream.say('Schau ');
  stop.abort();
  await expect(answer).rejects.toThrow('aborted');
  await stream.left;
});

function ask(signal = new AbortController().signal) {
  const pieces: string[] = [];
  return {
    pieces,
    answer: askTutor(question, { learner: 2, signal, onPiece: (text) => pieces.push(text) }),
  };
}
