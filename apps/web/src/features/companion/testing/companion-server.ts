import { screen } from '@testing-library/react';
import { fakeServer, signedIn } from '../../../../testing/fake-server.ts';
import { visitAs } from '../../../../testing/render-app.tsx';
import { firstDay } from '../../achievements/shared/testing/first-day.ts';
import { riddleOfDay } from '../../riddles/shared/testing/riddle-of-day.ts';
import type { CompanionAnswer } from '../turn.ts';

export const chat = 'POST /api/ai-companion/chat';

export function companionAnswer(part: Partial<CompanionAnswer> = {}): CompanionAnswer {
  return {
    message: 'Eine **Schleife** wiederholt etwas.',
    mood: 'thinking',
    suggestions: ['Zeig mir ein Beispiel', 'Stell mir eine Frage dazu'],
    speaker: { kind: 'workshop', name: 'Werkstatt-Tutor', host: null },
    plan: null,
    concept: 'schleife',
    ...part,
  };
}

type Handlers = Parameters<typeof fakeServer>[0];

/** The room, with what the server answers there on the first day. */
export async function openCompanion(more: Handlers = {}, path = '/ai-companion', name = 'Byte') {
  const sent = fakeServer({
    ...signedIn,
    'GET /api/achievements': () => Response.json(firstDay),
    'GET /api/riddle': () => Response.json(riddleOfDay),
    [chat]: () => Response.json(companionAnswer()),
    ...more,
  });
  const router = visitAs(name, path);
  await screen.findByRole('heading', { level: 1, name: 'KI Begleiter' });
  const asked = () => sent.filter(({ call }) => call === chat).map(({ body }) => body);
  return { router, sent, asked };
}

export function field() {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Deine Nachricht' });
}

export function button(name: string | RegExp) {
  return screen.getByRole<HTMLButtonElement>('button', { name });
}
