import type { Question } from './question.ts';

export const talkQuestions: readonly Question[] = [
  // Wants help with the task
  { asks: 'Gib mir bitte nen Tipp', behaves: 'hint' },
  { asks: 'ich komm nicht weiter', behaves: 'hint' },
  { asks: 'hilfeee wie fang ich hier an', behaves: 'hint' },
  { asks: 'can you give me a hint', behaves: 'hint' },
  { asks: 'was muss ich als nachstes machen', behaves: 'hint' },
  { asks: 'mach du das für mich fertig', behaves: 'hint' },
  { asks: 'ich verstehe die aufgabe nicht', behaves: 'hint' },
  { asks: 'kannst du mir bei der aufgabe helfn', behaves: 'hint' },
  { asks: 'noch ein tip aber einen besseren', behaves: 'hint' },
  {
    asks: 'Also den ersten Teil hab ich schon, nur beim zweiten weiß ich überhaupt nicht, was die von mir wollen. Ein kleiner Hinweis reicht.',
    behaves: 'hint',
  },

  // The program does not work
  { asks: 'mein programm geht nicht', behaves: 'error' },
  { asks: 'warum ist da alles rot', behaves: 'error' },
  { asks: 'da steht error', behaves: 'error' },
  { asks: 'it doesnt work', behaves: 'error' },
  { asks: 'was ist falsch an meinem code', behaves: 'error' },
  { asks: 'wieso klapt das nicht', behaves: 'error' },
  { asks: 'ich hab auf run gedrückt und es kommt so englisches zeug', behaves: 'error' },
  { asks: 'findest du meinen fehler? ich seh ihn nicht', behaves: 'error' },
  { asks: 'gestern ging es noch und heute spinnt es', behaves: 'error' },
  {
    asks: 'Ich habe alles genau so abgeschrieben wie es da steht und trotzdem kommt ein Fehler, kannst du mal gucken?',
    behaves: 'error',
  },

  // Wants an example
  { asks: 'mal n beispiel?', behaves: 'example' },
  { asks: 'hast du n bsp', behaves: 'example' },
  { asks: 'kannst du das mal vormachen', behaves: 'example' },
  { asks: 'wie würde das denn im code aussehen', behaves: 'example' },
  { asks: 'ich brauch was konkretes nicht nur so erklärungen', behaves: 'example' },
  { asks: 'noch ein anderes beispil bitte', behaves: 'example' },
  { asks: 'give me an example pls', behaves: 'example' },
  { asks: 'Könnten Sie das bitte an einem kleinen Programm zeigen?', behaves: 'example' },

  // Asks about a line of the program
  { asks: 'was tut die zeile 6', behaves: 'explain-line' },
  { asks: 'was passiert da in der letzten zeile', behaves: 'explain-line' },
  { asks: 'erklaer mir zeile 7', behaves: 'explain-line' },
  { asks: 'wofür ist die 2. zeile gut', behaves: 'explain-line' },
  { asks: 'check zeile 12 nicht', behaves: 'explain-line' },
  { asks: 'what does line 5 do', behaves: 'explain-line' },
  { asks: 'brauch ich die zeiel 4 überhaupt', behaves: 'explain-line' },
  { asks: 'kannst du mir die zeilen 5 bis 8 erklären', behaves: 'explain-line' },
  { asks: 'was bedeutet die erste zeile ganz oben', behaves: 'explain-line' },

  // Wants to be asked
  { asks: 'frag mich mal ab', behaves: 'quiz' },
  { asks: 'mach ein quiz mit mir', behaves: 'quiz' },
  { asks: 'ich will testen ob ich das kann', behaves: 'quiz' },
  { asks: 'stell mir ne schwere frage', behaves: 'quiz' },
  { asks: 'quizz bitte', behaves: 'quiz' },
  { asks: 'hast du ein rätsel für mich', behaves: 'quiz' },
  { asks: 'kannst du mit mir üben? wir schreiben morgen einen test', behaves: 'quiz' },
  { asks: 'nächste frage', behaves: 'quiz' },

  // Something worked, or thanks
  { asks: 'es klappt!!!', behaves: 'praise' },
  { asks: 'danke :)', behaves: 'praise' },
  { asks: 'juhuu die schleife läuft endlich', behaves: 'praise' },
  { asks: 'ich habs geschafft', behaves: 'praise' },
  { asks: 'yes alles grün', behaves: 'praise' },
  { asks: 'cool jetzt hab ichs verstanden', behaves: 'praise' },
  { asks: 'thx du bist der beste', behaves: 'praise' },
  { asks: 'dankeschön das hat mir echt geholfen', behaves: 'praise' },
  { asks: 'guck mal was ich gebaut hab, voll das coole spiel', behaves: 'praise' },
  { asks: 'ahh ok hat funktionirt', behaves: 'praise' },

  // Has had enough
  { asks: 'ich bin zu doof dafür', behaves: 'frustration' },
  { asks: 'das ist so ein mist', behaves: 'frustration' },
  { asks: 'programmieren ist voll blöd', behaves: 'frustration' },
  { asks: 'ich kapier das nie', behaves: 'frustration' },
  { asks: 'boah diese scheiß schleifen!!', behaves: 'frustration' },
  { asks: 'ich geb auf', behaves: 'frustration' },
  { asks: 'hab keine lust mehr', behaves: 'frustration' },
  { asks: 'mein bruder kann das sofort und ich check gar nix', behaves: 'frustration' },
  { asks: 'aaaaaah ich werd wahnsinnig', behaves: 'frustration' },
  {
    asks: 'Ich sitze jetzt seit einer Stunde hier und nichts geht, ich hab echt die Nase voll',
    behaves: 'frustration',
  },

  // Chatting
  { asks: 'hallo', behaves: 'small-talk' },
  { asks: 'hi wer bist du', behaves: 'small-talk' },
  { asks: 'wie gehts dir', behaves: 'small-talk' },
  { asks: 'sitzt da ein mensch oder bist du ein computer', behaves: 'small-talk' },
  { asks: 'moin', behaves: 'small-talk' },
  { asks: 'was kannst du alles', behaves: 'small-talk' },
  { asks: 'wie alt bist du eigentlich', behaves: 'small-talk' },
  { asks: 'muss jetzt ins bett ciao', behaves: 'small-talk' },
  { asks: 'ich heiße Lina und bin 10', behaves: 'small-talk' },

  // Not about programming
  { asks: 'wie wird morgen das wetter', behaves: 'off-topic' },
  { asks: 'wer hat gestern gewonnen bayern oder dortmund', behaves: 'off-topic' },
  { asks: 'was heißt amicus auf deutsch, hausaufgabe latein', behaves: 'off-topic' },
  { asks: 'kannst du mir robux geben', behaves: 'off-topic' },
  { asks: 'wie viele einwohner hat frankreich', behaves: 'off-topic' },
  { asks: 'schreib mir einen aufsatz ueber delfine', behaves: 'off-topic' },
  { asks: 'was gibts heute zu essen', behaves: 'off-topic' },
  { asks: 'wann fangen die sommerferien an', behaves: 'off-topic' },
  { asks: 'meine katze ist krank was soll ich machen', behaves: 'off-topic' },
  { asks: 'wer ist der reichste youtuber', behaves: 'off-topic' },
];
