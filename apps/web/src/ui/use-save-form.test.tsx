import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { Confirmer } from './confirmer.tsx';
import { TextField } from './field.tsx';
import { NumberField } from './number-field.tsx';
import { SaveFailure } from './save-failure.tsx';
import { textInput } from './text-input.ts';
import { useSaveForm } from './use-save-form.ts';

type Values = { title: string; minutes: number | null };

let sent: Values[];
let answer: () => Promise<unknown>;

beforeEach(() => {
  sent = [];
  answer = () => Promise.resolve();
});

it('saves what was typed and is clean again', async () => {
  await renderForm();
  expect(dirt()).toBe('clean');
  await userEvent.type(title(), ' lernen');
  expect(dirt()).toBe('dirty');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(dirt()).toBe('clean'));
  expect(sent).toEqual([{ title: 'Gitarre lernen', minutes: 15 }]);
});

it('is busy while it saves, sends once, and keeps what is typed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = () => promise;
  await renderForm();
  await userEvent.type(title(), '!{Enter}{Enter}');
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('true'));
  await userEvent.type(title(), '!');
  await act(async () => resolve());
  await waitFor(() => expect(save().hasAttribute('aria-busy')).toBe(false));
  expect(sent).toHaveLength(1);
  expect(title().value).toBe('Gitarre!!');
  expect(dirt()).toBe('dirty');
});

it("tells the server's refusal at its field until it is mended", async () => {
  answer = () => Promise.reject(new Error('400: title: Den Titel gibt es schon.'));
  await renderForm();
  await userEvent.click(save());
  const refused = { name: 'Titel', description: 'Den Titel gibt es schon.' };
  await screen.findByRole('textbox', refused);
  await waitFor(() => expect(document.activeElement).toBe(title()));
  await userEvent.type(title(), '!');
  expect(screen.queryByRole('textbox', refused)).toBeNull();
});

it('asks the page before the server', async () => {
  await renderForm();
  await userEvent.clear(title());
  await userEvent.click(save());
  await screen.findByRole('textbox', { name: 'Titel', description: 'Wie heißt der Termin?' });
  expect(sent).toEqual([]);
});

it('sends nothing while a field cannot be read', async () => {
  await renderForm();
  await userEvent.clear(minutes());
  await userEvent.type(minutes(), 'viele{Enter}');
  const told = 'Schreib eine Zahl, zum Beispiel 2,5.';
  await screen.findByRole('spinbutton', { name: 'Minuten', description: told });
  expect(document.activeElement).toBe(minutes());
  expect(sent).toEqual([]);
});

it('keeps what was typed when saving fails, and tries once more', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await renderForm();
  await userEvent.type(title(), '!{Enter}');
  expect(
    (await screen.findByText(/Gespeichert ist noch nichts/)).closest('[role=alert]'),
  ).not.toBeNull();
  expect(title().value).toBe('Gitarre!');
  answer = () => Promise.resolve();
  await userEvent.click(screen.getByRole('button', { name: 'Noch mal speichern' }));
  await waitFor(() => expect(dirt()).toBe('clean'));
  expect(screen.queryByText(/Gespeichert ist noch nichts/)).toBeNull();
  expect(sent).toHaveLength(2);
});

it.each([
  [new Error('500: 1a2b'), 'Die Garage antwortet gerade nicht.'],
  [new Error('400: Die Anfrage passt nicht: …'), 'Die Garage hat das abgelehnt.'],
  [new Error('400: colour: Die Farbe gibt es nicht.'), 'Die Garage hat das abgelehnt.'],
])('says what happened at %s', async (thrown, told) => {
  answer = () => Promise.reject(thrown);
  await renderForm();
  await userEvent.click(save());
  expect((await screen.findByText(/Gespeichert ist noch nichts/)).textContent).toContain(told);
});

it("says a refusal in the screen's own words", async () => {
  answer = () => Promise.reject(new Error('409: voll'));
  await renderForm();
  await userEvent.click(save());
  expect(await screen.findByText('Die Woche ist voll.')).not.toBeNull();
});

it('asks before changes are lost, and only then', async () => {
  const router = await renderForm();
  await userEvent.type(title(), '!');
  act(() => void router.navigate({ to: '/', search: { tab: 'woche' } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(router.state.location.search).toEqual({});
  act(() => void router.navigate({ to: '/', search: { tab: 'woche' } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'woche' }));
});

it('warns of what was typed while it saved', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = () => promise;
  const router = await renderForm();
  await userEvent.type(title(), '!{Enter}!');
  await act(async () => resolve());
  act(() => void router.navigate({ to: '/', search: { tab: 'woche' } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(router.state.location.search).toEqual({});
});

it('takes over what is saved elsewhere, but not over what is typed', async () => {
  await renderForm();
  await userEvent.type(title(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Anderswo' }));
  expect(title().value).toBe('Gitarre!');
  await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(title().value).toBe('Klavier');
});

function Form() {
  const [saved, setSaved] = useState('Gitarre');
  const form = useSaveForm<Values, unknown>({
    initial: { title: saved, minutes: 15 },
    validate: (values) => ({ title: values.title ? undefined : 'Wie heißt der Termin?' }),
    explain: (error) => (error.message.startsWith('409') ? 'Die Woche ist voll.' : null),
    save: (values) => {
      sent.push(values);
      return answer();
    },
  });
  return (
    <form {...form.formProps}>
      <TextField label="Titel" {...textInput(form.field('title'))} />
      <NumberField label="Minuten" {...form.field('minutes')} />
      <SaveFailure form={form} />
      <button type="submit" aria-busy={form.isSaving || undefined}>
        Speichern
      </button>
      <button type="button" onClick={form.discard}>
        Zurück
      </button>
      <button type="button" onClick={() => setSaved('Klavier')}>
        Anderswo
      </button>
      <output>{form.isDirty ? 'dirty' : 'clean'}</output>
      <Confirmer />
    </form>
  );
}

type Search = { tab?: string };

const root = createRootRoute({
  component: Form,
  validateSearch: (search: Search) => search,
  staticData: { title: 'Form', guestTitle: 'Form', hasFrame: false },
});

async function renderForm() {
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  const mutations = { networkMode: 'always' } as const;
  const queryClient = new QueryClient({ defaultOptions: { mutations } });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('textbox', { name: 'Titel' });
  return router;
}

function title() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Titel' });
}

function minutes() {
  return screen.getByRole('spinbutton', { name: 'Minuten' });
}

function save() {
  return screen.getByRole('button', { name: 'Speichern' });
}

function dirt() {
  return screen.getByRole('status').textContent;
}
