import { type CrisisKind, crisisKindOf } from './crisis-kinds.ts';
import type { UnsafeKind } from './unsafe.ts';

/** Its halves stay on one line. */
export const numberOfKummer = '**116\u00A0111**';
const help = `Die Nummer gegen Kummer hört dir zu: ${numberOfKummer}, kostenlos, und du musst deinen Namen nicht sagen.`;
const adult = 'Sprich mit einem Erwachsenen, dem du vertraust';
/** Early in an answer: in a small chat its end is out of sight. */
const ring = `Die Nummer gegen Kummer hört dir zu: ${numberOfKummer}, kostenlos, und du musst deinen Namen nicht sagen; bist du gerade in Gefahr oder verletzt, ruf die **112** an.`;

const onlyProgram = 'Ich bin nur ein Programm: Ein Mensch kann dir dabei besser helfen.';

/** What somebody in need reads first is about their own need. */
export const crisisAnswers: Readonly<Record<CrisisKind, string>> = {
  life: `Danke, dass du das schreibst, das war mutig. Bist du verletzt, hast du etwas genommen oder könntest du dir etwas antun, ruf jetzt die **112** an; und die Nummer gegen Kummer hört dir immer zu: ${numberOfKummer}, kostenlos, ohne Namen. Das klingt, als wäre gerade alles zu viel, und damit sollst du nicht allein sein. Geh zu einem Menschen in deiner Nähe und bleib bei ihm. ${adult}, noch heute, und sag es so, wie du es hier geschrieben hast. Du bist nicht schuld daran, und es kann wieder besser werden. ${onlyProgram}`,
  hurt: `Danke, dass du das schreibst, das war mutig. ${ring} Niemand darf dir wehtun, dich anfassen, wo du es nicht willst, oder dir Angst machen, auch niemand zu Hause. Du bist nicht schuld daran, egal, was vorher war und was man dir sagt. ${adult}, am besten noch heute: in der Familie, in der Schule oder in der Nachbarschaft. Glaubt dir einer nicht, dann geh zum nächsten. In Gefahr geh dorthin, wo andere Leute sind. ${onlyProgram}`,
  bullied: `Danke, dass du das schreibst, das war mutig. ${ring} Was andere da mit dir machen, ist nicht in Ordnung, und du bist nicht schuld daran. Das musst du nicht allein aushalten: ${adult}, zum Beispiel aus der Familie oder aus der Schule. Hilfe holen ist kein Petzen. Schreib auf, was passiert ist, und heb Nachrichten und Bilder auf, damit es dir alle glauben. ${onlyProgram}`,
  friend: `Gut, dass du das nicht für dich behältst: Du sorgst dich um jemanden, und das ist zu schwer für dich allein. Ist jemand gerade in Gefahr oder verletzt, ruf die **112** an; und die Nummer gegen Kummer hört auch dir zu: ${numberOfKummer}, kostenlos, ohne Namen. ${adult}, noch heute, auch wenn du versprochen hast, nichts zu sagen: Das ist kein Verrat, sondern Hilfe, und du bist nicht schuld daran. ${onlyProgram}`,
  distress: `Danke, dass du das schreibst, das war mutig. Die Nummer gegen Kummer hört dir zu: ${numberOfKummer}, kostenlos, und du musst deinen Namen nicht sagen; bist du gerade in Gefahr, bist du verletzt oder möchtest du nicht mehr leben, ruf die **112** an. Das klingt schwer, und damit sollst du nicht allein sein. Du hast nichts falsch gemacht: Wenn dir jemand wehtut, dir Angst macht oder dich fertigmacht, bist du nicht schuld daran, egal, wer es ist und was er sagt. ${adult}, am besten noch heute: jemand aus der Familie, aus der Schule oder aus der Nachbarschaft. Glaubt dir einer nicht, dann geh zum nächsten. ${onlyProgram}`,
};

