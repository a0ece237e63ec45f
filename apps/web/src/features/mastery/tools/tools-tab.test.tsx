import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, signedIn } from '../../../../testing/fake-server.ts';
import { openTool } from './testing/render-tools.tsx';

function asked(link: HTMLElement) {
  return new URL(link.getAttribute('href') ?? '', location.origin).searchParams.get('frage');
}

function linkCode() {
  return screen.getByRole('figure', { name: 'HTML: Link' }).textContent?.trim();
}

test('one tool is open at a time, and the focus is in it', async () => {
  fakeServer(signedIn);
  const { user, card } = await openTool('python-mastery', 'KI Tutor');
  expect(card.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'KI Tutor' }));
  await user.click(screen.getByRole('button', { name: /Code Generator/ }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Code Generator' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 3, name: 'KI Tutor' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Code Generator/ }));
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

test.each([
  ['python-mastery', ['Code Generator', 'Syntax Checker', 'KI Tutor', 'Projekt Ideen']],
  ['html-mastery', ['Validator', 'Tag-Generator', 'Accessibility Checker', 'SEO Analyzer']],
] as const)('%s has its four tools', async (area, titles) => {
  fakeServer(signedIn);
  await openTool(area, titles[2]);
  const cards = within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('button');
  expect(cards.map(({ textContent }) => textContent)).toEqual(
    titles.map((title) => expect.stringContaining(title)),
  );
});

test('the companion gets the lesson with the question', async () => {
  fakeServer(signedIn);
  const { user } = await openTool('python-mastery', 'KI Tutor');
  const example = await screen.findByRole('link', { name: /Erklär mir „Schleifen“/ });
  expect(asked(example)).toBe('Erklär mir „Schleifen“ in Python mit einem Beispiel.');
  expect(screen.queryByRole('link', { name: 'Frage stellen' })).toBeNull();
  await user.type(screen.getByLabelText('Deine Frage'), 'Warum hört sie auf?');
  expect(asked(screen.getByRole('link', { name: 'Frage stellen' }))).toBe(
    'Python, „Schleifen“: Warum hört sie auf?',
  );
});

test('a tag is written as its form is filled in, explained and copied', async () => {
  fakeServer(signedIn);
  const { user } = await openTool('html-mastery', 'Tag-Generator');
  const field = await screen.findByLabelText('Text des Links');
  await user.clear(field);
  await user.type(field, 'Zum Plan');
  expect(linkCode()).toBe('<a href="bauplan.html">Zum Plan</a>');
  await user.click(screen.getByRole('checkbox', { name: 'In einem neuen Tab öffnen' }));
  expect(linkCode()).toContain('target="_blank" rel="noopener"');
  expect(screen.getByText('wohin er führt')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: /Was brauchst du/ }));
  await user.click(await screen.findByRole('option', { name: 'Aufklappen' }));
  expect(screen.getByRole('figure', { name: 'HTML: Aufklappen' }).textContent).toContain(
    '<summary>',
  );
});
