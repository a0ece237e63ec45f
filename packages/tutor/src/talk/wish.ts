import { codesIn } from '../guard/code-in-text.ts';
import { foldText } from '../safety/fold-text.ts';
import { isOurs } from './about-the-house.ts';
import { troubleOf } from './explain-run.ts';
import { conceptOfName, conceptsMeant, conceptsNamed, isNameAlone } from './find-concept.ts';
import type { Intent } from './intent.ts';
import { isAboutCode, isLineNamed } from './lines-meant.ts';
import { isNotUnderstood, namesNothing, wantsItSimpler } from './not-understood.ts';
import { isAboutRun, isBareHelp, isOwnFault, troubles } from './run-asked.ts';
import type { Knowledge, Situation } from './situation.ts';
import { isAboutPeople, isAboutTutor } from './small-talk.ts';
import { shareIn } from './weigh-subjects.ts';

type Message = {
  readonly said: string;
  /** In small letters, without umlauts. */
  readonly text: string;
  readonly hasCode: boolean;
  /** That code isn't the learner's own. */
  readonly isElsewhere: boolean;
  readonly isNamed: () => boolean;
  readonly isInLesson: boolean;
  /** There is a program of which a line can be told. */
  readonly isShown: boolean;
  /** Something was said before. */
  readonly isAfter: boolean;
  readonly isRed: boolean;
  /** Nothing of files was taught: who saves means the program. */
  readonly isBeforeFiles: boolean;
};

type Rule = readonly [from: readonly Intent[], isMeant: (message: Message) => boolean, to: Intent];

const aboutTask =
  /loesung|loes |aufgabe|fertig|komplett|ganze[nrs]?\b|vollstaendig|abschreib|kopier|fuer mich|solution|answer|verrat|diktier|spick|muster|eintippen|hinschreib|vorsag|ergebnis|\btask\b|exercise|\bfor me\b/;
const doItYou =
  /^(?:(?:bitte|dann|ach|nee?|nein|los|komm|ok|okay|ja|ey)[ ,]+)*mach(?:e|st|s|'s)?(?: (?:es|das|mal|jetzt|doch|bitte|einfach))* du(?:'?s)?(?: (?:es|das|doch|jetzt|mal|bitte|fertig|einfach|fuer mich|selber|selbst))*\W*$/;
const howTo =
  /^(?:und |and )?(?:wie|wo|wann|warum|wieso|wozu|wof\w*r|was (?:ist|is|macht|heisst|bedeutet)|how|where|when|why|what (?:is|are|does))\b/;