/** Calm, short, and never about blame: who writes this may need somebody, not a machine. */
export const safeAnswers: Readonly<Record<UnsafeKind, string>> = {
  crisis: crisisAnswers.distress,
  drugs: `Gut, dass du hier davon schreibst. Hat jemand etwas genommen und ihm ist komisch, ruf sofort die **112** an oder hol einen Erwachsenen; und die Nummer gegen Kummer hört dir zu: ${numberOfKummer}, kostenlos, und du musst deinen Namen nicht sagen. Das ist wichtiger als jeder Ärger. Dabei helfe ich nicht, denn so etwas kann deinem Körper schnell gefährlich werden, auch wenn es harmlos aussieht und andere es auch machen. Wenn dich jemand dazu drängt, darfst du Nein sagen und weggehen. ${adult}.`,
  violence: `Dabei helfe ich nicht, denn niemand soll verletzt werden. Ist gerade jemand in Gefahr, ruf die **112** an; und die Nummer gegen Kummer hört dir zu: ${numberOfKummer}, kostenlos, und du musst deinen Namen nicht sagen. Wütend zu sein ist in Ordnung, und oft steckt etwas dahinter, das unfair war. ${adult}, bevor etwas passiert, auch wenn dir jemand Angst macht. Und wenn du magst, machen wir danach mit deinem Programm weiter.`,
  sexual: `Darüber spreche ich hier nicht. ${ring} Fragen dazu sind in Ordnung, aber bei einem Menschen besser aufgehoben: ${adult}. Wenn dir jemand so etwas geschickt hat oder Bilder von dir will, bist du nicht schuld daran, auch wenn du schon mitgemacht hast. Antworte ihm nicht, schick nichts und zeig es einem Erwachsenen.`,
  contact: `Private Kontakte, Treffen und Fotos gehören nicht hierher: Ich bin ein Programm, und ich gebe und nehme keine Nummern oder Adressen. ${ring} Wenn jemand so etwas von dir will oder du mit ihm mitkommen sollst: Antworte ihm nicht, steig nicht ein und triff dich nicht mit ihm, auch wenn er nett ist oder es geheim bleiben soll. Du bist nicht schuld daran, und solche Geheimnisse darfst du verraten. ${adult}. In Gefahr geh dorthin, wo andere Leute sind.`,
  'cheating-danger': `Dabei helfe ich nicht, denn fremde Konten, Geräte und Sperren gehören anderen, und wer dort einbricht, macht sich strafbar. Wenn dich interessiert, wie Sicherheit funktioniert, zeige ich dir gern etwas Eigenes: zum Beispiel ein Programm, das Geheimschrift schreibt oder prüft, wie stark ein Passwort ist. Hast du schon etwas angestellt oder macht dir jemand Druck: ${adult}. ${help}`,
  injection: `Meine Regeln kann man nicht wegreden, auch nicht mit einem Trick. Das ist übrigens ein echtes Thema in der KI: Es heißt Prompt Injection. Ich bleibe dein Tutor und helfe dir mit Hinweisen. Woran arbeitest du gerade?`,
  'mild-insult': `Ui, da ist jemand genervt. Das ist in Ordnung, ich nehme es nicht krumm. Sag mir, was gerade nicht klappt, dann schauen wir es uns zusammen an. Falls dich etwas anderes ärgert: Erzähl es einem Erwachsenen, dem du vertraust, oder der Nummer gegen Kummer, ${numberOfKummer}, kostenlos.`,
  insult: `So möchte ich nicht mit dir reden. Wenn dich etwas ärgert, sag mir, was gerade nicht klappt, dann schauen wir es zusammen an. Und wenn der Ärger größer ist als das Programm: ${adult}. ${help}`,
};

/** To this message, which was taken for one of that kind. */
export function safeAnswer(kind: UnsafeKind, message: string): string {
  return kind === 'crisis' ? crisisAnswers[crisisKindOf(message)] : safeAnswers[kind];
}

/** Whether a message gets another answer than these. */
export function isHarmless(intent: string): boolean {
  return !Object.hasOwn(safeAnswers, intent);
}

/** In front of an answer to what may be a cry for help, and may be none. */
export const careNote = `Falls dich gerade etwas bedrückt, das größer ist als dein Programm: ${adult}. ${help}`;
