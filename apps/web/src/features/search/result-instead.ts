import type { SearchResult } from './shared/search-query.ts';

type Guide = Pick<SearchResult, 'topic' | 'description' | 'codeExample' | 'explanation'> & {
  readonly keywords: readonly string[];
};

const pythonGuide: Guide = {
  keywords: ['python'],
  topic: 'Python kennenlernen',
  description: 'Python liest sich fast wie ein Satz und ist darum gut für den Anfang.',
  codeExample: 'name = input("Wie heißt du? ")\nprint(f"Hallo, {name}!")\n',
  explanation:
    '`input` wartet auf deine Antwort und merkt sie sich in `name`. `print` gibt sie wieder aus, und der f-String setzt sie in den Text ein.',
};

const loopGuide: Guide = {
  keywords: ['schleife', 'loop', 'for'],
  topic: 'Schleifen',
  description: 'Eine Schleife wiederholt Zeilen, damit du sie nur einmal schreiben musst.',
  codeExample: 'for zahl in range(1, 6):\n    print(zahl, "mal", zahl, "ist", zahl * zahl)\n',
  explanation:
    '`range(1, 6)` zählt von 1 bis 5. In jeder Runde steht die nächste Zahl in `zahl`, und die eingerückte Zeile läuft noch einmal.',
};

const functionGuide: Guide = {
  keywords: ['funktion', 'function'],
  topic: 'Funktionen',
  description:
    'Eine Funktion gibt ein paar Zeilen einen Namen, unter dem du sie immer wieder rufst.',
  codeExample:
    'def begruesse(name):\n    return f"Willkommen in der Garage, {name}!"\n\nprint(begruesse("Byte"))\nprint(begruesse("Pixel"))\n',
  explanation:
    'Hinter `def` steht der Name, in der Klammer, was die Funktion bekommt. `return` gibt das Ergebnis an die Stelle zurück, an der du sie gerufen hast.',
};

const guides = [pythonGuide, loopGuide, functionGuide];

/** What the page knows by itself when the search can't be reached. */
export function resultInstead(query: string): SearchResult {
  const asked = query.toLowerCase();
  const guide = guides.find(({ keywords }) => keywords.some((word) => asked.includes(word)));
  const { keywords: _, ...shown } = guide ?? guideTo(query);
  return {
    ...shown,
    kind: 'lesson',
    place: '/learn',
    language: 'python',
    difficulty: 'Anfänger',
    steps: [
      'Lies das Beispiel Zeile für Zeile und rate, was es ausgibt.',
      'Tipp es in der Werkstatt ab und lass es laufen.',
      'Ändere eine Zahl oder ein Wort und schau, was sich dadurch verändert.',
      'Bau daraus etwas Eigenes.',
    ],
  };
}

function guideTo(query: string): Guide {
  return {
    keywords: [],
    topic: query,
    description: `So gehst du an „${query}“ heran, auch wenn es noch neu für dich ist.`,
    codeExample: 'print("Ich probiere etwas Neues aus!")\n',
    explanation:
      'Mit `print` siehst du nach jedem Schritt, was dein Programm gerade weiß. So merkst du früh, wo etwas anders läuft als gedacht.',
  };
}
