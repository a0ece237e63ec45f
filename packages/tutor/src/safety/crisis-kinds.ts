import { inFullWords } from './chat-spelling.ts';
import { foldText } from './fold-text.ts';
import { bullyingSigns, homeSigns } from './hints/hints.ts';
import { isIn, signsIn } from './signs.ts';

/** What a child in need writes of; `distress` when it can't be told. */
export type CrisisKind = 'friend' | 'life' | 'hurt' | 'bullied' | 'distress';

const elder =
  '(papa|mama|vater|mutter|eltern|stiefvater|stiefmutter|stiefpapa|stiefdad|stiefbruder|onkel|tante|opa|oma|bruder|schwester|cousin|trainer|lehrer|lehrerin|schwimmlehrer|betreuer*|babysitter*|nachbar|familie|pfarrer|mamas freund|zuhause|heim|erwachsen*|mom|mum|dad|stepdad|stepmom|father|mother|parents|uncle|coach|teacher|home)';
const hurting =
  '(schlag*|schlaeg*|geschlagen|hau|haut|hauen|gehauen|geknallt|knallt|ohrfeige*|scheuert|gescheuert|klatsch*|pruegel*|verpruegel*|tritt|getreten|wuergt|gewuergt|guertel*|stock|fleck*|weh*|verletz*|anfass*|anfasst|angefasst|fasst|gefasst|beruehr*|streichel*|gestreichelt|komische sachen|kuess*|auszieh*|ausgezogen|nackt|eklig|geheimnis|sperrt|gesperrt|eingesperrt|droht|gedroht|bedroht|umbring*|messer|schrei*|geschrien|bruell*|trinkt|getrunken|betrunken|besoffen|saeuft|rastet|flippt|angst|trau*|wirft|fliegen|fliegt|nachts|abends|komisch*|kissen|zwingt|haaren|hit|hits|beat|beats|hurt|hurts|touch|touches|scared|scares|drunk)';
const bullying =
  '(mobb*|gemobb*|cybermobb*|aerger*|geaergert|haensel*|gehaenselt|hass*|lach*|ausgelacht|schubs*|geschubst|tret*|getreten|schlag*|spuck*|bespuck*|verpruegel*|verhau*|beleidig*|laester*|nennen|rufen|nachaeff*|aeffen|ausgeschlossen|ausgegrenzt|ignorier*|aussenseiter*|opfer|geld|ranzen|sachen|klamotten|essen|muetze|bein|bild*|foto*|video*|meme*|sticker*|gruppe|geruecht*|luegen|gemein*|fies*|droh*|droht|erpress*|gefilmt|eingesperrt|keiner|niemand|bullied|bully|bullying|bullies|laugh*|hate*)';
const peers =
  '(klasse|klassen*|schule|school|pause|schulhof|schulweg|mitschueler*|jungs|maedchen|maedels|die|sie|alle|bus|chat|gruppe|team|sport|umkleide|clique|kids|they|everyone|everybody)';

/** The first that fits: whoever may die comes before whoever is hurt. */
const signsOf = [
  [
    'friend',
    signsIn(`
      (freundin|freund|kumpel*|bff|klassenkamerad*|maedchen|junge|schwester|bruder|cousine|cousin|(eine|einer|jemand) aus) .. (ritzt|schneidet sich|verletzt sich|tut sich|sich umbring*|sich was antu*|sich etwas antu*|(?<!ich )will sterben|(?<!ich )will nicht mehr leben|schnitte|narben|isst nichts|isst nie|magersuechtig|schluss mit allem|vom tod|tabletten gesammelt|wird geschlagen|wird gemobbt|wird gehauen)
    `),
  ],
  [
    'life',
    signsIn(`
      (?<!(droht|drohte|gedroht|er|papa|vater) .{0,12})(umbringen|umzubringen|selbstmord*|suizid*|kms|suicide|suicidal|unaliv*)
      bring* (ich )*mich .. um
      (ich|mich|mir) .. (sterben|sterbe|gestorben|tot|tod|himmel|springen|spring|spring*)
      (tod|sterben|tot sein|tot zu sein|toedlich)
      i .. (die|died|dead|disappear|end it|jump)(?! [a-z])
      (wie|woran|womit|tut) .. (stirbt|sterben|ertrinken|verbluten|erhaengen) & (man|weh|schnell*)
      (nicht|nie|keine*|kein|bock auf|lust auf|kraft) .. (leben|leb|lebe|weiterleben|aufwach*|wach|existier*|da sein|auf der welt|geboren|gaebe|gibt|gibts|wach werden)
      (hass*|scheiss*|sinnlos|sinn) .. leben
      leben .. (hass*|scheiss*|sinnlos|kein* sinn|beend*)
      (ritz*|geritzt|schneiden|schneide|geschnitten|klinge*|rasierklinge*|narben|striche|svv|cut myself|cutting|hurt myself|kill myself|nagelschere)
      (mir|mich) (selber|selbst|absichtlich)* .. (weh tu*|wehtu*|weh|verletz*|antun|antu*|anzutun|verbrannt|beiss*)(?! (getan|haben|hat))
      (tabletten|pillen|schlaftablette*|ueberdosis|strick|seil|schlinge|knoten|bruecke|hochhaus|gleise|zug|balkon)
      (abschiedsbrief*|testament|beerdigung|letzter tag|letzte nachricht)
      (ohne mich|wenn ich (weg|tot|nicht mehr da)|besser dran|vermisst mich|mich vermiss*)
      (nicht mehr|nie wieder) (da sein|hier sein|weiter|weitermachen)
      (want to|wanna|want it to) (live|die|end)
      (mich .. (gibt|gibts|gaebe) .. nicht mehr|mich nicht (mehr )*(geben|gibt|gaebe)|sucht mich nicht|vergesst mich|keinen ausweg|im weg)
      (warum|wozu|wieso) (bin|leb|lebe) ich .. (ueberhaupt|noch|eigentlich|geboren)
      (falsch|ueberfluessig) .. (welt|leben)
      (ob ich|egal) .. (leb|lebe)( |$|[.?!,])
      kann nicht mehr .. will nicht mehr
      (schlag|beiss|kratz)[a-z]* (ich )*mich .. (selbst|selber)
      (kopf|faust) .. (gegen|an) .. wand
      (brauch|mag|liebe|will) .. (schmerz|weh tun|wehtun)
    `),
  ],
  [
    'hurt',
    signsIn(`
      ${elder} & ${hurting}
      (angefasst|anfassen|anfasst|fasst mich|begrapscht|missbrauch*|vergewaltig*|in die hose|unten rum)
      blaue* fleck*
      (schlaege|pruegel|guertel|ohrfeige*)
      (er|ihm) & (angst|allein*|nachts|an den haaren|zwingt) & (mich|mir|ich)
    `),
  ],
  [
    'bullied',
    signsIn(`
      ${peers} & ${bullying} & (mich|mir|mein*|me|my)
      (gemobb*|mobb*|cybermobb*|bullied|aussenseiter*|erpresst)
    `),
  ],
  ['hurt', homeSigns],
  ['bullied', bullyingSigns],
] as const;

/** Of a message that is known to be a cry for help. */
export function crisisKindOf(message: string): CrisisKind {
  const text = inFullWords(foldText(message));
  return signsOf.find(([, signs]) => isIn(text, signs))?.[0] ?? 'distress';
}
