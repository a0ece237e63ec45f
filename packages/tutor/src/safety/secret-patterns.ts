import type { PersonalPattern } from './personal-pattern.ts';

const secret = '(?:passwort|kennwort|password|passwd|pwd|pw|pin|geheimzahl)';
const owner =
  '(?:mein|meine|meinem|meinen|meiner|unser|unsere|unserem|unserer|mamas|papas|omas|opas|das|my)';
const account =
  '(?:mein|unser|mama|papa|oma|opa|insta|snap|discord|tiktok|roblox|minecraft|fortnite|steam|iserv|schul|mail|wlan|gmail|google|netflix|youtube)';
const notSecret = new Set(
  'zu nicht sehr noch falsch weg lang kurz sicher unsicher vergessen geheim gehackt leer stark schwach ein eine einen der die das in immer richtig länger kürzer gespeichert nur kein gleich jetzt wichtig besser korrekt ok nein ja str int string wahr true false none mindestens genau verschlüsselt versteckt bekannt erraten doof blöd drei vier fünf sechs acht zehn wie auch so drin da hier abgelaufen geändert eingegeben einfach schwer'.split(
    ' ',
  ),
);
const isSecret = (text: string) => !notSecret.has(text.replaceAll(/[.,!?;:]+$/g, '').toLowerCase());
const isStrange = (text: string) => /[\d!#$%&*_@?-]|\p{Ll}\p{Lu}/u.test(text) && isSecret(text);
/** What programs of lessons and books ask for. */
const inLessons =
  /^(?:geheim|secret|pass|test|admin|hallo|hello|sesam|open|abc|qwert|asdf|python|hack|garage|beispiel|example|drache|held|code|start|user|1234|0000|wort|schatz|top|agent|magic|zauber|robot|pixel|byte|game|spiel|level|super|xyz|foo|bar|richtig|falsch|lang|kurz|min|max|sicher)/i;
const isOwn = (text: string) => isStrange(text) && !inLessons.test(text);

const months = String.raw`(?:[Jj]an|[Ff]eb|[Mm](?:är|ar|aer)|[Aa]pr|[Mm]ai|[Jj]u[nl]|[Aa]ug|[Ss]ep|[Oo]kt|[Nn]ov|[Dd]ez)\p{L}{0,6}\.?`;
const date = String.raw`(?:\d{1,2}\s?[./-]\s?\d{1,2}(?!\d)(?:\s?[./-]\s?(?:\d{4}|\d{2}(?!\d)))?\.?|\d{4}-\d{2}-\d{2}|\d{1,2}\.?\s?${months}(?:\s(?:\d{4}|\d{2}(?!\d)))?)`;
const oldest = 1990;

/** What opens something, and what tells who somebody is. Programs about passwords stay as they are. */
export const secretPatterns: readonly PersonalPattern[] = [
  {
    kind: 'password',
    pattern: new RegExp(
      String.raw`(?<before>\b${owner} (?:[\p{L}-]{1,20} )?(?:[\p{L}-]{1,12}-?)?${secret}\b[^.!?\n"'=:()]{0,30}?(?:\s(?:ist|lautet|heißt|heisst|is|wäre)\s{1,2}|\s?:\s?|\s->\s)["'„]?)[^\s"'“„:=()][^\s"'“„]{0,60}`,
      'giu',
    ),
    isMeant: isSecret,
  },
  {
    kind: 'password',
    pattern: new RegExp(
      String.raw`(?<before>(?<![\p{L}\p{N}_"'(])(?:pw|pwd|passwort|kennwort|password)(?: (?:von|für|zu|zum|vom|bei) [\p{L}\p{N} ]{1,20})?(?:\s?:\s?| (?:ist|is|lautet) ))[^\s"'“„:=()][^\s"'“„]{3,60}(?=[.,!?]?(?:\s*$|\n| (?:und|für|von|bei|auf|,)))`,
      'gimu',
    ),
    isMeant: isSecret,
  },
  {
    kind: 'password',
    pattern: new RegExp(
      String.raw`(?<before>(?<![\p{L}\p{N}_"'(])(?:pw|pwd|passwort|kennwort|password)(?: (?:von|für|zu|zum|vom|bei) [\p{L}\p{N} ]{1,20})?(?:\s?:\s?| (?:ist|is|lautet) ))[^\s"'“„:=()][^\s"'“„]{3,60}`,
      'giu',
    ),
    isMeant: isStrange,
  },
  {
    kind: 'password',
    pattern: new RegExp(
      String.raw`(?<before>(?<![\p{L}\p{N}_])(?:pw|pwd|passwort|kennwort|password|pin)\s?=\s?)["']?[^\s"'=]{3,60}["']?(?=[ \t,;.#-]{1,4}(?:das ist |ist )?(?:(?:von|für|vom|zum|bei)(?: \p{L}{1,12})? ${account}|(?:mein|unser)\p{L}{0,2} (?:echt|richtig|wirklich)))`,
      'giu',
    ),
  },
  {
    kind: 'password',
    pattern: new RegExp(
      String.raw`(?<before>(?<![\p{L}\p{N}])(?:(?:mein|my|echtes|altes|neues)_?)?${secret}["']?\s?(?:[=!]=|=|:)\s?["'])[^\s"']{5,60}(?=["'])`,
      'giu',
    ),
    isMeant: isOwn,
  },
  {
    kind: 'password',
    pattern: new RegExp(
      String.raw`(?<before>(?<![\p{L}\p{N}])(?:${account}|handy|my)\p{L}{0,10}_(?:${secret}|code)["']?\s?(?:[=!]=|=|:)\s?["'])[^\s"']{4,60}(?=["'])`,
      'giu',
    ),
    isMeant: isSecret,
  },
  {
    kind: 'password',
    pattern:
      /(?<before>\b(?:mein|meinem|meiner|unser|papas|mamas|der|die) (?:handy|sperr|zugangs|tür|tablet|konto|schloss|alarm|ipad|bildschirm)[- ]?(?:code|pin|sperre)(?: ist| lautet|:) )\d{3,8}(?!\p{L}|\d)/giu,
  },
  {
    kind: 'account',
    pattern:
      /(?<![\p{L}\p{N}])(?:[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]{4}){3,7}(?:[ -]?[A-Z\d]{1,3})?|(?:DE|AT|CH|de|at|ch|De) ?\d{2}(?:[ -]?\d{4}){3,5}(?:[ -]?\d{1,4})?)(?![\p{L}\p{N}])/gu,
  },
  {
    kind: 'account',
    pattern:
      /(?<before>\b(?:kontonummer|konto-?nr\.?|kreditkarte|kartennummer)(?: ist|:| lautet)?\s)(?:\d[ -]?){5,18}\d/giu,
  },
  {
    kind: 'account',
    pattern: /(?<![\p{L}\p{N}._-])[3-6]\d{3}([ -])\d{4}\1\d{4}\1\d{4}(?![\p{L}\p{N}]|[ -]\d)/gu,
  },
  {
    kind: 'birthday',
    pattern: new RegExp(
      String.raw`(?<before>\b(?:(?:ich|bin|wurde|er|sie|wir|kind|name|schüler|schülerin)[^\n\d=("']{0,30})?(?:geboren|geb\.?|geburtstag|geburtsdatum|bday|birthday|born|b-day)(?![\p{L}_])[^\n\d=("'\p{Lu}]{0,25}?)${date}`,
      'gu',
    ),
    isMeant: isRecent,
  },
  {
    kind: 'birthday',
    pattern: new RegExp(
      String.raw`(?<before>(?:\b(?:[Mm]ein|[Uu]nser|[Dd]ein)\p{L}{0,2} |\b|^)(?:Geburtstag|Geburtsdatum|Geboren|Geb\.|Birthday)(?![\p{L}_])[^\n\d=("']{0,20}?)${date}`,
      'gu',
    ),
    isMeant: isRecent,
  },
  {
    kind: 'birthday',
    pattern: new RegExp(
      String.raw`(?<before>\b[Ii]ch (?:bin|wurde|werde|hab|habe|bins)(?: (?:am|im|vom|geboren|seit|immer|erst|nächsten|schon)){0,3} )${date}(?=[^\n.=("']{0,20}(?:geb|zur welt))`,
      'giu',
    ),
    isMeant: isRecent,
  },
  {
    kind: 'birthday',
    pattern: new RegExp(String.raw`(?<before>\b[Ii]ch werde am )${date}(?=,? 1?\d(?!\d))`, 'gu'),
    isMeant: isRecent,
  },
];

/** Of a child or its family rather than of Konrad Zuse. */
function isRecent(text: string): boolean {
  const year = /\d{4}/.exec(text)?.[0];
  return year === undefined || Number(year) >= oldest;
}
