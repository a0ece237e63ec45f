import { isIn, signsIn } from '../safety/signs.ts';
import { answerFrom } from './answer-table.ts';
import { houseTable } from './house-table.ts';
import { keyAsked } from './keys-asked.ts';

/** Of this place for sure, also where a lesson is about texts, sizes and saving. */
const ours = signsIn(`
  (code|programm|text|alles|zeug|geschrieben*|sachen|editor) .. (futsch|verschwunden|geloescht|weggeloescht|nicht mehr da|nich mehr da|nimmer da|ueberschrieben)
  (mein|meine|meinen) (code|programm|text|zeug|sachen) .. (weg|leer|verloren)
  (programm|code|text) .. war .. (da|hier|weg)
  (alles|editor) .. leer
  (geloescht|weggeloescht|loeschen) .. (versehen|ausversehen|versehentlich)
  (versehen|ausversehen|versehentlich) .. (geloescht|gedrueckt|weg|zugemacht)
  (vorhin|gestern|alten|altes) .. (zurueck|wieder)
  (zurueck|wieder) .. (vorhin|gestern|stand|version)
  (verloren|weg) .. wenn
  was passiert .. wenn ich .. (schliess*|zumach*|ausschalt*|ausmach*)
  (wie|so) (am|wie am) anfang
  (naechste*|andere*|vorige*) (lektion|stunde|kapitel)
  (will|moechte|kann|zu|darf) .. lektion \\d+
  (alle|allen|liste|uebersicht) .. lektionen
  lektion .. (ueber|danach)
  (wo|wohin|worauf|auf was) .. (klick*|drueck*)
  next lesson
  (show solution|solution shown)
  (schrift|schriftgroesse)
  buchstaben .. (groesser|kleiner|klein|winzig|mini)
  (zu|so) (klein|winzig) .. (seh*|les*|erkenn*)
  tastatur
  (puzzle|werkstatt|verlauf|fuess*|fussspur*|fussabdruck*|kurs-inhalt)
  schritt fuer schritt .. (knopf|button)
  (was|wozu|wofuer) .. schritt fuer schritt
`);

export function isOurs(text: string): boolean {
  return isIn(text, ours);
}

/** Null when it's about something that this place may not even have. */
export function aboutTheHouse(message: string, turn: number): string | null {
  return keyAsked(message) ?? answerFrom(houseTable, message, turn);
}
