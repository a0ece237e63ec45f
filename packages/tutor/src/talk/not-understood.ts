import { isIn, signsIn } from '../safety/signs.ts';

const verbs =
  'versteh*|verstanden|kapier*|check*|gecheckt|raff*|gerafft|blick*|begreif*|schnall*|peil*|folgen|mitgekommen|durchsteig*';
const nots = 'nicht|nich|net|ned|nix|nichts|null|nie|kein|keine|keinen|kaum|halb|nimmer';

/** Nobody says so of a thing, only of what was said before. */
const surely = signsIn(`
  (${verbs}) .. (${nots})
  (${nots}) .. (${verbs})
  (auf|in) .. deutsch
  (chinesisch|bahnhof|spanisch|fremdwoerter*|fachwoerter*|klartext|kein wort|not clear|null plan|verwirr*)
  (fuer|wie fuer|dass|als waer*) .. (dumme|doofe|dummies|kinder|kind|baby|babys|anfaenger|fuenfjaehrig*|fuenfjaehriges|erstklaessler|oma)
  (haeh*|hae|haeae*|huh|watt|bitte was|wie bitte)
  (wie|was) .. (meinst|gemeint|meinste)
  sagt mir .. (nix|nichts)
  ich bin (erst|doch erst|noch) .. (\\d+|klein|jung|zehn|acht|neun)
  (zu|so) (schwer|kompliziert|schnell|schwierig|viel text)
  (don't|dont|do not|didn't|not) .. (get|understand)
`);

const perhaps = signsIn(`
  (einfacher|leichter|simpler|langsam*|deutlicher|verstaendlich*|normal|lockerer|anders|anderen worten|andern worten|easier|simple|einfach|einfachen)
  (schwer|kompliziert*|schwierig|unklar|confusing)
  (wie|was) .. (meinen|meint)
  (was|wat) (soll|heisst|heist|bedeutet) das
  (versteh*|verstanden|kapier*|check*|raff*) .. (nur|kaum|haelfte|wenig)
  (kein|keinen|null) plan .. (was|du|das)
  what do you mean
  (nochmal|noch mal|noch einmal|nochma|nomal|nomoi|wiederhol*|again)
`);
const onlyAsks = /^\W*(?:wie|was|what|h\w{0,3})(?: (?:wie|was|jetzt|denn|bitte))*\W*$/;

/** Whatever stands there is meant. */
const vague =
  /^(?:und |aber )?(?:wie (?:geht|macht man|mach ich|funktioniert) das|erklaer\w*(?: mir| mal| bitte)* (?:das|es|alles)|was (?:soll|heisst|bedeutet|ist) das)(?: (?:denn|jetzt|hier|bitte|mal|alles|eigentlich))*\W*$/;

const aboutElse =
  /aufgabe|lektion|uebung|programm|\bcode|zeile|fehler|error|\brot|task|exercise|lernen|wird das nie|\bnie\b/;
const longest = 9;

/** In whatever kind of message: the last answer, or what the lesson is about. */
export function isNotUnderstood(text: string): boolean {
  return (
    text.split(' ').length <= longest &&
    !aboutElse.test(text) &&
    (onlyAsks.test(text) || vague.test(text) || isIn(text, surely))
  );
}

/** In a message that goes on from the last answer. */
export function wantsItSimpler(text: string): boolean {
  return onlyAsks.test(text) || vague.test(text) || isIn(text, surely) || isIn(text, perhaps);
}
