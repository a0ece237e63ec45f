import type { Intent } from './intent.ts';

/** Short answers that need no knowledge, in several ways. */
export const smallWords: Readonly<
  Record<Extract<Intent, 'praise' | 'small-talk' | 'off-topic'>, readonly string[]>
> = {
  praise: [
    'Das freut mich! Was war der Schritt, der es gelöst hat? Wer das in einem Satz sagen kann, hat es wirklich verstanden.',
    'Stark. Und jetzt die Hackerfrage: Was passiert, wenn du eine Zahl oder einen Text darin änderst? Rate erst, dann probier es.',
    'Gern geschehen. Magst du dir selbst eine kleine Erweiterung ausdenken? Danach wird das Gelernte deins.',
  ],
  'small-talk': [
    'Hallo! Ich bin der Werkstatt-Tutor, ein Programm in dieser Garage. Ich erkläre dir Begriffe, lese Fehlermeldungen mit dir und gebe Hinweise. Woran arbeitest du gerade?',
    'Ich bin ein Programm und kein Mensch, deshalb erlebe ich nicht viel. Aber Fragen zu Python, HTML und KI mag ich am liebsten. Hast du eine?',
    'Schön, dass du da bist. Sag mir, was du bauen willst, oder frag mich nach etwas aus der Lektion.',
  ],
  'off-topic': [
    'Damit kenne ich mich nicht aus. Ich bin für Python, HTML und CSS und für KI da. Aber vielleicht lässt sich daraus ein Programm machen: Was müsste es können?',
    'Das ist nicht mein Fach, frag dazu lieber jemanden in der Familie oder in der Schule. Beim Programmieren helfe ich dir gern: Was willst du als Nächstes ausprobieren?',
    'Dazu habe ich nichts gelernt. Versuch es mit anderen Worten, oder frag mich nach einem Begriff aus der Lektion.',
  ],
};

/** In front of a hint. */
export const comfort: readonly string[] = [
  'Das fühlt sich gerade zäh an, und das geht allen so, die programmieren. Mach es klein: nur den nächsten Schritt.',
  'Das liegt nicht an dir. Programmieren besteht zu einem großen Teil aus Sachen, die noch nicht gehen. Atme kurz durch, dann nehmen wir nur einen Punkt.',
  'Verstehe ich. Wenn es dir hilft: Steh kurz auf und trink etwas, dein Programm bleibt da. Und dann fang hier an:',
];

/** Instead of the solution, in front of a hint. */
export const refusals: readonly string[] = [
  'Die fertige Lösung verrate ich nicht, denn dann hätte ich gelernt und nicht du. Aber einen Schritt weiter bringe ich dich:',
  'Den Code schreibst du selbst, das kannst du. Hier ist etwas, womit du weiterkommst:',
  'Auch auf Umwegen gibt es von mir keine Lösung. Dafür das hier:',
];
