import { foldText } from '../safety/fold-text.ts';
import { isIn, signsIn } from '../safety/signs.ts';
import { aboutConcept } from './about-concept.ts';
import { explainRunAgain } from './explain-run.ts';
import { insteadOfSolution } from './help.ts';
import type { Intent } from './intent.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';

/** Asked in everyday words, none of which is the name of a card. */
export function plainlyAsked(
  message: string,
  intent: Intent,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  const text = foldText(message).trim();
  if (clicks.test(text)) return { text: orientation, intent: 'house' };
  if (isBegged(text))
    return isOfLesson(text, situation)
      ? { ...insteadOfSolution(knowledge, situation), intent: 'solution' }
      : { text: insteadOfGame(situation), intent: 'house' };
  if (selfAsked.test(text)) return aboutSelf(knowledge, situation);
  if (isIn(text, indenting)) return aboutIndenting(knowledge, situation);
  const isColour = intent !== 'house' && isIn(text, colouring) && !elsewhere.test(text);
  return isColour ? aboutColour(knowledge, situation) : null;
}

const clicks =
  /^(?:und |aber |hae? |ja )*(?:wo|wohin|worauf|auf was|was)(?: (?:muss|mus|soll|kann|darf))?(?: (?:ich|man|wir|i))?(?: (?:hier|jetzt|denn|da|bitte|als erstes|zuerst|hin|drauf))* (?:klick\w*|klik\w*|drueck\w*|druek\w*|drucken?|tippen?|tipp|anklick\w*)(?: (?:ich|man|wir|hier|jetzt|denn|da|hin|drauf|an|bitte|als erstes|zuerst))*\W*$/;

const orientation =
  'Zum Starten klickst du auf **Run**, den Knopf über dem Code; **Stop** daneben hält dein Programm an. Ins Feld mit dem Code schreibst du, was der Computer tun soll. Unter dem Code sind **Schritt für Schritt** und **Verlauf**, und deine Lektionen stehen im **Kurs-Inhalt**. Was möchtest du gerade tun?';

const make =
  '(program*|progam*|progra*|bau*|baust|mach*|schreib*|cod*|erstell*|entwickel*|bastel*|make|build)';
const thing = '(spiel*|game|games|app|apps|webseite|website|homepage|chatbot|roboter)';
const begging = signsIn(`
  (kannst|kanst|kannste|kanste|kansd|koenntest|koentest|willst|wuerdest|can|could) .. (du|mir|uns|you) .. ${thing} .. ${make}
  (kannst|kanst|kannste|kanste|kansd|koenntest|koentest|willst|wuerdest|can|could) .. (du|mir|uns|you) .. ${make} .. ${thing}
  ${make} (du )*(mal |ma |bitte |doch )*(mir|uns|me) .. ${thing}
`);
const other =
  /\b(?:helf\w*|hilf\w*|zeig\w*|beibring\w*|erklaer\w*|sag\w*|wie|ich|wir|man|aufgabe|loesung|help|show|how|i)\b/;

function isBegged(text: string): boolean {
  return isIn(text, begging) && !other.test(text);
}

const thisOne = /\b(?:das|dieses|mein|ganze[ns]?) (?:\w+ )?(?:spiel|game)/;

/** The game that the lesson itself is about. */
function isOfLesson(text: string, { lesson }: Situation): boolean {
  if (!lesson || !thisOne.test(text)) return false;
  return /spiel/i.test(`${lesson.title} ${lesson.description}`);
}

/** What is red is nearer than a whole game. */
function insteadOfGame({ lastResult }: Situation): string {
  const first = lastResult?.error
    ? 'Vorher wartet noch der Fehler auf der roten Karte auf dich. Schreib „Wo ist der Fehler?“, dann gehen wir ihn zusammen an.'
    : 'Was soll in deinem als Allererstes passieren?';
  return `Das baue ich dir nicht fertig, denn dann wäre es meines und nicht deines. Aber du kannst es lernen, und ich helfe dir dabei: Im Kurs baust du ein Zahlenraten (Lektion 34), ein Galgenmännchen (49) und am Ende dein eigenes Abenteuerspiel (70). Kleine Sachen probierst du jederzeit in der **Werkstatt** aus. ${first}`;
}

