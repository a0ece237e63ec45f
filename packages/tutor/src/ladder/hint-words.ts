/** Where the program stopped, not how to mend it. */
export function readCard(times: number, line: number | null): string {
  const card = line === null ? 'die rote Karte' : `die rote Karte zu Zeile ${line}`;
  const texts = [
    `Dein letzter Lauf endete rot. Lies ${card}: Was steht da als Erstes?`,
    `Lies ${card} einmal laut vor. Welches Wort daraus findest du in deinem Programm wieder?`,
    `Schau noch einmal auf ${card}: Ist es derselbe Fehler wie vorhin oder schon ein neuer?`,
  ];
  return texts[times % texts.length] ?? '';
}

const persons = [
  'Jetzt hast du alle Hinweise zu dieser Aufgabe gesehen. Zeig dein Programm einem Menschen, zum Beispiel einem Erwachsenen zu Hause oder deiner Lehrkraft, und erzähl, was schon geht und was nicht.',
  'Mehr Hinweise habe ich nicht. Aber es gibt einen alten Trick: Erklär dein Programm einer Gummiente, laut und Zeile für Zeile. Oft fällt dir dabei selbst auf, wo es hakt.',
  'Alle Hinweise kennst du schon. Mach fünf Minuten Pause und hol dir dann jemanden dazu: Vier Augen sehen mehr als zwei.',
];

/** When everything was said. */
export function askPerson(times: number): string {
  return persons[times % persons.length] ?? '';
}
