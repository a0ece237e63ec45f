import type { PersonalPattern } from './personal-pattern.ts';

const endings = 'de|com|net|org|at|ch|eu|info|io|me|schule|school|edu|uk|fr|nl|pl|it|online|email';
const hosts =
  'gmail|googlemail|gmx|web|outlook|hotmail|yahoo|icloud|posteo|freenet|t-online|protonmail|proton|mailbox';
const at = String.raw`(?:\s?(?:@|[([{<](?:at|ät|aet)[)\]}>])\s?|\s(?:at|ät|aet|klammeraffe|affenschwanz)\s|[_-](?:at|ät)[_-])`;
const dot = String.raw`(?:\s?[([{](?:punkt|dot|\.)[)\]}]\s?|\s(?:punkt|dot)\s)`;
const part = String.raw`[\p{L}\p{N}_%+-]`;

const platform =
  '(?:insta(?:gram)?|snap(?:chat)?|discord|tik ?tok|telegram|twitch|roblox|minecraft|fortnite|psn|playstation|xbox|steam|epic|signal|threema|skype|youtube|brawl ?stars|clash royale|nintendo)';
const notHandle = new Set(
  'weg gesperrt neu kaputt privat doof cool gehackt nicht leer voll sehr zu noch besser langsam toll gelöscht blöd super gut schlecht auch ein eine das der die echt nur so verboten beliebt offline online geil lustig down ab für bei auf ich mein meine ist ganz jetzt lahm teuer kostenlos nice wie was wo wann warum wer hat kann du wir es gibt soll will meine bitte name account anders so seit nie immer man mit unterwegs gerade hier dort da und oder'.split(
    ' ',
  ),
);
const isHandle = (text: string) => !notHandle.has(text.replace(/^@/, '').toLowerCase());
const looksLikeHandle = (text: string) =>
  /^@|[\d_#]|\p{L}\.\p{L}|^xx/iu.test(text) && isHandle(text);

const handle = String.raw`@?[\p{L}\p{N}_][\p{L}\p{N}_-]{1,30}(?:\.[\p{L}\p{N}_-]{1,30}){0,3}(?:#\d{1,6})?`;

/** `signal = "rot"` belongs to a traffic light. */
const handlesInCode: readonly PersonalPattern[] = [
  {
    kind: 'handle',
    pattern: new RegExp(
      String.raw`(?<before>(?<![\p{L}\p{N}])(?:insta(?:gram)?|snap(?:chat)?|discord|tiktok|telegram|whatsapp|twitch)(?:_?(?:name|user|account|id))?["']?\s?[=:]\s?["'])${handle}(?=["'])`,
      'giu',
    ),
    isMeant: looksLikeHandle,
  },
  {
    kind: 'handle',
    pattern: new RegExp(
      String.raw`(?<before>(?<![\p{L}\p{N}])(?:mein|my)_?(?:${platform}|username|nutzername|gamertag|nickname)(?:_?(?:name|user|account|id))?\s?=\s?["'])${handle}(?=["'])`,
      'giu',
    ),
    isMeant: isHandle,
  },
];

/** How to reach somebody in the net. */
export const contactPatterns: readonly PersonalPattern[] = [
  {
    kind: 'email',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}._%+-])${part}{1,40}(?:(?:\.|${dot})${part}{1,40}){0,3}(?:${at}[\p{L}\p{N}-]{2,40}(?:(?:\.|${dot})[\p{L}\p{N}-]{2,40}){0,3}(?:\.|${dot})(?:${endings})|(?:@|[([{](?:at|ät)[)\]}])[\p{L}\p{N}-]{2,40}(?:(?:\.|${dot})[\p{L}\p{N}-]{2,20}){1,4}|${at}(?:${hosts}))(?![\p{L}\p{N}_(=])`,
      'giu',
    ),
    isMeant: (text) => !/^(?:an|in|am|bei|der|die|das|ist|look)\s+at\s/i.test(text),
  },
  {
    kind: 'handle',
    pattern: new RegExp(
      String.raw`(?<before>\b(?:mein|meine|meinen|meinem|unser|my) (?:${platform}(?:[- ]?(?:name|nick|id|account|acc|tag|user(?:name)?|kanal))?|(?:nickname|nick|gamertag|username|nutzername|benutzername|ingame ?name)(?: (?:auf|bei|in) ${platform})?)(?: (?:ist|heißt|heisst|lautet|is|heist)|\s?[:=]|\s?->)\s?)${handle}`,
      'giu',
    ),
    isMeant: isHandle,
  },
  {
    kind: 'handle',
    pattern: new RegExp(
      String.raw`(?<before>(?<![\p{L}\p{N}_"'])${platform}(?:[- ]?(?:name|id|account|tag))?\s?(?::|->)\s?)(?<!https?:)${handle}`,
      'giu',
    ),
    isMeant: isHandle,
  },
  {
    kind: 'handle',
    pattern: new RegExp(
      String.raw`(?<before>\b(?:bin|heiße|heisse|heiß|find(?:est|et)? mich|name ist|folg mir|adde? mich|such mich|schreib mir)(?: (?:ich|da|dort|mal|auch))?(?: (?:als|unter|auf|bei|in) (?:${platform} )?)?,? )${handle}(?= (?:auf|bei|in) ${platform}(?!\p{L}))`,
      'giu',
    ),
    isMeant: isHandle,
  },
  {
    kind: 'handle',
    pattern: new RegExp(
      String.raw`(?<before>\b(?:adde?|folgt?|such(?:t|e)?|find(?:e|et|est)?) (?:mich|mir|me)(?: (?:mal|auf|bei|in|unter|als|doch|gern|gerne|da|ich|bin|heiße|${platform})){0,5}[,:]? )${handle}`,
      'giu',
    ),
    isMeant: looksLikeHandle,
  },
  {
    kind: 'handle',
    pattern: new RegExp(
      String.raw`(?<before>\b${platform}[^\n.!?()="']{0,25} )@[\p{L}_][\p{L}\p{N}_.]{2,30}`,
      'giu',
    ),
  },
  {
    kind: 'handle',
    pattern: new RegExp(
      String.raw`(?<before>(?<![\p{L}\p{N}_])(?:auf|bei|in|on) ${platform}[, ]{1,2}(?:\p{L}{1,10} ){0,2}?(?:find|erreich|such|heiß|heiss|nenn|folg)\p{L}{0,3}(?: (?:du|ihr|man|ich|mich|mir|me|übrigens|da|dort|auch)){1,3}(?: (?:unter|als|mit|bei|as))?(?: (?:dem|den) (?:namen?|nick|nickname))?:? )${handle}`,
      'giu',
    ),
    isMeant: isHandle,
  },
  {
    kind: 'handle',
    pattern: new RegExp(
      String.raw`(?<before>(?<![\p{L}\p{N}_])(?:auf|bei|in|on) ${platform}[, ]{1,2}(?:bin|i am|i'm|im)(?: (?:ich|da|dort|auch|übrigens)){0,2}(?: (?:unter|als))? )${handle}`,
      'giu',
    ),
    isMeant: looksLikeHandle,
  },
  {
    kind: 'handle',
    pattern: new RegExp(
      String.raw`(?<before>(?<![\p{L}\p{N}_])(?:find|erreich|such|folg|follow|add|bin|heiß|heiss|i am|i'm)\p{L}{0,3}(?: (?:du|ihr|man|ich|mich|mir|me|da|dort|auch)){0,3} (?:auf|bei|in|on) ${platform}(?: (?:unter|als|mit|bei|as|at|der|die))?:? )${handle}`,
      'giu',
    ),
    isMeant: looksLikeHandle,
  },
  {
    kind: 'handle',
    pattern: new RegExp(
      String.raw`(?<before>(?<![\p{L}\p{N}_])${platform}[- ]?(?:name|nick|account|acc|user(?:name)?)(?: (?:ist|lautet|is))? )${handle}`,
      'giu',
    ),
    isMeant: looksLikeHandle,
  },
  ...handlesInCode,
  {
    kind: 'handle',
    pattern: /(?<![\p{L}\p{N}_#])(?=\p{L})[\p{L}\p{N}_.]{3,32}#\d{4}(?![\p{L}\p{N}])/gu,
  },
];
