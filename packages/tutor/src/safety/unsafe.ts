import { inFullWords } from './chat-spelling.ts';
import { withoutFigures } from './figures-of-speech.ts';
import { foldText } from './fold-text.ts';
import { hints } from './hints/hints.ts';
import { isIn, type Sign, signsIn } from './signs.ts';
import { unsafeSigns } from './unsafe-signs.ts';

/** What a child isn't left alone with, and what a tutor doesn't do. The gravest first. */
export const unsafeKinds = [
  'crisis',
  'drugs',
  'sexual',
  'contact',
  'violence',
  'cheating-danger',
  'injection',
  'insult',
  'mild-insult',
] as const;
export type UnsafeKind = (typeof unsafeKinds)[number];

/** Who writes so may need somebody, not a machine. */
export const needsPerson: ReadonlySet<UnsafeKind> = new Set([
  'crisis',
  'drugs',
  'contact',
  'sexual',
  'violence',
]);

const signs = new Map<UnsafeKind, readonly Sign[]>(
  unsafeKinds.map((kind) => [kind, signsIn(unsafeSigns[kind] ?? '')]),
);

/** In games and machines one may kill and shoot, and numbers and addresses are those of a program. */
const harmless: Partial<Record<UnsafeKind, readonly Sign[]>> = {
  violence: signsIn(`
    (prozess*|process|schleife*|loop*|spiel*|game*|figur*|gegner*|monster*|zombie*|boss*|level)
    (highscore|minesweeper|minecraft|tnt|schach|tic tac toe|turtle|sprite*|programm|thread*|task|punkte|memory)
    (ritter*|held*|inventar|rekord|quiz|raumschiff*|alien*|avatar*|simulation|variable*)
  `),
  'mild-insult': signsIn(`
    (nervst|stinkst|spinnst|laberst) (mich |ja |gar |ueberhaupt )*(nicht|nie)
    (nicht|nie|kein|keine) (so |zu |wirklich |etwa )*(bloed*|dumm*|doof*|schlecht*|bescheuert*|idiot*)
    (ich bin|bin ich|ich war|ich bins|komm* mir) (ja |echt |einfach |wohl |so |zu |voll |halt |vielleicht |gerade |ein |eine )*(bloed*|dumm*|doof*|schlecht*|daemlich*|idiot*|trottel|versager*|noob|loser|peinlich|nervig|bescheuert*)
    (schlau*|klug*|klueg*|intelligent*) .. oder .. (bloed*|dumm*|duemm*|doof*)
    (bloed*|dumm*|duemm*|doof*) .. oder .. (schlau*|klug*|klueg*|intelligent*)
    (bist du|ist|sind|wer ist) .. duemmer als
    (kann|koennen|sind|ist) (eine |ein |auch |alle |die )*(ki|kis|computer|roboter|bots|programme) .. (bloed|dumm|doof)
    (mein|meinen|der|den|einen|auch ein|im spiel) (bloed*|dumm*|doof*|bescheuert*|daemlich*) (roboter|bot)
  `),
  contact: signsIn('(zeile*|variable*|print|input|programm|localhost|ip|127.0.0.1|liste*|code)'),
};
/** Here somebody speaks of a program, a game or a lesson. */
const madeUp = signsIn(`
  (programm|programme|programms|programmier*|*programm|python|scratch|code|codes|coden|codezeile*|html|css|turtle|print|input|return|split|schleife*|*schleife|variable*|liste|listen|string|strings|funktion|funktionen|prozess*|thread*|dictionary|tabelle|debugg*|mit if|das if|if else|elif|vergleich)
  (item|items|inventar|level|levels|figur|figuren|gegner*|spieler|player|character|sprite*|spielfigur*|maennchen|held|helden|heldin|ritter*|zombie*|alien*|drache|drachen|dragon|ghost|geist|vampir*|pirat*|quiz|simulation*|simulier*|tamagotchi|sims|sim|pacman|pac man|snake|schlange|raupe|adventure|*adventure|quest|roboter|robot|werwolf*|highscore|punktestand)
  (spielfeld|spielstand|im spiel|in meinem spiel|in dem spiel|in nem spiel|in einem spiel|mein spiel|my game|the game|spiel soll|spiel programmier*|als spiel|kochspiel|*spiel programmieren|leertaste|animation|hintergrund|bildschirm|pixel|webseite|gedicht|geschichte|buch|krimi|referat|plakat|bio|rezept*|*rezept)
  (wegen|durch|bei) (dem|der|diesem|diesen|dieser|den|diese|meinem) (doofen |bloeden |scheiss |ganzen )*(fehler|bug|bugs|aufgabe|lektion|rekursion|error|klammer*|semikolon*)
  (linie|linien|stift|dicke|schriftart|paket|pakete|gewicht eingeben|bmi|list of|a list|the list|my list|in python|program|loop|snake|stein papier|regal|automat)
`);
/** What a stranger asks a child for; whatever it is, the stranger is the danger. */
const strangersWish = signsIn(`
  (fremd*|unbekannt*|erwachsen*|internet*|online*|tiktok|insta*|snap*|discord|roblox|fortnite|minecraft|chat|im spiel|aus dem spiel|kenn* .. nicht|nicht kenn*) & (will|wollte|fragt|fragte|gefragt|moechte|verlangt|soll|bittet|schenkt) & (bild*|foto*|selfie*|video*|kamera|cam|webcam) & (mir|mich|ich)
`);
const inEarnest = signsIn(`
  (echt*|wirklich*|nicht im spiel|kein spiel|irl|real*)
  (fragt|fragte|gefragt|schreibt|will|wissen) .. (wo ich wohn*|wo ich bin|wie alt ich|wie ich heisse|(foto*|bild*|selfie*|video*) von mir|mein* (adresse|nummer|handynummer|richtigen namen))
`);

