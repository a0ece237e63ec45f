import { copyText } from '../../../ui/copy-text.ts';
import { showToast } from '../../../ui/toast.tsx';

/** What a tool has brought, into the clipboard. */
export function copyResult(text: string) {
  void copyAndTell(text);
}

async function copyAndTell(text: string) {
  showToast(
    (await copyText(text))
      ? { title: 'Ergebnis kopiert', description: 'Es liegt in der Zwischenablage.' }
      : { title: 'Fehler', description: 'Das ließ sich nicht kopieren.', tone: 'destructive' },
  );
}
