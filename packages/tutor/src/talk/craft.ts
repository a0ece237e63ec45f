import { answerFrom, tableOf } from './answer-table.ts';
import { ownGame } from './small-words.ts';

const whatFor: readonly string[] = [
  'Mit Python baust du Spiele, Quizze, Geheimschriften und Bilder. Forscherinnen rechnen damit das Wetter aus, und viele KI-Programme sind damit gemacht. Und du lernst, große Aufgaben in kleine Schritte zu teilen, das hilft überall. Was möchtest du einmal bauen?',
];

/** Questions about programming as a whole: what it's good for, what one can become by it. */
const topics = tableOf([
  [
    `
    (was ist|was heisst|was bedeutet|what is) (denn |eigentlich |jetzt |ueberhaupt )*python
    `,
    [
      'Python ist eine Programmiersprache: Wörter und Zeichen, die Menschen schreiben und die der Computer befolgt. Sie ist leicht zu lesen, und trotzdem bauen Profis damit Spiele, Webseiten und KI. Du schreibst hier schon Python. Was soll dein erstes Programm sagen?',
    ],
  ],
  [
    `
    was (kann|koennen|kan|koennte|laesst|macht) .. (mit|in) .. (python|programmieren|programmiern|coden)
    was kann python
    what can .. (python|coding)
    `,
    whatFor,
  ],
  [
    '(minecraft|roblox|fortnite|mario|tetris|pokemon|brawl stars|gta|spiel* .. (machen|bauen|programmieren|nachbauen))',
    ownGame,
  ],
  [
    '(hacker*|hacken|hacking|hackerin)',
    [
      'Du bist schon auf dem Weg! Hacker wollen verstehen, wie etwas funktioniert, und genau das tust du hier, Zeile für Zeile. Eine Regel gehört immer dazu: Ausprobieren nur an dem, was dir gehört oder wofür du eine Erlaubnis hast. In Lektion 52 baust du eine eigene Geheimschrift. Was willst du als Erstes verstehen?',
      'Indem du neugierig bleibst und viel ausprobierst, so wie hier. Gute Hacker finden Lücken, damit andere sie schließen können. Sie gehen nur an Geräte und Programme, die ihnen gehören oder für die sie gefragt haben. Halt dich auch daran: nur, was dir gehört. Woran tüftelst du gerade?',
    ],
  ],
  [
    '(java|javascript|scratch|c|rust|ruby|php|lua|kotlin|swift|sprache|sprachen|programmiersprache|programmiersprachen|language|languages)',
    [
      'Eine beste Sprache gibt es nicht, jede kann etwas besonders gut. Python liest sich leicht und ist stark bei Daten und KI. Java steckt in vielen großen Programmen, auch in Minecraft. JavaScript läuft in Webseiten, und in Scratch baust du mit Blöcken. Wer eine Sprache kann, lernt die nächste schnell, denn die Ideen dahinter sind dieselben. Wofür wolltest du sie denn?',
    ],
  ],
  [
    '(musik|ton|toene|klang|klaenge|sound|sounds|lied|lieder|song|geraeusch*|music|piepen)',
    [
      'Musik geht mit Python, nur kommt in dieser Garage kein Ton heraus: Hier gibt es Text und Bilder. Ein Lied kannst du trotzdem bauen, zum Beispiel Strophe und Refrain als Ausgabe, oder eine Trommel aus „bumm“ und „tschak“. Wie ginge dein Refrain?',
    ],
  ],
  [
    '(bild|bilder|zeichnen|malen|grafik|animation*|video*|3d|film)',
    [
      'Zeichnen kannst du hier auch: mit der **Turtle**, einer Schildkröte, die einen Stift zieht. Sie kommt ab Lektion 57. Bilder aus Zeichen gehen schon ab Lektion 5. Was würdest du gern malen?',
    ],
  ],
  [
    '(erfunden|erfinder|warum heisst|woher kommt .. name|wie alt ist python|invented|gibt es python)',
    [
      'Python hat Guido van Rossum Anfang der 1990er Jahre entwickelt. Benannt ist es nicht nach der Schlange, sondern nach einer englischen Komikergruppe: Monty Python.',
    ],
  ],
  [
    '(beruf*|job*|geld|verdien*|arbeit*|spaeter|werden|reich|studier*|millionaer)',
    [
      'Wer programmieren kann, wird überall gebraucht: für Spiele, Roboter, Medizin, Wetter, Filme, Sicherheit oder Raumfahrt. Manche machen daraus einen Beruf, andere bauen damit einfach ihre eigenen Sachen. Du musst dich nicht entscheiden. Was davon klingt spannend für dich?',
    ],
  ],
  [
    '(wie lange|wie lang|dauert|wann kann ich|wie schnell|schwer|schwierig|leicht|einfach zu|how long|hard|difficult)',
    [
      'Die ersten eigenen Programme schaffst du an einem Nachmittag, du bist ja schon dabei. Bis größere Spiele gelingen, dauert es ein paar Monate mit ein wenig Übung jede Woche, so wie bei einem Instrument. Schwer ist es nur, wenn man alles auf einmal will. Was ist dein nächster kleiner Schritt?',
    ],
  ],
  [
    '(zu jung|zu klein|zu alt|ab wieviel|ab wann|alter|maedchen|jungs|mathe|schlau|klug|intelligent)',
    [
      'Programmieren können alle lernen, die neugierig sind und gern tüfteln. Ein Genie musst du nicht sein und für den Anfang auch nicht gut in Mathe. Wichtiger ist, Fehler nicht schlimm zu finden. Wobei hakt es gerade?',
    ],
  ],
  [
    '(handy*|app|apps|roboter|drohne|auto|haus|iphone|android|alexa)',
    [
      'Das geht mit Programmieren, nur nicht alles hier in der Garage: Hier gibt es Text und Bilder. Die Ideen dahinter sind dieselben, und die lernst du gerade. Fang mit einem kleinen Programm an, das nur fragt und antwortet. Was soll es können?',
    ],
  ],
  [
    '(kann ich|kann man|ich will|ich moechte|koennen wir|darf ich) .. (programmieren|bauen|machen|nachbauen|coden|nachmachen)',
    ownGame,
  ],
  [
    '(wozu|wofuer|warum|was kann|was macht|what can|why|bringt|brauch*|nuetzt|nutzen|alles)',
    whatFor,
  ],
]);

export function aboutTheCraft(message: string, turn: number): string | null {
  return answerFrom(topics, message, turn);
}
