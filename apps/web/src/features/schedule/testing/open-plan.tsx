import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { visitAs } from '../../../../testing/render-app.tsx';
import { entryNamed, planServer } from './plan-server.ts';

type Plan = Parameters<typeof planServer>[0];
type Handlers = Parameters<typeof planServer>[1];

export const guitar = entryNamed('Gitarre', { id: 'guitar' });

export async function open(plan: Plan, handlers: Handlers = {}, path = '/schedule') {
  const sent = planServer(plan, handlers);
  const router = visitAs('Byte', path);
  await screen.findByRole('heading', { level: 1, name: 'Digitaler Stundenplan' });
  await screen.findByRole('heading', { name: 'Heutige Termine' });
  return { sent, router };
}

export function day(name: string) {
  return within(screen.getByRole('region', { name: new RegExp(`^${name} `) }));
}

/** In sight where the mouse is. */
export async function actOf(what: string) {
  await userEvent.hover(screen.getByRole('button', { name: /^Gitarre 16:30/ }));
  return screen.getByRole('button', { name: `„Gitarre“ ${what}` });
}

export function dialog() {
  return within(screen.getByRole('dialog'));
}
