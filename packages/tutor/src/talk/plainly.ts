import { wordsIn } from '../search/words.ts';
import { conceptsNamed } from './find-concept.ts';
import { askedAsWritten } from './question-asked.ts';
import type { Knowledge } from './situation.ts';

const introductions =
  /^(?:\s*(?:(?:hallo|hi|hey|hallihallo|moin|servus|guten (?:tag|morgen|abend))(?: (?:zusammen|leute|companion|begleiter|tutor))?[\s,!.]+|ich (?:bin|hei(?:ß|ss)e)(?: die| der)? [^.!?,]{1,40}[.!]\s+))+/iu;
const fewestLeft = 4;

/** As it is heard: `name error`. */
const errorInTwoWords =
  /(?<!\p{L})(name|type|value|index|key|attribute|indentation)[ -]error(?!\p{L})/giu;

const notGrasped =
  /^(?:(?:hilfe|hä|also|hey|hi)[\s,!]+)*ich (?:che(?:c?k|cke)e?|versteh?e?|kapiere?|raffe?|begreife?|schnalle?)(?: (?:das|die|den|der|dem|es|mit|mal|einfach|irgendwie|noch|immer|gar|sache|echt|überhaupt|diese[nrms]?|so))* (?<thing>[\p{L}-]+?(?: [\p{L}-]+)??)(?: (?:einfach|irgendwie|noch|immer|gar|echt|überhaupt|so|richtig|ganz|halt|(?:bei|in) python))* (?:nicht|nich|net|ned)(?<rest>(?![\p{L}]).*)$/isu;
const asksAgain =
  /^[\s.,!?]*$|^[.,!?]|erklär|erklaer|nochmal|noch mal|einfach|hilf|helf|schwer|kompliziert|verwirr|egal|gelesen/iu;

/** What a message outside of lessons comes to, without who it is that writes; `ich check Schleifen nicht` wants them told once more. */
export function plainly(message: string, knowledge: Knowledge): string {
  const said = message
    .replace(introductions, '')
    .replace(errorInTwoWords, (_, kind: string) => `${inCapitals(kind)}Error`);
  const asked = wordsIn(said).length < fewestLeft ? message : said;
  const { thing, rest } = notGrasped.exec(asked)?.groups ?? {};
  if (!thing || !asksAgain.test(rest ?? '')) return asked;
  const inShort = `Ich verstehe ${thing} nicht`;
  if (askedAsWritten(inShort, knowledge)) return inShort;
  return conceptsNamed(knowledge, thing).length > 0 ? `Was sind ${thing}?` : asked;
}

function inCapitals(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}
