import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { currentUser, setCurrentUser } from './features/account/shared/session.ts';
import { createQueryClient } from './query-client.ts';

test('by default a query reads the path its key starts with', async () => {
  fakeServer({ 'GET /api/courses/1': () => Response.json({ name: 'Python' }) });
  const course = await createQueryClient().fetchQuery({ queryKey: ['/api/courses/1'] });
  expect(course).toEqual({ name: 'Python' });
});

test('an answer that is not OK becomes an error with status and text', async () => {
  fakeServer({ 'GET /api/courses/7': () => new Response('Kein Kurs.', { status: 404 }) });
  const reading = createQueryClient().fetchQuery({ queryKey: ['/api/courses/7'] });
  await expect(reading).rejects.toThrow('404: Kein Kurs.');
});

test('a 401 on any query logs out and forgets what was loaded', async () => {
  setCurrentUser('Byte');
  const queryClient = createQueryClient();
  queryClient.setQueryData(['/api/profile'], { level: 3 });
  fakeServer({ 'GET /api/schedule': () => new Response('', { status: 401 }) });
  await expect(queryClient.fetchQuery({ queryKey: ['/api/schedule'] })).rejects.toThrow('401');
  expect(currentUser()).toBeNull();
  expect(queryClient.getQueryData(['/api/profile'])).toBeUndefined();
});

test('without a network it still asks, and once more when the network is back', async () => {
  const queryClient = createQueryClient();
  queryClient.mount();
  globalThis.dispatchEvent(new Event('offline'));
  fakeServer({});
  const queryKey = ['/api/courses/2'];
  const observer = new QueryObserver(queryClient, { queryKey });
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  fakeServer({ 'GET /api/courses/2': () => Response.json({ name: 'Python' }) });
  globalThis.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual({ name: 'Python' }));
  leave();
  queryClient.unmount();
});
