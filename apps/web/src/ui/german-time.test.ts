import { expect, it } from 'vitest';
import { hoursOf, readTime } from './german-time.ts';
import { durationWords, minuteWords } from './moment-words.ts';

it.each([
  ['8', '08:00'],
  ['830', '08:30'],
  ['1745', '17:45'],
  ['8:30', '08:30'],
  ['8.30', '08:30'],
  ['8,30', '08:30'],
  ['8 Uhr', '08:00'],
  ['23:59', '23:59'],
  [' 0:00 ', '00:00'],
])('reads %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

it.each(['', '24:00', '25', '8:60', '8:5', 'acht', '12345'])('takes %s for no time', (text) => {
  expect(readTime(text)).toBeNull();
});

it.each([
  [45, '0:45'],
  [108, '1:48'],
  [120, '2'],
  [600_005, '10.000:05'],
])('%i minutes are %s hours', (minutes, hours) => {
  expect(hoursOf(minutes)).toBe(hours);
});

it.each([
  [0, '0 Minuten', '0 Minuten'],
  [1, '1 Minute', '1 Minute'],
  [45, '45 Minuten', '45 Minuten'],
  [60, '60 Minuten', '1 Stunde'],
  [61, '61 Minuten', '1:01 Stunden'],
  [120, '120 Minuten', '2 Stunden'],
])('%i minutes are %s or %s', (minutes, inMinutes, inWords) => {
  const told = [minuteWords(minutes), durationWords(minutes)];
  expect(told.map((words) => words.replace('\u00a0', ' '))).toEqual([inMinutes, inWords]);
});
