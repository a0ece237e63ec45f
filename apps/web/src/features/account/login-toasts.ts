import { login } from '@hbg/contract/account';
import { CallError, isRefused } from '@hbg/contract/client';

export function welcome(name: string) {
  return {
    title: `Willkommen zurück, ${name}!`,
    description: 'Mission erfolgreich! Lass uns zusammen programmieren!',
  };
}

export function failure(error: unknown) {
  return { ...wordsFor(error), tone: 'destructive' } as const;
}

function wordsFor(error: unknown) {
  if (isRefused(error, login, 'wrongPassword')) {
    return {
      title: 'Zugang verweigert',
      description: 'Das Passwort ist nicht korrekt. Frag Papa nach dem geheimen Code!',
    };
  }
  if (isRefused(error, login, 'tooManyTries')) {
    return {
      title: 'Kurz durchatmen',
      description:
        'Das waren viele Versuche hintereinander. Warte ein paar Sekunden, dann geht es weiter.',
    };
  }
  if (error instanceof CallError) {
    return {
      title: 'Da hakt etwas',
      description: 'Die Garage konnte dich gerade nicht anmelden. Versuch es gleich nochmal.',
    };
  }
  return {
    title: 'Die Garage antwortet nicht',
    description: 'Läuft der Rechner mit der Garage, und bist du im richtigen WLAN?',
  };
}
