import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, signedIn } from '../../../testing/fake-server.ts';
import { visitAs } from '../../../testing/render-app.tsx';

const answer = {
  output: 'Licht an!\n',
  success: true,
  result: 'finished',
  durationMs: 1,
  exitCode: 0,
  error: null,
};

async function open(path = '/learn', name = 'Byte') {
  const sent = fakeServer({ ...signedIn, 'POST /api/execute': () => Response.json(answer) });
  const router = visitAs(name, path);
  await screen.findByRole('heading', { level: 1, name: 'Werkstatt' });
  return { sent, router };
}

function code() {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Dein Code in main.py' });
}

test('runs on the server where Python cannot be loaded, and says so', async () => {
  const { sent } = await open();
  expect(await screen.findByText(/Dein Code läuft auf dem Server, ohne/)).toBeTruthy();
  await userEvent.clear(code());
  await userEvent.type(code(), 'print(1){Control>}{Enter}{/Control}');
  expect(await screen.findByText('Code executed successfully!')).toBeTruthy();
  expect(screen.getByRole('figure', { name: 'Ausgabe' }).textContent).toContain('Licht an!');
  expect(sent.at(-1)?.body).toEqual({ code: 'print(1)', language: 'python' });
});

test('each program keeps its own code, in the address and in the browser', async () => {
  const { router } = await open();
  await userEvent.type(code(), '# meins');
  await userEvent.click(screen.getByRole('link', { name: 'Turtle-Stern' }));
  await waitFor(() => expect(code().value).toContain('import turtle'));
  expect(router.state.location.href).toBe('/learn?programm=stern');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Turtle-Stern');
  await userEvent.click(screen.getByRole('link', { name: 'Mein Programm' }));
  await waitFor(() => expect(code().value).toContain('# meins'));
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Mein Programm');
  expect(localStorage.getItem('code/Byte/werkstatt/mein-programm')).toContain('# meins');
});

test('the code of one learner is not that of the other', async () => {
  localStorage.setItem('code/Byte/werkstatt/mein-programm', '# von Byte');
  await open('/learn', 'Pixel');
  expect(code().value).not.toContain('# von Byte');
});

test('an unknown program is the first one', async () => {
  await open('/learn?programm=gibtsnicht');
  expect(code().value).toContain('Deine Werkbank');
});

test('a reset brings the first code back, empties the console and can be undone', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveProperty('disabled', true);
  await userEvent.clear(code());
  await userEvent.type(code(), 'print(1)');
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  await screen.findByText('Code executed successfully!');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(code().value).toContain('Deine Werkbank');
  expect(screen.getByText('Run your code to see output here...')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(code().value).toBe('print(1)');
});