/** What is dangerous in this message, if anything is. */
export function unsafeKindOf(message: string): UnsafeKind | null {
  for (const text of readingsOf(message).flatMap(piecesOf)) {
    const found = unsafeKinds.find((kind) => isMeant(kind, text));
    if (found) return found === 'sexual' && isIn(text, strangersWish) ? 'contact' : found;
  }
  return null;
}

function isMeant(kind: UnsafeKind, text: string): boolean {
  const isHarmless = isIn(text, harmless[kind] ?? []) && !isIn(text, inEarnest);
  if (!isHarmless && isIn(text, signs.get(kind) ?? [])) return true;
  return isIn(inLife(text), hints[kind] ?? []);
}

/** Without the sentences about what is only made up. */
function inLife(text: string): string {
  return text
    .split(/(?<=[.!?]) /)
    .filter(isReal)
    .join(' ');
}

function isReal(sentence: string): boolean {
  return !isIn(sentence, madeUp) || isIn(sentence, inEarnest);
}

const longest = 400;
const step = 250;

/** Words that stand far apart have nothing to do with each other. */
function piecesOf(text: string): string[] {
  const count = Math.max(1, Math.ceil((text.length - longest) / step) + 1);
  return Array.from({ length: count }, (_, index) => {
    const space = index === 0 ? 0 : text.indexOf(' ', index * step);
    const start = space < 0 ? index * step : space;
    return text.slice(start, start + longest);
  });
}

/** As it stands, in full words, and with `s p a c e d` and `d.o.t.t.e.d` letters joined. */
function readingsOf(message: string): string[] {
  const joined = message.replaceAll(
    /(?<=(?:^|[^\p{L}\p{N}])\p{L})[\s.*_-](?=\p{L}(?:[^\p{L}\p{N}]|$))/gu,
    '',
  );
  const folded = [...new Set([message, joined])].map(foldText);
  const said = new Set(folded.concat(folded.map(inFullWords)));
  return Array.from(said, withoutFigures);
}
