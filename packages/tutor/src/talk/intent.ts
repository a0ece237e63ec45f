import { foldText } from '../safety/fold-text.ts';
import { isIn, signsIn } from '../safety/signs.ts';
import { intentSigns } from './intent-signs.ts';

/** What somebody wants who writes to the tutor. */
export type Intent =
  | 'concept'
  | 'hint'
  | 'solution'
  | 'error'
  | 'example'
  | 'explain-line'
  | 'quiz'
  | 'praise'
  | 'frustration'
  | 'small-talk'
  | 'off-topic'
  | 'follow-up'
  | 'done'
  | 'task';

const signs = intentSigns.map(([intent, text]) => [intent, signsIn(text)] as const);

/** `Was ist ein KeyError?` asks for a thing, whatever that thing is. */
const definition = signsIn(`
  (was|wer) (ist|sind|war) .. (ein|eine|einen|das|der|die|genau)
  (was|wie) (heisst|bedeutet|bedeuten|meint)
  (unterschied|erklaer* mir .. (was|wie)|wozu (braucht|brauche|dient|ist)|wofuer (braucht|brauche|ist))
  (was macht|was tut|wie funktioniert|wie funktionieren|wie geht) (ein|eine|die|der|das|eigentlich|print|input|range|for|while|if|def|append|len)
`);
/** Even so, it's about the learner's own work. */
const ownWork = signsIn(`
  (mein*|falsch|hier|bei mir|kaputt|loesung*|musterloesung|zeile*|aufgabe|fehler|fehlermeldung|meldung|rote*|los|jetzt|naechste*|du|dein*|hinweis|wetter|latein|franzoesisch|hauptstadt)
`);
const manyWords = 14;

/** What kind of message this is; a question about a thing is what remains. */
export function intentOf(message: string): Intent {
  const text = foldText(message).trim();
  if (isIn(text, definition) && !isIn(text, ownWork)) return 'concept';
  const isComplaint = isIn(text, butNot);
  const [intent] = signs.find(
    ([kind, lines]) => !(isComplaint && kind === 'praise') && isIn(text, lines),
  ) ?? ['concept' as const];
  return isByTheWay(intent, text) ? 'concept' : intent;
}

/** `Danke, aber es geht immer noch nicht` is no praise. */
const butNot = signsIn(
  '(aber|trotzdem|immer noch|noch immer|leider) .. (nicht|nich|nix|nichts|fehler|rot|net)',
);

/** In a long message, thanks and greetings stand around what is really asked. */
function isByTheWay(intent: Intent, text: string): boolean {
  const isPolite = intent === 'praise' || intent === 'small-talk';
  return isPolite && text.includes('?') && text.split(' ').length > manyWords;
}
