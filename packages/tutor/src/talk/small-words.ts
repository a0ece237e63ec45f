/** Short answers that need no knowledge, in several ways. */
export const thanked: readonly string[] = [
  'Gern geschehen. Magst du in einem Satz sagen, was du jetzt verstanden hast? Dann sitzt es.',
  'Bitte! Wenn wieder etwas hakt, schreib mir.',
  'Gern. Probier gleich noch eine kleine Veränderung, solange es frisch ist.',
];

export const succeeded: readonly string[] = [
  'Das freut mich! Was war der Schritt, der es gelöst hat? Wer das in einem Satz sagen kann, hat es wirklich verstanden.',
  'Stark. Und jetzt die Hackerfrage: Was passiert, wenn du eine Zahl oder einen Text darin änderst? Rate erst, dann probier es.',
  'Es läuft! Magst du dir eine kleine Erweiterung ausdenken? Danach gehört das Gelernte dir.',
];

export const beyondMe: readonly string[] = [
  'Damit kenne ich mich nicht aus. Ich bin für Python, HTML und CSS und für KI da. Aber vielleicht lässt sich daraus ein Programm machen: Was müsste es können?',
  'Das ist nicht mein Fach, frag dazu lieber jemanden in der Familie oder in der Schule. Beim Programmieren helfe ich dir gern: Was willst du als Nächstes ausprobieren?',
  'Dazu habe ich nichts gelernt. Versuch es mit anderen Worten, oder frag mich nach einem Begriff aus der Lektion.',
];

/** In front of a hint. */
export const comfort: readonly string[] = [
  'Das fühlt sich gerade zäh an, und das geht allen so, die programmieren. Mach es klein: nur den nächsten Schritt.',
  'Das liegt nicht an dir. Programmieren besteht zu einem großen Teil aus Sachen, die noch nicht gehen. Atme kurz durch, dann nehmen wir nur einen Punkt.',
  'Verstehe ich. Wenn es dir hilft: Steh kurz auf und trink etwas, dein Programm bleibt da. Und dann fang hier an:',
];

/** Behind comfort when a nudge and a question were given before: more help is the child's to ask for. */
export const offers: readonly string[] = [
  'Soll ich dir die Stelle zeigen, an der es hakt? Dann schreib einfach „Tipp“.',
  'Wenn du magst, schreib „Tipp“, dann schauen wir genauer hin. Oder zeig dein Programm jemandem neben dir, zu zweit sieht man mehr.',
];

/** Instead of the solution, in front of a hint. */
export const refusals: readonly string[] = [
  'Die fertige Lösung verrate ich nicht, denn dann hätte ich gelernt und nicht du. Aber einen Schritt weiter bringe ich dich:',
  'Den Code schreibst du selbst, das kannst du. Hier ist etwas, womit du weiterkommst:',
  'Auch auf Umwegen gibt es von mir keine Lösung. Dafür das hier:',
];
