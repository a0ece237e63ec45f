import { numberOfKummer } from '../safety/safe-answers.ts';

/** Short answers that need no knowledge, in several ways. */
export const thanked: readonly string[] = [
  'Gern geschehen. Magst du in einem Satz sagen, was du jetzt verstanden hast? Dann sitzt es.',
  'Bitte! Wenn wieder etwas hakt, schreib mir.',
  'Gern. Probier gleich noch eine kleine Veränderung, solange es frisch ist.',
];

/** Nice words about the tutor itself. */
export const flattered: readonly string[] = [
  'Danke, das freut mich! Und du bist neugierig, das ist beim Programmieren das Wichtigste. Was probieren wir als Nächstes?',
  'Oh, danke! Das meiste hast aber du gemacht, ich habe nur gefragt. Woran tüftelst du weiter?',
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

/** In front of a hint, and complete without one. */
export const comfort: readonly string[] = [
  'Das fühlt sich gerade zäh an, und das geht allen so, die programmieren. Mach es klein: nur den nächsten Schritt.',
  'Das liegt nicht an dir. Programmieren besteht zu einem großen Teil aus Sachen, die noch nicht gehen. Atme kurz durch, dann nehmen wir nur einen Punkt.',
  'Verstehe ich. Steh kurz auf und trink etwas, wenn es dir hilft, dein Programm bleibt da.',
];

/** Behind comfort when a nudge and a question were given before: more help is the child's to ask for. */
export const offers: readonly string[] = [
  'Soll ich dir die Stelle zeigen, an der es hakt? Dann schreib einfach „Tipp“.',
  'Wenn du magst, schreib „Tipp“, dann schauen wir genauer hin. Oder zeig dein Programm jemandem neben dir, zu zweit sieht man mehr.',
];

/** Instead of the solution, in front of a hint, where it's asked for the first time. */
export const invitation =
  'Ich merke, du willst es geschafft haben. Das schaffst du auch selbst, und ich gehe ein Stück mit. Der nächste Schritt:';

/** The same for who begs on. */
export const refusals: readonly string[] = [
  'Die ganze Lösung nehme ich dir nicht weg, das Gefühl „ich hab’s“ soll dir gehören. Aber noch einen Schritt weiter bringe ich dich:',
  'Den Code schreibst du selbst, das kannst du. Hier ist etwas, womit du weiterkommst:',
  'Auch diesmal bekommst du etwas Besseres als eine Lösung zum Abschreiben, nämlich den nächsten Schritt:',
];

export const ownGame: readonly string[] = [
  'Gute Idee, und so fangen alle an: klein. An Spielen wie Minecraft haben viele Leute jahrelang gebaut. Deines beginnt mit einer einzigen Sache auf dem Bildschirm. Im Kurs baust du ein Zahlenraten (Lektion 34), ein Galgenmännchen (49) und am Ende dein eigenes Abenteuerspiel (70). Was soll in deinem Spiel als Allererstes passieren?',
  'Schreib dein Vorhaben in drei Sätzen auf: Was sieht man, was tut man, wann ist es zu Ende? Der erste Satz wird dein erstes kleines Programm, gebaut in der **Werkstatt**. Fang klein an; wenn dir ein Begriff dafür fehlt, frag mich danach.',
];

export const whereThingsAre =
  'Über dem Code sind **Run**, **Stop** und **Reset**, darunter **Schritt für Schritt** und **Verlauf**, die Lektionen stehen im **Kurs-Inhalt**. Was davon suchst du? Sonst frag jemanden, der die Garage hier eingerichtet hat.';

export const unknownPlace = `Das weiß ich nicht genau. ${whereThingsAre}`;

export const unknownCraft =
  'Das ist eine gute Frage, aber eine sichere Antwort darauf habe ich nicht gelernt. Über Python selbst weiß ich mehr: Frag mich nach einem Begriff, nach einer Zeile oder danach, was du bauen willst.';

const someone = `sprich mit einem Erwachsenen, dem du vertraust, oder ruf die Nummer gegen Kummer an: ${numberOfKummer}, kostenlos`;

/** To who grumbles at a program again: lightly, and with a way to somebody who listens. */
export const grumbledAt: readonly string[] = [
  `Autsch! Zum Glück bin ich ein Programm und halte das aus. Was hätte ich besser erklären sollen? Schreib mir das Wort, dann versuche ich es anders. Ist der Ärger größer als dein Programm: ${someone}.`,
  `Ich nehme es nicht krumm. Vielleicht hilft eine kleine Pause, dein Code bleibt hier. Und falls dahinter etwas steckt, das dich länger beschäftigt: ${someone}.`,
];
