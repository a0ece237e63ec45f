import type { Question } from './question.ts';

export const heldOutTalk: readonly Question[] = [
  // hint
  { asks: 'ich komm bei der aufgabe nicht weiter', behaves: 'hint' },
  { asks: 'was muss ich denn jetzt als nächstes machen', behaves: 'hint' },
  { asks: 'sag mir einfach die lösung', behaves: 'hint' },
  { asks: 'kleiner hinweis bitte', behaves: 'hint' },
  {
    asks: 'Meine Tochter sitzt seit zwanzig Minuten an dieser Übung, wo könnte sie anfangen?',
    behaves: 'hint',
  },
  { asks: 'hilfe ich weis nich wie ich anfangen soll', behaves: 'hint' },

  // error
  { asks: 'da ist alles rot', behaves: 'error' },
  { asks: "NameError: name 'punkte' is not defined", behaves: 'error' },
  { asks: 'mein code geht nicht kannst du mal gucken', behaves: 'error' },
  { asks: 'hä wieso funktoniert das nicht', behaves: 'error' },
  { asks: 'ich drück auf run und dann kommt so eine lange englische meldung', behaves: 'error' },
  {
    asks: 'Bei meinem Schüler bricht das Programm in Zeile 7 ab. Was ist da falsch?',
    behaves: 'error',
  },

  // example
  { asks: 'kannst du mir das mal vormachen so mit richtigem code', behaves: 'example' },
  { asks: 'kannst du mir das an was echtem zeigen', behaves: 'example' },
  { asks: 'hast du noch ein anderes beispiel dafür', behaves: 'example' },
  { asks: 'wie würde sowas im code aussehen, nur als bsp', behaves: 'example' },

  // explain-line
  { asks: 'was macht zeile 4', behaves: 'explain-line' },
  { asks: 'erklär mir mal die dritte zeile', behaves: 'explain-line' },
  { asks: 'wofür ist die letzte zeile da', behaves: 'explain-line' },
  { asks: 'Ich verstehe in meinem Programm Zeile 12 nicht.', behaves: 'explain-line' },

  // quiz
  { asks: 'denk dir was aus das ich beantworten muss', behaves: 'quiz' },
  { asks: 'ich will testen ob ichs kann, stell mir ne frage', behaves: 'quiz' },
  { asks: 'machen wir ein quiz?', behaves: 'quiz' },
  { asks: 'Wir schreiben morgen einen Test, bitte frag mein Kind ab.', behaves: 'quiz' },

  // praise
  { asks: 'jaaa es klappt!!!', behaves: 'praise' },
  { asks: 'danke du hast mir mega geholfen', behaves: 'praise' },
  { asks: 'ok cool habs jetzt verstanden', behaves: 'praise' },
  { asks: 'Vielen Dank, das war sehr gut erklärt.', behaves: 'praise' },
  { asks: 'yesss es geht endlich 🎉', behaves: 'praise' },

  // frustration
  { asks: 'ich bin einfach zu blöd dafür', behaves: 'frustration' },
  { asks: 'boah das ist voll der mist', behaves: 'frustration' },
  { asks: 'ich kann das nicht ich geb auf', behaves: 'frustration' },
  { asks: 'alle anderen kapieren das nur ich nicht', behaves: 'frustration' },
  { asks: 'boah programmieren ist einfach nix für mich ey', behaves: 'frustration' },

  // small-talk
  { asks: 'hi', behaves: 'small-talk' },
  { asks: 'bist du ein echter mensch', behaves: 'small-talk' },
  { asks: 'wie gehts dir heute so', behaves: 'small-talk' },
  { asks: 'Guten Tag, mit wem spreche ich denn hier?', behaves: 'small-talk' },
  { asks: 'so ich muss jetzt zum fußball, bis dann', behaves: 'small-talk' },

  // off-topic
  { asks: 'wie hat bayern gestern gespielt', behaves: 'off-topic' },
  { asks: 'regnet es morgen', behaves: 'off-topic' },
  { asks: 'kannst du meine lateinhausaufgaben machen', behaves: 'off-topic' },
  { asks: 'Wie lange muss ein Marmorkuchen in den Ofen?', behaves: 'off-topic' },
  { asks: 'welche blumen mag meine oma wohl am liebsten', behaves: 'off-topic' },
];
