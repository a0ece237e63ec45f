import { CallError } from '@hbg/contract/client';

/** That one can be sent now which found no way before. */
export const wayIsBack = 'Das Netz ist wieder da. Jetzt kannst du deine Frage noch einmal senden.';

/** The message hasn't found its way to the server. */
export function isUnreached(error: unknown): boolean {
  return !(error instanceof CallError);
}

/** Why a message didn't arrive, and what to do. */
export function problemText(error: unknown): string {
  return `Das hat nicht geklappt. ${reasonOf(error)}`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) {
    return 'Die Garage antwortet nicht: Läuft der Rechner mit der Garage, und bist du im richtigen WLAN?';
  }
  return refusedWith(error) ?? 'In der Garage hakt etwas. Versuch es gleich noch einmal.';
}

/** The server's own words are for children only where it refuses; a field's name isn't. */
function refusedWith({ status, refusal, message }: CallError): string | undefined {
  const isWorded = refusal !== null || status === 400;
  return isWorded ? /^\d+: (?:\w+: )?(.+)$/s.exec(message)?.[1] : undefined;
}