const whatIs =
  /^wa[st] (?:ist|is|sind|heisst|bedeutet) (?:ei?ne?n? |das |der |die )?\w+\W*$|^what(?: is|'s) an? \w+\W*$/;
const wondering =
  /versteh|check|kapier|raff|\bwa[st]\b|wozu|wofuer|warum|wieso|erklaer|brauch|\bwhat\b/;
const grasping =
  /\b(?:versteh|kapier|check|raff|begreif|schnall|(?:do not|don.?t|can.?t) (?:get|understand)\b)/;
const onlyWhy =
  /^(?:und |aber |ja |hae? |and |but )?(?:warum|wieso|weshalb|wozu|wofuer|why)(?: (?:des|das|denn|though|so))*\W*$/;
const failing = /fehler|\brot|error|geht nicht|spinnt|falsch|kaputt|funkt\w*/;
const broken =
  /(?:funkt\w*|\bgeht|klappt|laeuft|\btut)\b.{0,15}\b(?:nicht|nich|net|ned|nix)\b|\b(?:not|doesn.?t|isn.?t|won.?t)\b.{0,8}\b(?:work|run)/;
const redThing = /fehler|meldung|\bkarte|\brot|error|message|\bcard\b|\bred\b/;
const generally = /^(?:was ist ein|what is a)/;
const website = /\b(?:web)?seiten?\b|website|webpage|\bpage\b|html|\bcss\b/;
const saving = /speicher|gesichert|\bsichern|\bsave\b/;
const savedThing =
  /datei|txt|variable|spielstand|score|ergebnis|daten\b|\bwert|punkte|zahl|name|liste|highscore|eingabe|woerter/;
const savedHere = /code|programm|\bhier\b|editor|projekt|arbeit/;
const longTold = 7;

/** Who tells at length of a thing to keep means that thing. */
function isTold(text: string): boolean {
  return text.split(' ').length >= longTold && !savedHere.test(text);
}

const stuck =
  /tipp|hinweis|hilf|aufgabe|weiter|\banf|\bfang|schritt|naechst|loese|hint|anhalt|idee|\bstart\b|\bbegin\b|solve|\bnext\b|\btask\b|exercise|\bhelp\b/;
const shown =
  /bei?spi|\bbsp|\bzb\b|vorma|vorf|zeig|demo|muster|konkret|aussehen|aussieht|example|show|sample/;
const bored = /langweil|langeweile|\bbored\b|\bboring\b/;
const working =
  /aufgabe|lektion|program|python|\bcode|coden|coding|schleife|tipp|hilf|zeile|\btask\b|exercise|lesson|\bloop|\bhint/;
const atLarge =
  /hacke|sprache|\bjava|scratch|musik|sound|\bton\b|toene|beruf|geld|robot|spiel|erfunden|wie lang|schwer/;

const unsure: readonly Intent[] = ['concept', 'off-topic', 'follow-up', 'task', 'explain-line'];

/** Where words alone deceive: what a message can't mean, and what it means then. */
const rules: readonly Rule[] = [
  [
    [...unsure, 'small-talk', 'done', 'hint', 'error', 'house', 'craft', 'praise'],
    ({ text, isInLesson }) => isInLesson && doItYou.test(text),
    'solution',
  ],
  [
    ['error', 'follow-up', 'concept', 'off-topic', 'hint'],
    ({ text, said }) => isLineNamed(said) && wondering.test(text) && !failing.test(text),
    'explain-line',
  ],
  [
    ['hint', 'solution', 'task', 'follow-up'],
    ({ said, isInLesson, isShown }) => isShown && !isInLesson && isLineNamed(said),
    'explain-line',
  ],
  [['error', 'concept', 'off-topic'], ({ text }) => onlyWhy.test(text), 'follow-up'],
  [['follow-up'], ({ text }) => broken.test(text), 'error'],
  [
    [...unsure, 'done', 'hint', 'frustration', 'error', 'off-topic', 'praise', 'house', 'craft'],
    ({ text }) => isAboutTutor(text),
    'small-talk',
  ],
  [unsure, ({ text, isRed }) => isRed && redThing.test(text) && !generally.test(text), 'error'],
  [
    ['error'],
    ({ text, isNamed }) => grasping.test(text) && !redThing.test(text) && isNamed(),
    'concept',
  ],
  [
    [...unsure, 'done', 'hint', 'frustration', 'error', 'praise', 'solution', 'house', 'craft'],
    ({ text }) => (isAboutPeople(text) || bored.test(text)) && !working.test(text),
    'small-talk',
  ],
  [
    ['concept', 'task', 'example', 'explain-line', 'off-topic', 'done', 'error', 'house'],
    ({ text, hasCode, isNamed }) =>
      !hasCode && isNotUnderstood(text) && (namesNothing(text) || !isNamed()),
    'follow-up',
  ],
  [
    [...unsure, 'error', 'done', 'craft', 'frustration', 'hint', 'solution'],
    ({ text, isInLesson }) => isInLesson && isOurs(text) && !website.test(text),
    'house',
  ],
  [['example'], ({ text, isAfter }) => isAfter && !shown.test(text), 'follow-up'],
  [
    [...unsure, 'hint', 'example', 'done'],
    ({ text, isAfter, isNamed, hasCode }) =>
      isAfter && !hasCode && !working.test(text) && wantsItSimpler(text) && !isNamed(),
    'follow-up',
  ],
  [['hint'], ({ text, isNamed }) => howTo.test(text) && !stuck.test(text) && isNamed(), 'concept'],
  [
    unsure,
    ({ text, isBeforeFiles }) =>
      isBeforeFiles && saving.test(text) && !savedThing.test(text) && !isTold(text),
    'house',
  ],
  [
    ['solution'],
    ({ text, isNamed }) => howTo.test(text) && !aboutTask.test(text) && isNamed(),
    'concept',
  ],
  [['craft'], ({ text, isNamed }) => !atLarge.test(text) && isNamed(), 'concept'],
  [['explain-line'], ({ said, isElsewhere }) => isElsewhere && !isAboutCode(said), 'concept'],
  [['explain-line'], ({ said, hasCode }) => !isAboutCode(said) && !hasCode, 'concept'],
];

/** `Falsch` is also the name of a value. */
function isMine(wish: Intent, text: string): boolean {
  return wish === 'error' && /\bmein/.test(text);
}

/** What went wrong comes before whatever else the words may mean. */
function isOwnRun({ text, said, isNamed }: Message, situation: Situation): boolean {
  const { lesson, code, lastIntent } = situation;
  if (isLineNamed(said)) return false;
  if (isOwnFault(text)) return lesson !== null || code.trim() !== '';
  const wasTold = lastIntent === 'error' || lastIntent === null;
  if (lastIntent === 'error' && isBareHelp(text)) return false;
  const about = { isNamed, isAfterOther: !wasTold };
  if (!troubles.some((trouble) => isAboutRun(text, trouble, about))) return false;
  const trouble = troubleOf(situation);
  return trouble !== null && isAboutRun(text, trouble, about);
}

const alike: ReadonlySet<Intent> = new Set([
  'off-topic',
  'task',
  'house',
  'follow-up',
  'done',
  'craft',
  'hint',
  'error',
]);
/** The likelier a card, the more may speak for something else. */
const outweighed = { lead: 8, leadOfOthers: 3, score: 200, share: 0.4 };
const grave: ReadonlySet<Intent> = new Set(['off-topic', 'error']);

/** What might be a question as well is one when a card answers it. */
function isQuestion(said: string, wish: Intent, lead: number, knowledge: Knowledge): boolean {
  if (!alike.has(wish) || lead > outweighed.lead) return false;
  const [first] = conceptsMeant(knowledge, said);
  if (!first || first.score < outweighed.score || first.share < outweighed.share) return false;
  return lead <= first.share * (grave.has(wish) ? outweighed.leadOfOthers : outweighed.lead);
}

/** Who says a thing's name and nothing else asks for it, unless it's for an example of it or so. */
export function wishIn(
  said: string,
  { wish, lead }: { readonly wish: Intent; readonly lead: number },
  knowledge: Knowledge,
  situation: Situation,
): Intent {
  const { lesson, code, lastIntent, lastResult } = situation;
  const text = foldText(said).trim();
  const isMore =
    ['example', 'quiz', 'solution'].includes(wish) &&
    !isNameAlone(knowledge, said) &&
    !whatIs.test(text);
  const isName = !isMore && conceptOfName(knowledge, said) !== undefined && !isMine(wish, text);
  const isWordless = !/[\p{L}\p{N}%#=<>+*/&|]/u.test(said);
  if (isWordless) return said.includes('?') ? 'follow-up' : 'small-talk';
  const quoted = codesIn(said).join('\n').trim();
  const first = isName || isQuestion(said, wish, lead, knowledge) ? 'concept' : wish;
  const message: Message = {
    said,
    text,
    hasCode: quoted !== '',
    isElsewhere: quoted !== '' && !code.includes(quoted),
    isNamed: () => conceptsNamed(knowledge, said).some(({ id }) => id !== 'programm'),
    isInLesson: lesson !== null,
    isShown: code.trim() !== '',
    isAfter: lastIntent !== null,
    isRed: Boolean(lastResult?.error),
    isBeforeFiles: lesson !== null && !knowledge.levelOf(lesson).knows('open()'),
  };
  if (isOwnRun(message, situation)) return 'error';
  const rule = rules.find(([from, isMeant]) => from.includes(first) && isMeant(message));
  const wished = rule?.[2] ?? first;
  return wished === 'quiz' && !lesson ? quizOrElse(said, knowledge) : wished;
}

/** `Morgen schreiben wir Mathe, und ich hab nicht gelernt` only sounds like one. */
function quizOrElse(said: string, { weighSubjects }: Knowledge): Intent {
  const weighed = weighSubjects(said);
  const isHardly = shareIn(weighed, 'wish', 'quiz') < hardlyQuiz;
  return isHardly && weighed[0]?.kind !== 'card' ? 'concept' : 'quiz';
}

const hardlyQuiz = 0.05;
