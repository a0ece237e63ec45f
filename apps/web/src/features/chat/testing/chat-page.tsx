import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createQueryClient } from '../../../query-client.ts';
import { useSessionCheck } from '../../account/shared/use-session-check.ts';
import type { Place } from '../ask-tutor.ts';
import { LessonChat } from '../shared/lesson-chat.tsx';

type PageProps = {
  lessonId?: number;
  onInsert?: (code: string) => void;
  onShowPlace?: (place: Place) => void;
};

/** Whether the page asks who is logged in, as it does in its frame. */
type Framed = { isChecked?: boolean };

/** A lesson with a button of its own that opens the chat. */
export function renderChat({ isChecked, ...props }: PageProps & Framed = {}) {
  const queryClient = createQueryClient();
  const page = (more: PageProps) => (
    <QueryClientProvider client={queryClient}>
      {isChecked && <SessionCheck />}
      <Page {...props} {...more} />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(page({}));
  return { change: (more: PageProps) => rerender(page(more)), leave: unmount };
}

function SessionCheck() {
  useSessionCheck();
  return null;
}

function Page({ lessonId = 1, ...actions }: PageProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Frage stellen
      </button>
      <LessonChat
        lessonId={lessonId}
        lastRun={() => ({ code: 'pirnt(1)', lastResult: null })}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        {...actions}
      />
    </>
  );
}

export async function openChat() {
  await userEvent.click(screen.getByRole('button', { name: 'AI Tutor öffnen' }));
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Deine Nachricht' });
}

export function field() {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Deine Nachricht' });
}

export function button(name: string | RegExp) {
  return screen.getByRole<HTMLButtonElement>('button', { name });
}
