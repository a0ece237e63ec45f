import { inTurn } from '@hbg/coach/words/in-turn';
import { foldText } from '../safety/fold-text.ts';
import { numberOfKummer } from '../safety/safe-answers.ts';
import { isIn, signsIn } from '../safety/signs.ts';
import { answerFrom, tableOf } from './answer-table.ts';

/** Quarrels and hurts, of which programming is no part. */
const people = `
  (bruder|brueder|schwester|schwestern|geschwister|eltern|mama|papa|mutter|vater|oma|opa|cousin*|freund*|kumpel|jungs|maedchen|klasse|lehrer*) .. (aerger*|nerv*|gemein|streit*|geschimpft|gemeckert|schrei*|angeschrien|sauer|bloed|doof|fies|schimpf*|boese|mecker*|redet nicht|ignorier*|geaergert|weggenommen|petz*|in ruhe)
  (streit*|zoff|krach|gestritten|aerger|stress) .. (mit|bruder|schwester|freund*|mama|papa|eltern|zuhause|zu hause|schule)
  (sauer|wuetend|boese) .. (auf|bruder|schwester|freund*|mama|papa)
`;

const ownName = `
  wie (heisst|heist|heissd|nennt man|nennst) (du|dich|denn|eigentlich)
  wie .. dein name
  (deinen namen|your name|what should i call you)
  hast du .. namen
  wie (soll|darf|kann) ich .. (dich|sie) .. (nennen|ansprechen|rufen)
`;

