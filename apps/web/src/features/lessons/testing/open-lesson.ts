import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { visitAs } from '../../../../testing/render-app.tsx';
import { courseServer } from './course.ts';

export const place = '/learn/1/2';

export async function open(sent = courseServer(), path = place) {
  const router = visitAs('Byte', path);
  await screen.findByText(/^Lesson \d$/);
  return { sent, router };
}

export const code = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Dein Code in main.py' });

export const press = async (name: string | RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);
