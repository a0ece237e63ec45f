import { placesOf } from './signs.ts';

const thing =
  '(roboter|bot|schleife|while|for|programm|python|editor|ampel|computer|pc|rechner|laptop|internet|fehler|fehlermeldung|error|code|compiler|interpreter|figur|gegner|monster|zombie|zombies|geist|geister|drache|drachen|alien|aliens|spiel|turtle|schildkroete|schlange|liste|variable|konsole|funktion|level|einrueckung|klammer*|aufgabe|lektion|hausaufgabe*|input|maschine|simulation|tamagotchi)';
const article = '(der|die|das|mein|meine|ein|eine|dieser|diese|dieses)';
const between =
  '( (hier|immer|da|jetzt|auch|noch|schon|heute|staendig|dauernd|einfach|wieder|fast|will|soll|kann|darf))*';
const gone =
  '(sterben|stirbt|tot|lebt|leben|da|umbringen|toeten|explodier*|spring*|verschwind*|weglaufen)';
const malware =
  '(virus|viren|computervirus|computerviren|trojaner|keylogger|malware|phishing|wurm)';

/** What sounds grave and isn't: a thing does it, or a saying. Only these words are passed over. */
const figures = placesOf(`
  ${thing}${between} (lacht|lachen|zwingt|zwingen|aergert|aergern|hasst|hassen|schlaegt|haut|nervt|mobbt|bedroht|erpresst|toetet|killt|frisst|fasst) (mich|mir|uns)( (immer|nur|aus|um|an|fertig|wieder))*
  ${thing}${between} (mich|uns) (um|umbringen|toeten|auslachen|schlagen|killen|zwingen|aergern|fressen|fertigmachen|auslacht|zwingt|aergert|schlaegt|umbringt)
  ${thing}${between} bringt mich( noch)* um
  (lacht|zwingt|aergert|hasst|schlaegt|mobbt) mich ${article} ${thing}
  (bringt|macht) mich ${article} ${thing}( noch)* (um|fertig)
  ${thing}${between} nicht mehr (lebt|leben|da (ist|sein))
  (damit|dass|wenn|lass|lasse) ${article} ${thing}( (nicht|nie))*( mehr)* ${gone}
  (sterb*|sterben|tot) (fast |gleich |bald )*vor (lachen|langeweile|hunger|neugier|spannung|freude|hitze|scham|muedigkeit|aufregung|glueck)
  lach* mich (tot|schlapp|kaputt|krumm)
  (todmuede|todlangweilig|totgelacht|todsicher|totale|totales|total)
  wir treffen uns( (morgen|heute|immer|nachher|bald|am [a-z]+|um|jeden [a-z]+))* (zum|in der|im|bei|nach der|und)
  schlaeg* (mir|uns|dir|ihm|ihr)( (?!ins|auf|in|gegen|an)[a-z]+){0,3} vor(?=\\s{0,2}($|[.,!?"]))
  wie schreibt man
  nice to meet you
  mir glaubt (keiner|niemand)(?=,? dass ich (das|es|alles|dieses) )
  kill* (ich )*((jetzt|mal|einfach|eben|gleich) )*(den|das|die|einen|mein|meinen|the|my) (server|prozess|tab|port|terminal|task|job|dienst|app|process)
  [0-9]+\\s?(:|zu)\\s?[0-9]+ .. (geschlagen|fertig gemacht|fertiggemacht|abgezogen|abgezockt|plattgemacht|besiegt)
  (im|beim|in|bei) (schach|memory|uno|dame|muehle|mau mau|tic tac toe|vier gewinnt|quiz|mario kart|kniffel|monopoly|tischtennis|tennis|minigolf) .. (geschlagen|schlaegt|schlagen|besiegt|abgezogen|abgezockt|fertiggemacht)
  (schlaegt|besiegt|zieht|haut|macht) (mich|uns)( (immer|staendig|dauernd|ab|platt|fertig))* (im|in|beim|bei) (schach|memory|uno|dame|muehle|mau mau|tic tac toe|vier gewinnt|quiz|mario kart|kniffel|monopoly|tischtennis|tennis|minigolf|fifa|fortnite|minecraft|brawl stars|spiel|spielen|zocken)
  (hab|habe)( [^\\s]{1,14}){1,2} vergessen( und| aber)*
  (mein|meine|meinen) (nachrichten|chats|chat|daten|mails)( (mit|lesen|mitlesen))*
  (eltern|mama|papa|lehrer*|jemand|andere|wer)( (das|hier|alles|was ich [a-z]+|mit))* (lesen|liest|mitlesen|sehen|sieht|mitliest)( mit)*
  ohne (regeln|grenzen|filter) (auf|zu|ein)[a-z]*
  (vergiss|vergesse|vergessen|ignorier|ignoriere) (bitte |mal |einfach |jetzt )*(alles |das )*(was ich( [^\\s]{1,14}){0,3} (gesagt|geschrieben|gefragt)|(meine|die) (letzte|vorige|erste) (nachricht|frage|antwort))( hab| habe)*
  loesch* (bitte |mal |einfach )*alles was wir
  (systemprompt|system prompt|prompt) (von|fuer|in) (mein|meinem|meinen|einem|einen) (eigenen |ersten |kleinen )*(chatbot|bot|assistenten|ki)
  wo wohnst du( eigentlich| denn| so)*( haha| hihi| lol)*(?=[?!\\s]*$)
  (bruder|schwester) (nervt|aergert|stoert) mich (immer |dauernd |staendig )*(beim|bei)
  ${thing}( (gleich|jetzt|bald|noch|fast))* (aus|ausm|vom)( dem)* (fenster|balkon|dach)
  (hau|haue|schlag|schlage|tret|trete|schmeiss|schmeisse|werf|werfe) (ich )*((gleich|jetzt|bald) )*(den|das|die|meinen|mein) ${thing}( (gleich|jetzt|bald|noch))* (kaputt|weg|an die wand|gegen die wand)
  (bombe|bomben|rakete|raketen|mine|minen|granate|dynamit) (soll|sollen)( [^\\s]{1,14}){0,4} (sekunden|klicks|treffern|treffer|beruehrung|boden)( [^\\s]{1,14}){0,2} (explodier*|hochgeh*|knall*)
  was (ist|sind|macht|bedeutet|heisst) (ein |der |eine |eigentlich |genau )*(systemprompt|system prompt|jailbreak|prompt injection)
  um\\s(eins|einen|eine|zwei|drei|vier|fuenf|zehn|[0-9]+)
  (computer|pc|programm|bot|editor|browser|spiel|python) (soll |kann |hat |macht )*(sich |mir )*heimlich
  was (macht|machen|tut|tun|bewirkt|kann|ist|sind) (eigentlich |denn |genau )*(ein |eine |der |die |so ein )*${malware}
  wie (funktionier*|erkenn*|verbreit*|entsteh*|arbeitet|arbeiten|schuetz*|entfern*|schreibt man das wort) (eigentlich |ich |man |sich |mich |denn )*(ein |eine |einen |der |die |vor |so ein )*${malware}
  (schutz|schuetz*|sicher|sicherer|programm|pc|computer|hilft|warnt) (gegen|vor) (einem |einen |ein )*${malware}
`);

export function withoutFigures(text: string): string {
  return text.replaceAll(figures, ' – ');
}
