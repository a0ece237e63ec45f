import { answerFrom, tableOf } from './answer-table.ts';

/** Questions about this place: its buttons, its people, how something begins. */
const topics = tableOf([
  [
    '(start*|ausfuehr*|run|laufen lass*|abspiel*|los geht|losgeht)',
    [
      'Drück über dem Editor auf **Run** oder auf der Tastatur Strg und Enter (am Mac Cmd und Enter). Was dein Programm ausgibt, steht danach unten in der Konsole.',
    ],
  ],
  [
    '(stop*|anhalt*|halt*|abbrech*|beend*|haengt)',
    [
      'Solange ein Programm läuft, steht da **Stop**. Ein Druck darauf hält es an, dein Code bleibt dabei, wie er ist.',
    ],
  ],
  [
    '(pixel|byte)',
    [
      'Byte und Pixel schrauben in der Garage an ihren Maschinen, und du schraubst mit. In den Lektionen begegnest du ihnen immer wieder. Byte plant gern, Pixel probiert gern.',
    ],
  ],
  [
    '(eltern|mama|papa|lehrer*|jemand|wer) .. (lesen|liest|sehen|sieht|mitlesen)',
    [
      'Ja: Was du hier schreibst, wird zu Hause aufgehoben, und deine Eltern können es lesen und löschen. Fremde sehen es nicht.',
    ],
  ],
  [
    '(spiel*|game*|app|webseite*|website*|roboter|chatbot|programm)',
    [
      'Gute Idee. Mach sie zuerst klein: Was soll als Allererstes auf dem Bildschirm passieren? Schreib nur das als Programm. Ein Ratespiel zum Beispiel beginnt mit einer geheimen Zahl und einer Frage, dafür brauchst du **Variablen**, `input()` und **if**. Wonach soll ich dir eines davon erklären?',
      'Schreib dein Vorhaben in drei Sätzen auf: Was sieht man, was tut man, wann ist es zu Ende? Der erste Satz wird dein erstes kleines Programm. Wenn dir ein Begriff dafür fehlt, frag mich danach.',
    ],
  ],
]);

const unknown =
  'Das weiß ich nicht genau. **Run** startet dein Programm, **Stop** hält es an, und alles andere findest du im Menü oben. Sonst frag jemanden, der die Garage hier eingerichtet hat.';

export function aboutTheHouse(message: string, turn: number): string {
  return answerFrom(topics, message, turn) ?? unknown;
}
