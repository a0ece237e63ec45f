import type { Assessment } from '@hbg/contract/assessments';

type Place = { readonly address: string; readonly minutes: number };

const lessonMinutes = 15;

/** By words of the topic of an assessment, where it is learned. */
const places: readonly (readonly [word: RegExp, address: string])[] = [
  [/typ|variable/i, '/python-mastery?lektion=datentypen'],
  [/entscheid|zweig/i, '/python-mastery?lektion=zweige'],
  [/schleife/i, '/python-mastery?lektion=range-genau'],
  [/funktion/i, '/python-mastery?lektion=parameter'],
  [/liste/i, '/python-mastery?lektion=listen-aendern'],
  [/wörterb/i, '/python-mastery?lektion=woerterbuecher'],
  [/text|datei/i, '/python-mastery?lektion=textmethoden'],
  [/objekt|klasse/i, '/python-mastery?lektion=klasse'],
  [/html/i, '/html-mastery?lektion=deine-erste-seite'],
  [/css/i, '/html-mastery?lektion=selektoren'],
  [/layout/i, '/html-mastery?lektion=flexbox'],
  [/zugang|zugäng|barriere/i, '/html-mastery?lektion=landmarken'],
  [/ablauf/i, '/python-mastery?lektion=verschachtelt'],
  [/fehler/i, '/python-mastery?lektion=try-except'],
  [/logik/i, '/python-mastery?lektion=logik'],
  [/mathe/i, '/math-mastery'],
];

/** What no lesson is about, a companion explains. */
export function topicPlace({ skillArea, topic }: Assessment): Place {
  const known = isTaught.test(skillArea) && places.find(([word]) => word.test(topic));
  if (known) return { address: known[1], minutes: lessonMinutes };
  const query = new URLSearchParams({ frage: `Erklär mir ${topic} (${skillArea})` });
  return { address: `/ai-companion?${query.toString()}`, minutes: 5 };
}

/** JavaScript and AI have topics with the same words. */
const isTaught = /python|web|denken/i;
