import { isIn, signsIn } from '../safety/signs.ts';

const why = '(warum|wieso|wiso|weshalb|wiseo|wurum|warom|why)';
const not = '(nicht|nich|nit|net|ned|nix|nichts|kein|keine|keinen)';
const look = '(guck*|kuck*|kuk*|gugg*|gug|schau*|nachschau*|nachguck*|drueberschau*|draufguck*)';
const fault = '(fehler|feler|fehla|fela|felher|bug|problem)';
const does =
  '(kennt|kent|kenn|findet|find|nimmt|nimt|mag|will|macht|mach|tut|akzeptiert|erkennt|versteht|verstet|sieht|liest|weiss|weis|laesst|schreibt|druckt|geht|hoert)';
const it = '(der|er|es|das|dass|die|python|computer|compuder|programm|program|pc|ding|mein|meine)';

/** Nobody says so of anything but their own program. */
const ownFault = signsIn(`
  was (mach|mache|machte|hab|habe|hat|hatte|ist|is|war|tu|tue) .. (falsch|falsh|fallsch|verkehrt|kaputt)
  (was|wo) (stimmt|passt|fehlt|laeuft|klemmt|hakt|haengt) .. ${not}
  (wo|welche|welcher|find|finde|findest|zeig|sag) .. ${fault}
  (das|es|die ausgabe) (ist|is) (falsch|falsh|fallsch|verkehrt)
  what am i doing wrong
  (where|find) .. (mistake|error|bug)
`);
/** `Was ist falsch an der Idee` isn't, at such a length. */
const longestFault = 8;
const aboutThing =
  /\b(?:true|bool\w*|wahr|lernen|training|daten|modell|ki|entfernungen?|bedeutet|html|css|seite|andere[nr]?|an (?!mein|dem code|dem programm))\b/;

export function isOwnFault(text: string): boolean {
  return isShort(text, longestFault) && !aboutThing.test(text) && isIn(text, ownFault);
}

/** Said with a red card in sight, it's about that. */
const ofRed = signsIn(`
  ${why} .. ${does} .. ${it} .. ${not}
  (was|wat) (will|meint|meckert|mekert|hat) (der|er|es|das|python|dieser|dieses)
  (was|wat) (muss|soll|kann|mach|mache) ich (jetzt|nun)
  (was|wat) (muss|soll|kann) ich .. (aendern|endern|reparieren|verbessern|anders machen)
  (was|und|wie) (jetzt|nun)
`);
const redNext =
  /^(?:und |aber )*(?:was (?:kommt|mach ich|passiert|ist) (?:danach|dann|jetzt|als naechstes)|wie (?:geht es|gehts|geht's|geht) (?:jetzt |dann |nun |danach )?weiter|und dann|was dann)\W*$/;

/** Bare words of somebody who hopes that another sees it. */
const bareLook = signsIn(
  `(kannst|kanst|kannste|kanste|koenntest|koenntst|willst|bitte|mal|ma|du|hier|mein*|drueber|drauf|rueber|da|bidde|hey|los|und|warum) .. ${look}
  ${look} .. (mal|ma|bitte|hier|drueber|drauf|da|du|mein|meinen|meins)`,
);
const bareHelp =
  /^(?:bitte |oh |ah |los |ja )*(?:hilfe+|hilf|hilfst|hielfe|hilffe|help|sos)(?: (?:mir|mich|bitte|ma|mal|du|me|please|jetzt|doch|schnell))*\W*$/;
const onlyWhy =
  /^(?:und |aber |hae? |ja )*(?:warum|wieso|wiso|weshalb|why)(?: (?:denn|das|dann))?\W*$/;

/** What came out, rather than how a thing works. */
const ofOutput = signsIn(`
  ${why} .. (ist|is|sind|wird) .. (da|das|dass|des|dort|hier|es|raus|mein|meine|meins|bei mir|immer|trotzdem)
  ${why} .. (steht|stet|kommt|komt|zeigt|schreibt|druckt|printet|sagt|rechnet|gibt|macht|bleibt|seh|sehe|sieht|fehlt|geht|klappt) .. (da|das|dass|des|dort|hier|der|er|es|raus|mein|meine|meins|bei mir|immer|trotzdem|${not})
  ${why} .. (ausgabe|ergebnis|rauskommt|rauskommen|angezeigt)
  ${why} .. (da|das|es|er|der) .. ${not}
  (das|da|es|der|er) .. (soll|sollte|muss|muesste) .. (aber|doch|eigentlich|anders|gross|klein|raus)
  (da|es|hier) (steht|stet|kommt|komt) .. (immer|nur|komisch*|falsch*|statt|anstatt|und ${not}|aber)
`);
const generally =
  /\b(?:heisst|heist|nennt man|braucht man|gibt es|python so|wichtig|erfunden|faengt|ki|lernen|lern|programmier\w*|darf|du|rot\w*|lektion|knopf)\b|\b(?:bei|ab|mit|von|from|at) (?:0|null)\b/;
const longestOfOutput = 10;
const longestBare = 6;

export const troubles = ['red', 'odd'] as const;
export type Trouble = (typeof troubles)[number];

/** Whether somebody asks for what is wrong with their program, whose last run went wrong in that way. */
export function isAboutRun(
  text: string,
  trouble: Trouble,
  { isNamed, isAfterOther }: { readonly isNamed: () => boolean; readonly isAfterOther: boolean },
): boolean {
  if (isShort(text, longestBare) && isBare(text) && !isNamed()) return true;
  if (onlyWhy.test(text)) return !isAfterOther;
  if (trouble === 'red')
    return redNext.test(text) || (isShort(text, longestOfOutput) && isIn(text, ofRed));
  return isShort(text, longestOfOutput) && isIn(text, ofOutput) && !generally.test(text);
}

/** Who asks what comes next while something is red. */
export function isForNext(text: string): boolean {
  return redNext.test(text);
}

/** Who called for help once and was told gets on with the hints. */
export function isBareHelp(text: string): boolean {
  return bareHelp.test(text);
}

/** Who is proud of something wants it looked at, too. */
const proud = /gebaut|geschafft|gemalt|gemacht|fertig|\bcool|\btoll|stolz/;

function isBare(text: string): boolean {
  return bareHelp.test(text) || (isIn(text, bareLook) && !proud.test(text));
}

function isShort(text: string, most: number): boolean {
  return text.split(' ').length <= most;
}