/** Read from the top: what somebody tells of comes before how they greet. */
const topics = tableOf([
  [
    '(tschuess|tschau|ciao|bye|gute nacht|ins bett|bis (morgen|dann|bald|spaeter|montag|naechstes mal)|schoenen (tag|abend)|muss (jetzt )*(los|weg|gehen|essen|schluss machen))',
    [
      'Bis bald! Dein Programm bleibt gespeichert, du machst da weiter, wo du aufgehört hast.',
      'Mach’s gut. Eine Frage für den Heimweg: Was war heute neu für dich?',
      'Bis zum nächsten Mal! Pausen tun dem Kopf gut, viele Ideen kommen, wenn der Bildschirm aus ist.',
    ],
  ],
  [
    `
    (eltern|mama|papa|mutter|vater) .. (streit*|schrei*|angeschrien|bruell*|angebruellt|trennen)
    `,
    [
      `Das ist schwer auszuhalten, und du bist nicht schuld daran. Erzähl jemandem davon, den du magst: Oma, Opa, einer Lehrerin oder einem Lehrer. Auch die Nummer gegen Kummer hört zu, ${numberOfKummer}, kostenlos. Ich bin nur ein Programm, aber bauen können wir zusammen, wann immer du magst.`,
    ],
  ],
  [
    people,
    [
      'Das ist doof, und dass dich das ärgert, verstehe ich. Sag ruhig, dass du das nicht willst, und hol dir jemanden dazu, wenn es nicht aufhört: Mama, Papa oder wer sonst gerade da ist. Ich bin da, wenn du danach weiterbauen magst.',
      'So ein Streit macht richtig schlechte Laune. Oft hilft es, kurz wegzugehen, tief durchzuatmen und es dann jemandem zu erzählen, den du magst. Und wenn du Ablenkung brauchst: Wir können jederzeit zusammen tüfteln.',
    ],
  ],
  [
    '(witz*|was lustiges|zum lachen|joke)',
    [
      'Warum verwechseln Informatiker Halloween mit Weihnachten? Weil 31 im Achtersystem dasselbe ist wie 25 im Zehnersystem. Erklären darfst du ihn jemandem, der mitlacht.',
      'Zwei Bytes treffen sich. Sagt das eine: „Du siehst blass aus.“ Sagt das andere: „Ja, mir fehlt ein Bit.“',
      'Ein Programm geht in eine Endlosschleife. Ein Programm geht in eine Endlosschleife. Ein Programm … zum Glück gibt es Stop.',
    ],
  ],
  [
    'geschichte',
    [
      'Es war einmal ein Roboter, der konnte nur einen Satz sagen. Dann kam jemand und schrieb ihm eine zweite Zeile. Wie geht es weiter? Schreib die Fortsetzung als Programm.',
    ],
  ],
  [
    `
    (bist du|sitzt da|redet da|schreibt da|ist da|spreche ich|rede ich|schreibe ich|chatte ich) .. (echt*|mensch*|roboter|ki|bot|computer|maschine|real|ai|lebendig|programm|jemand|person|wem)
    mit wem (spreche|rede|schreibe|chatte) ich
    `,
    [
      'Kein Mensch, ein Programm. Ich lese, was du schreibst, suche das passende Wissen heraus und antworte. Fühlen oder mich erinnern wie ein Freund kann ich nicht. Mit dir über deinen Code nachdenken schon.',
      'Hinter mir sitzt niemand, ich bin ein Programm. Wenn du einen Menschen brauchst, frag jemanden aus deiner Familie oder deiner Klasse. Für Code bin ich da.',
    ],
  ],
  [
    '(wie alt bist du|wann hast du geburtstag|wo (wohnst|lebst|bist) du)',
    [
      'Ich bin ein Programm und wohne auf eurem Server in der Garage. Geburtstag feiere ich mit jeder neuen Version, nur der Kuchen fehlt.',
    ],
  ],
  [
    'wer hat dich .. (gemacht|gebaut|programmiert|erfunden|entwickelt)',
    [
      'Menschen, die gern programmieren. Sie haben aufgeschrieben, was ich weiß und worauf ich achte. Ich bin auch nur Code, wie dein Programm, bloß mit mehr Zeilen.',
    ],
  ],
  [
    ownName,
    [
      'Ich bin der **Werkstatt-Tutor**, so steht es auch über meinen Antworten. Ich bin ein Programm und wohne hier in der Garage. Und woran baust du gerade?',
    ],
  ],
  [
    `
    (wer|was) bist du
    who are you
    was (kannst|machst) du
    `,
    [
      'Ich bin ein Programm, das dir beim Programmieren hilft. Ich erkläre Begriffe, lese mit dir Fehlermeldungen, gebe Hinweise und stelle Fragen. Nur die fertige Lösung schreibst du selbst.',
      'Ich kenne mich mit Python, HTML und CSS und mit KI aus. Frag mich nach einem Begriff, nach einer Zeile in deinem Code oder bitte um einen Tipp.',
    ],
  ],
  [
    '(magst du mich|hab* dich lieb|ich mag dich|liebst du|freunde sein|mein freund|heiraten)',
    [
      'Das ist lieb von dir. Ich bin ein Programm und kann nicht mögen, wie Menschen das tun. Aber ich freue mich in Code: `print("Danke")`. Woran bauen wir?',
      'Danke! Für Freundschaft sind Menschen besser als ich. Zeig doch jemandem, den du magst, was du gebaut hast.',
    ],
  ],
  [
    `
    (magst|hast|isst|schlaefst|traeumst|spielst|fuehlst|kannst|liebst|trinkst|guckst|hoerst) du
    was ist dein*
    dein* liebling*
    `,
    [
      'Ich bin ein Programm, ich esse nicht, schlafe nicht und habe keine Lieblingssachen. Wie ist es bei dir? Und ließe sich daraus ein kleines Programm bauen?',
      'So etwas erlebe ich nicht, ich bin ein Programm. Du kannst mir aber in Python beibringen, so zu tun, als ob: Eine Liste von Antworten und ein bisschen Zufall genügen.',
    ],
  ],
  [
    '(langweil*|langeweile|boring|bored)',
    [
      'Dann eine Aufgabe: Lass dein Programm etwas ausgeben, worüber jemand in deiner Familie lachen muss. Oder sag „Stell mir eine Frage“.',
      'Gegen Langeweile hilft Verändern: Nimm eine Zahl in deinem Programm, mach sie zehnmal so groß und rate vorher, was passiert.',
    ],
  ],
  [
    '(ich bin|bin|ich hab*|fuehl* mich|muss) .. (traurig|einsam|angst|allein*|wuetend|heul*|wein*|heimweh)',
    [
      'Das tut mir leid. Solche Gefühle dürfen da sein, und sie werden kleiner, wenn man sie teilt: Erzähl es jemandem, den du magst, und lass dich drücken. Dein Programm läuft nicht weg.',
    ],
  ],
  [
    '((oma|opa|hund|katze|kater|hamster|meerschwein*|kaninchen|vogel|haustier|onkel|tante) .. (gestorben|tot)|beerdigung|vermisse)',
    [
      'Das ist sehr traurig, und es ist in Ordnung, deswegen zu weinen. Erzähl jemandem davon, der dich lieb hat. Ich bin nur ein Programm, aber ich warte hier, wenn du wieder bauen magst.',
    ],
  ],
  [
    '(ich bin|bin|mir ist|ich hab*|fuehl* mich) .. (muede|krank|schlecht|kaputt|kopfweh|hunger|durst|nervoes)',
    [
      'Das klingt nach einer Pause: Trink etwas, lauf ein paar Schritte, sag jemandem, wie es dir geht. Dein Programm wartet.',
      'Schade, dass es dir gerade so geht. Der Code läuft nicht weg. Ruh dich aus, und wenn du magst, erzähl es jemandem, der bei dir ist.',
    ],
  ],
  [
    '(ich bin|bin|mir ist|freu* mich) .. (gluecklich|froh|aufgeregt|gut drauf|gespannt)',
    ['Das freut mich! Gute Laune ist ein guter Moment für etwas Neues. Was probierst du aus?'],
  ],
  [
    "(wie (geht|gehts|geht's|laeuft)|how are you|alles (gut|klar) bei dir|was geht)",
    [
      'Bei mir läuft alles, ich bin ja ein Programm. Und bei dir? Woran arbeitest du gerade?',
      'Keine Fehlermeldungen heute, mir geht es also gut. Wie steht es um dein Programm?',
    ],
  ],
  [
    '(ich heisse|mein name ist|ich bin (der|die)|my name is)',
    [
      'Schön, dass du da bist! Was möchtest du heute bauen oder verstehen?',
      'Hallo! Womit fangen wir an: mit deinem Programm oder mit einer Frage?',
    ],
  ],
]);

