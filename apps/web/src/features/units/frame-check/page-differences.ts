import { plain, quoted } from './difference.ts';
import type { Checked } from './goal.ts';
import { valueOf, valueText } from './script-words.ts';
import { seenText } from './visible.ts';

export function inQuotes(text: string | RegExp): string {
  return typeof text === 'string' ? quoted(text) : quoted(text.source);
}

export function isShown({ body }: Document, text: string | RegExp): boolean {
  const shown = seenText(body);
  return typeof text === 'string' ? shown.includes(plain(text)) : text.test(shown);
}

export function textMissing(document: Document, text: string | RegExp): string | null {
  if (isShown(document, text)) return null;
  if (typeof text !== 'string') return 'Auf der Seite steht der Text nicht, der da stehen soll.';
  const isOtherCase = seenText(document.body).toLowerCase().includes(plain(text).toLowerCase());
  if (isOtherCase) return `${quoted(text)} steht da, aber anders groß und klein geschrieben.`;
  const isHidden = plain(writtenText(document.body)).includes(plain(text));
  return isHidden
    ? `${quoted(text)} steht in der Seite, ist aber nicht zu sehen.`
    : `Auf der Seite steht nirgends ${quoted(text)}.`;
}

export function titleDifference(title: string, wanted: string | RegExp = /\S/): string | null {
  if (typeof wanted === 'string' ? plain(title) === plain(wanted) : wanted.test(title)) return null;
  if (plain(title) === '') return 'In <title> steht nichts.';
  return `In <title> steht ${quoted(title)}${typeof wanted === 'string' ? `, erwartet ist ${quoted(wanted)}` : ', das passt noch nicht'}.`;
}

export function langDifference(lang: string, code: string): string | null {
  if (lang.toLowerCase().startsWith(code)) return null;
  return lang === ''
    ? `In <html> fehlt lang="${code}".`
    : `In <html> steht lang="${lang}", erwartet ist "${code}".`;
}

export function outlineDifference(document: Document, wanted: readonly number[]): string | null {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) =>
    Number(localName.slice(1)),
  );
  if (wanted.length > 0) {
    return levels.join() === wanted.join()
      ? null
      : `Deine Überschriften sind ${levelsInWords(levels)}, erwartet sind ${levelsInWords(wanted)}.`;
  }
  const first = levels.filter((level) => level === 1).length;
  if (first !== 1) return `Gefunden: ${first} Überschriften <h1>, erwartet ist genau eine.`;
  const jump = levels.findIndex((level, at) => level > (levels[at - 1] ?? 0) + 1);
  if (jump < 0) return null;
  return jump === 0
    ? `Die erste Überschrift ist <h${levels[0]}>, erwartet ist <h1>.`
    : `Nach <h${levels[jump - 1]}> kommt gleich <h${levels[jump]}>: Da fehlt eine Stufe.`;
}

export function scrollDifference(document: Document): string | null {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return null;
  const widest = [...document.body.querySelectorAll('*')].find(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  const who = widest ? ` <${widest.localName}> ragt über den Rand.` : '';
  return `Die Seite ist ${scrollWidth - clientWidth} Pixel zu breit und lässt sich seitwärts schieben.${who}`;
}

export function logDifference(
  logged: readonly string[],
  texts: readonly (string | RegExp)[],
): string | null {
  let from = 0;
  for (const text of texts) {
    const fits = (line: string) =>
      typeof text === 'string' ? plain(line) === plain(text) : text.test(line);
    const at = logged.findIndex((line, index) => index >= from && fits(line));
    if (at < 0) {
      const last = logged[from];
      const instead = last === undefined ? '' : ` Dort steht ${quoted(last)}.`;
      return `In der Konsole fehlt ${inQuotes(text)}.${instead}`;
    }
    from = at + 1;
  }
  return null;
}

export function valueDifference(checked: Checked, name: string, expected: unknown): string | null {
  const found = valueOf(checked, name);
  if (!found.isThere) return `Den Namen ${quoted(name)} gibt es in deinem Skript nicht.`;
  const [is, wanted] = [valueText(found.value), valueText(expected)];
  return is === wanted ? null : `${name} ist ${is}, erwartet ist ${wanted}.`;
}

export function toneDifference(
  played: readonly number[],
  wanted: readonly number[],
): string | null {
  if (wanted.every((tone, at) => Math.abs((played[at] ?? 0) - tone) < 1)) return null;
  return played.length === 0
    ? `Kein Ton ist zu hören, erwartet sind ${tonesInWords(wanted)} Hertz.`
    : `Zu hören sind ${tonesInWords(played)} Hertz, erwartet sind ${tonesInWords(wanted)}.`;
}

function levelsInWords(levels: readonly number[]): string {
  return levels.map((level) => `h${level}`).join(', ') || 'keine';
}

function tonesInWords(tones: readonly number[]): string {
  return tones.map((tone) => String(Math.round(tone))).join(', ');
}

/** Also what isn't seen, but no script. */
function writtenText(body: HTMLElement): string {
  const copy = body.cloneNode(true);
  if (copy instanceof HTMLElement)
    copy.querySelectorAll('script, style').forEach((one) => one.remove());
  return copy.textContent ?? '';
}
