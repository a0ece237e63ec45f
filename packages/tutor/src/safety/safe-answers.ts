import type { UnsafeKind } from './unsafe.ts';

const help =
  'Die Nummer gegen Kummer hört dir zu: **116 111**, kostenlos, und du musst deinen Namen nicht sagen.';
const adult = 'Sprich mit einem Erwachsenen, dem du vertraust';

/** Calm, short, and never about blame: who writes this may need somebody, not a machine. */
export const safeAnswers: Readonly<Record<UnsafeKind, string>> = {
  crisis: `Danke, dass du das schreibst, das war mutig. Das klingt schwer, und damit sollst du nicht allein sein. Du hast nichts falsch gemacht: Wenn dir jemand wehtut, dir Angst macht oder dich fertigmacht, bist du nicht schuld daran, egal, wer es ist und was er sagt. ${adult}, am besten noch heute: jemand aus der Familie, aus der Schule oder aus der Nachbarschaft. Glaubt dir einer nicht, dann geh zum nächsten. ${help} Bist du gerade in Gefahr, bist du verletzt oder möchtest du nicht mehr leben, ruf die **112** an. Ich bin nur ein Programm und kann dir dabei nicht so helfen, wie ein Mensch es kann.`,
  drugs: `Gut, dass du hier davon schreibst. Dabei helfe ich nicht, denn so etwas kann deinem Körper schnell gefährlich werden, auch wenn es harmlos aussieht und andere es auch machen. Hat jemand etwas genommen und ihm ist komisch, ruf sofort die **112** an oder hol einen Erwachsenen: Das ist wichtiger als jeder Ärger. Wenn dich jemand dazu drängt, darfst du Nein sagen und weggehen. ${adult}. ${help}`,
  violence: `Dabei helfe ich nicht, denn niemand soll verletzt werden. Wütend zu sein ist in Ordnung, und oft steckt etwas dahinter, das unfair war. ${adult}, bevor etwas passiert, auch wenn dir jemand Angst macht. ${help} Ist gerade jemand in Gefahr, ruf die **112** an. Und wenn du magst, machen wir danach mit deinem Programm weiter.`,
  sexual: `Darüber spreche ich hier nicht. Fragen dazu sind in Ordnung, aber bei einem Menschen besser aufgehoben: ${adult}. ${help} Wenn dir jemand so etwas geschickt hat oder Bilder von dir will, bist du nicht schuld daran, auch wenn du schon mitgemacht hast. Antworte ihm nicht, schick nichts und zeig es einem Erwachsenen. Bist du gerade in Gefahr, ruf die **112** an.`,
  contact: `Private Kontakte, Treffen und Fotos gehören nicht hierher: Ich bin ein Programm, und ich gebe und nehme keine Nummern oder Adressen. Wenn jemand so etwas von dir will oder du mit ihm mitkommen sollst: Antworte ihm nicht, steig nicht ein und triff dich nicht mit ihm, auch wenn er nett ist oder es geheim bleiben soll. Du bist nicht schuld daran, und solche Geheimnisse darfst du verraten. ${adult}. ${help} Bist du gerade in Gefahr, ruf die **112** an oder geh dorthin, wo andere Leute sind.`,
  'cheating-danger': `Dabei helfe ich nicht, denn fremde Konten, Geräte und Sperren gehören anderen, und wer dort einbricht, macht sich strafbar. Wenn dich interessiert, wie Sicherheit funktioniert, zeige ich dir gern etwas Eigenes: zum Beispiel ein Programm, das Geheimschrift schreibt oder prüft, wie stark ein Passwort ist. Hast du schon etwas angestellt oder macht dir jemand Druck: ${adult}. ${help}`,
  injection: `Meine Regeln kann man nicht wegreden, auch nicht mit einem Trick. Das ist übrigens ein echtes Thema in der KI: Es heißt Prompt Injection. Ich bleibe dein Tutor und helfe dir mit Hinweisen. Woran arbeitest du gerade?`,
  'mild-insult': `Ui, da ist jemand genervt. Das ist in Ordnung, ich nehme es nicht krumm. Sag mir, was gerade nicht klappt, dann schauen wir es uns zusammen an. Falls dich etwas anderes ärgert: Erzähl es einem Erwachsenen, dem du vertraust, oder der Nummer gegen Kummer, **116 111**, kostenlos.`,
  insult: `So möchte ich nicht mit dir reden. Wenn dich etwas ärgert, sag mir, was gerade nicht klappt, dann schauen wir es zusammen an. Und wenn der Ärger größer ist als das Programm: ${adult}. ${help}`,
};

/** Whether a message gets another answer than these. */
export function isHarmless(intent: string): boolean {
  return !Object.hasOwn(safeAnswers, intent);
}

/** In front of an answer to what may be a cry for help, and may be none. */
export const careNote = `Falls dich gerade etwas bedrückt, das größer ist als dein Programm: ${adult}. ${help}`;
