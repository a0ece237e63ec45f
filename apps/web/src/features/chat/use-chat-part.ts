import { useEffect, useState } from 'react';
import { useStable } from './use-stable.ts';

type ChatPart = typeof import('./chat.tsx');

/** The lesson doesn't wait for the chat, which comes right after it. */
export function useChatPart(isWanted: boolean, onFailure: () => void): ChatPart | null {
  const [part, setPart] = useState<ChatPart | null>(null);
  const fail = useStable<void>(onFailure);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const loaded = await loadChat();
      if (isGone) return;
      if (loaded) setPart(loaded);
      else if (isWanted) fail();
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [isWanted, fail]);
  return part;
}

let loading: Promise<ChatPart | null> | null = null;

function loadChat(): Promise<ChatPart | null> {
  // A browser remembers that an import has failed: only loading the page anew helps.
  loading ??= import('./chat.tsx').catch(() => null);
  return loading;
}
