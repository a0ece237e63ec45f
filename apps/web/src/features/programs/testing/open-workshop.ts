import { screen } from '@testing-library/react';
import { visitAs } from '../../../../testing/render-app.tsx';
import { workshopServer } from './workshop-server.ts';

export const ball = {
  id: '0b0c7f0e-8a3e-4a52-9d5c-0d8c6f9d1a01',
  title: 'Ballspiel',
  code: 'print("Ball")',
};
export const clock = {
  id: '0b0c7f0e-8a3e-4a52-9d5c-0d8c6f9d1a02',
  title: 'Uhr',
  code: 'print("Uhr")',
};
export const house = [ball, clock];

/** The workshop with what the server keeps in it. */
export async function open(
  path = '/workshop',
  first: Parameters<typeof workshopServer>[0] = house,
  more: Parameters<typeof workshopServer>[1] = {},
) {
  const made = workshopServer(first, more);
  const router = visitAs('Byte', path);
  await screen.findByRole('heading', { level: 1, name: 'Werkstatt' });
  const where = () => router.state.location.href;
  return { ...made, router, where };
}

export function code(file = 'main.py') {
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Dein Code in ${file}` });
}

export function button(name: string) {
  return screen.getByRole('button', { name });
}