const indenting = signsIn(`
  (wie|wo|wann|warum|wieso|wozu|was) .. (rueck*|ruek*|ruck|ruckt|rukt|ruecke) (ich|man|du|wir|das|die zeile|die zeilen|den code|eine zeile) .. ein
  (wie|wo|wann|warum|wieso|wozu|was|kann|muss) .. (einrueck*|einruek*|einruck*|einzurueck*|eingerueckt|eingeruekt)
  (einrueck*|einruek*|einrucken) .. (wie|was|geht)
`);

/** Whoever is stopped by it wants to get on. */
function aboutIndenting(knowledge: Knowledge, situation: Situation): Partial<Reply> {
  const { lastResult } = situation;
  if (!/Indentation|Tab/.test(lastResult?.error?.type ?? ''))
    return aboutConcept('Einrückung', knowledge, situation);
  const { text, place } = explainRunAgain(situation);
  return {
    text: `Einrücken heißt: Setz den Cursor ganz an den Anfang der Zeile und drück viermal die Leertaste.\n\n${text}`,
    place,
    intent: 'error',
    concept: null,
  };
}

const selfAsked =
  /^(?:und |aber |hae? |also )*(?:(?:wa[st]|wer|wozu|wofuer|erklaer\w*|versteh\w*|check\w*|kapier\w*)\b.{0,30} )?\bself\b(?: (?:denn|da|eigentlich|bitte|nicht|nich|ueberhaupt|genau|hier|jetzt|heissen|bedeuten))*\W*$/;

const dog =
  'class Hund:\n    def __init__(self, name):\n        self.name = name\n\nbello = Hund("Bello")\nprint(bello.name)\n';

/** It's told in several cards, and is what none of them begins with. */
function aboutSelf(knowledge: Knowledge, { lesson }: Situation): Partial<Reply> {
  const isShown = knowledge.levelOf(lesson).holds(dog);
  const shown = isShown
    ? `\n\n\`\`\`python\n${dog}\`\`\`\n\nHier ist \`self\` der neue Hund. Python gibt ihn mit, in den Klammern des Aufrufs steht er nie.`
    : '';
  const when = isShown ? '' : ' Das lernst du in Lektion 63, bei den Klassen.';
  return {
    text: `**self** heißt „selbst“. Auf einem Formular steht „mein Name“, und wer es ausfüllt, meint damit sich. \`self\` ist so ein „mein“ im Bauplan: Es steht für das Ding, um das es gerade geht, und \`self.name\` für seinen Namen.${when}${shown}`,
    intent: 'concept',
    concept: lesson?.concepts.includes('init') ? 'init' : 'methode',
  };
}

const colouring = signsIn(`
  (wie|kann|koennen|geht|will|moechte) .. (farbe|farben|farbig*|bunt*|faerb*|einfaerb*|fabe|faben|farbich)
  (wie|kann) .. (mal*|zeichn*|schreib*|mach*) .. (rot|blau|gruen|gelb|lila|pink|orange|bunt)
`);
const elsewhere =
  /html|css|seite|website|homepage|hintergrund|hell|dunkel|modus|knopf|kasten|karte|meldung|erkenn|bild|\bki\b|farbcode|rgb|hex|wort|liste|variable|modell|merkmal/;

/** In Python it's the turtle that has colours. */
function aboutColour(knowledge: Knowledge, { lesson }: Situation): Partial<Reply> | null {
  const turtle = knowledge.concepts.get('turtle');
  const own = knowledge.concepts.get(lesson?.concepts[0] ?? '');
  if (!turtle || own?.area !== turtle.area) return null;
  const isShown = knowledge.levelOf(lesson).holds(colourLine);
  const how = isShown
    ? `Schreib \`${colourLine}\`, bevor sie losläuft, dann ist ihr Strich rot. Farben haben englische Namen: red, blue, green, yellow, orange, purple.`
    : 'Sie kommt ab Lektion 57, und in Lektion 59 geht es um Farben und Stift. Bis dahin bringen Emojis Farbe in deine Texte, denn ein Emoji darf zwischen Anführungszeichen stehen wie jeder Buchstabe.';
  return {
    text: `Farbe gibt es in Python mit der **Turtle**: Das ist eine Schildkröte, die mit einem bunten Stift malt. ${how} Was möchtest du malen?`,
    intent: 'concept',
    concept: turtle.id,
  };
}

const colourLine = 'turtle.color("red")';
