import { CallError } from '@hbg/contract/client';
import { showToast } from '../../ui/toast.tsx';

/** A server that doesn't know the call: an older one, or one that won't do it. */
export function isUnknownCall(error: unknown): boolean {
  return (
    error instanceof CallError &&
    error.refusal === null &&
    (error.status === 404 || error.status === 501)
  );
}

const descriptions = {
  create: 'Das Erstellen neuer Snippets wird in einer zukünftigen Version verfügbar sein.',
  like: 'Das Bewerten von Snippets wird in einer zukünftigen Version verfügbar sein.',
} as const;

export function tellComingSoon(what: keyof typeof descriptions): void {
  showToast({ title: 'Feature kommt bald', description: descriptions[what] });
}
