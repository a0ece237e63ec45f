import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { completion, courseServer } from './testing/course.ts';
import { open } from './testing/open-lesson.ts';

const laters = () => screen.getAllByTitle('kommt später, du darfst trotzdem hinein');

const listServer = () =>
  courseServer('', {
    'GET /api/progress': () =>
      Response.json([1, 4].map((lessonId) => ({ lessonId, completed: true, score: 100 }))),
    'GET /api/completions?under=lektion': () =>
      Response.json([
        { ...completion, unit: 'lektion/1', reached: [true, true] },
        { ...completion, unit: 'lektion/4', reached: [true, false] },
      ]),
  });
const lessonLinks = () =>
  within(screen.getByRole('navigation', { name: 'Kurs-Inhalt' }))
    .getAllByRole('link')
    .slice(0, 4);

test('its list shows what was really reached', async () => {
  await open(listServer(), '/learn/1/1');
  const signs = () =>
    lessonLinks().map((link) => link.querySelector('[data-kind]')?.getAttribute('data-kind'));
  await waitFor(() => expect(signs()).toEqual(['here', 'next', 'open', 'part']));
  const [first, second, third, last] = lessonLinks();
  expect(first?.textContent).toContain('geschafft');
  expect(second?.textContent).toContain('weiter');
  expect(third?.textContent).toContain('3 · 13 min');
  expect(third?.textContent).not.toContain('Interactive');
  expect(last?.textContent).toContain('ein Ziel offen');
  expect(first?.getAttribute('aria-current')).toBe('page');
  expect(third).toHaveProperty('pathname', '/learn/1/3');
});

test('what comes later says so, and can be opened', async () => {
  await open(courseServer(), '/learn/1/1');
  await waitFor(() => expect(laters()).toHaveLength(2));
  expect(laters()[0]).toHaveProperty('pathname', '/learn/1/3');
  expect(lessonLinks()[0]?.textContent).not.toContain('geschafft');
});

test('its list is one Tab stop, in which arrows walk as far as the tutor', async () => {
  await open();
  const stops = () => lessonLinks().filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([lessonLinks()[1]]);
  act(() => lessonLinks()[1]?.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(lessonLinks()[2]);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(lessonLinks()[3]);
  expect(stops()).toEqual([lessonLinks()[3]]);
  const workshop = screen.getByRole('link', { name: 'Werkstatt: eigene Programme' });
  const ask = screen.getByRole('button', { name: 'Frage stellen' });
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(workshop);
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(ask);
  expect(stops()).toEqual([]);
  expect([workshop.tabIndex, ask.tabIndex]).toEqual([-1, 0]);
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(lessonLinks()[0]);
});