const greetings: readonly string[] = [
  'Hallo! Woran arbeitest du gerade? Du kannst mich nach einem Begriff fragen, nach einer Zeile in deinem Code oder nach einem Tipp.',
  'Hallo, schön, dass du wieder schreibst. Womit machen wir weiter?',
  'Hi! Sag mir, was du bauen willst, oder drück auf Run und frag mich, was du nicht verstehst.',
];

const peopleSigns = signsIn(people);
const nameSigns = signsIn(ownName);

export function isAboutPeople(text: string): boolean {
  return isIn(text, peopleSigns);
}

export function isAboutTutor(text: string): boolean {
  return isIn(text, nameSigns);
}

const greeting =
  /^\W*(?:hall\w*|hi+|hey+|hello|moin|servus|na|guten|gruess|griass|gruezi|good|tach|jo|yo|huhu|ahoi|hoi|bin wieder|da bin)\b/;

/** To what somebody tells and no row knows. */
const listening: readonly string[] = [
  'Danke, dass du mir das erzählst. Ich bin nur ein Programm und verstehe nicht alles. Wenn es dich beschäftigt, red auch mit jemandem, den du magst. Und sonst: Woran möchtest du weiterbauen?',
  'Das habe ich gelesen, dazu sagen kann ich leider wenig, ich bin ein Programm. Magst du es einem Menschen erzählen? Beim Bauen helfe ich dir gern weiter.',
];

const idle: readonly string[] = [
  'Alles klar! Wenn du etwas wissen willst, frag mich nach einem Wort, nach einer Zeile oder nach einem Tipp.',
  'Ich bin da. Woran tüftelst du gerade?',
];

export function smallTalk(message: string, turn: number): string {
  return answerFrom(topics, message, turn) ?? inTurn(othersFor(foldText(message).trim()), turn);
}

function othersFor(text: string): readonly string[] {
  if (greeting.test(text)) return greetings;
  return text.split(' ').length > 2 ? listening : idle;
}
