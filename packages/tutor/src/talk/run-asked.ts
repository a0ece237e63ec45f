import { isIn } from '../safety/signs.ts';
import { talkSigns } from './talk-signs.ts';

/** Nobody says so of anything but their own program. */
const ownFault = talkSigns('own fault');
/** `Was ist falsch an der Idee` isn't, at such a length. */
const longestFault = 8;
const aboutThing =
  /\b(?:true|bool\w*|wahr|lernen|training|daten|modell|ki|entfernungen?|bedeutet|html|css|seite|andere[nr]?|an (?!mein|dem code|dem programm))\b/;

export function isOwnFault(text: string): boolean {
  return isShort(text, longestFault) && !aboutThing.test(text) && isIn(text, ownFault);
}

/** Said with a red card in sight, it's about that. */
const ofRed = talkSigns('of what is red');
const redNext =
  /^(?:und |aber )*(?:was (?:kommt|mach ich|passiert|ist) (?:danach|dann|jetzt|als naechstes)|wie (?:geht es|gehts|geht's|geht) (?:jetzt |dann |nun |danach )?weiter|und dann|was dann)\W*$/;

/** Bare words of somebody who hopes that another sees it. */
const bareLook = talkSigns('look at it');
const bareHelp =
  /^(?:bitte |oh |ah |los |ja )*(?:hilfe+|hilf|hilfst|hielfe|hilffe|help|sos)(?: (?:mir|mich|bitte|ma|mal|du|me|please|jetzt|doch|schnell))*\W*$/;
const onlyWhy =
  /^(?:und |aber |hae? |ja )*(?:warum|wieso|wiso|weshalb|why)(?: (?:denn|das|dann))?\W*$/;

/** What came out, rather than how a thing works. */
const ofOutput = talkSigns('of the output');
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
