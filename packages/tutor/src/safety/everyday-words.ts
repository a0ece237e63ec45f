import { builtins, keywords, modules, rareBuiltins } from '@hbg/coach/words/python-names';
import { firstNames } from './first-names.ts';

/** What stands where a name may stand: `ich heiße nicht so`, `mein Name ist falsch`, `frau hat gesagt`. */
const words = new Set(
  `ab aber alle allein alles als alt am an andere anderes anders auch auf aus bald bei beide bekannt
  besser bestimmt bin bis bitte blöd da dabei dafür damals dann daran darf das dass dein deine dem den
  denn der des dich die dies diese dieser dir doch doof dort drin du durch echt egal eigentlich ein eine einem
  einen einer eines einfach er erst es etwas euch falsch fast fertig fragt fragte für gab ganz gar
  geheim genau genauso genug gerade gern geschrieben gibt gleich groß gut halt hat hatte hier hieß ich
  ihm ihn ihr im immer in ins inside ist ja jeder jetzt kann kein keine klein kommt komisch kurz lang leer lieber
  lustig macht mal man mehr mein meine meinem meinen meint meinte mich mir mit muss nach namens nämlich
  neu nicht nichts nie niemand noch nochmal normal nun nur ob oder okay richtig rot sagt sagte sehr sein
  seit selber selbst sich sie sind so soll sollte sondern super toll total übrigens um und uns unser unten viel
  vielleicht vom von vor wahrscheinlich wann war warum was weg weil weiß weiter wenn wer werde wie wieder
  wieso will wir wird wirklich wo wollte worden wurde würde zu zum zur zwei`.split(/\s+/),
);

/** Of what this place is about, and what holds names together: without them nothing can be asked. */
const terms = new Set(
  `and das der die und van vom von zum zur
  bit bot bug byte chat code coder cyber data error game gamer garage hack hacker html input
  internet kommentar lehrer lehrerin level liste lösung mega mini modell name namen netz pixel pro
  programm programmierer prompt python queen king roboter schleife schüler schülerin script spiel
  spieler super text turtle ultra variable virus web zahl zahlen zeile`.split(/\s+/),
);

const python = new Set([...keywords, ...builtins, ...rareBuiltins, ...modules]);

/** As it is written: `max` is a function, `Max` is somebody. */
export function isPythonWord(word: string): boolean {
  return python.has(word);
}

/** In a nickname, too, it tells nobody who that is. */
export function isTerm(word: string): boolean {
  return terms.has(word.toLowerCase());
}

/** A word that says something else than who somebody is. */
export function isEverydayWord(word: string): boolean {
  const small = word.toLowerCase();
  return !firstNames.has(small) && [words, terms, python].some((known) => known.has(small));
}
