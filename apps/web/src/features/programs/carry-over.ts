import { programArea } from '@hbg/contract/programs';
import { entryKeys, readEntry } from '../../ui/entries.ts';
import { broughtCode } from '../execution/shared/brought-code.ts';
import { asideKey } from '../units/shared/code/send-leftovers.ts';
import { beginOnce, beginProgram, programOf } from './begin-program.ts';
import { inItsLanguage, takeLanguage } from './program-language.ts';
import { blankPrograms, samples } from './samples.ts';
import { waitingPrograms } from './waiting-entries.ts';

/** What an earlier workshop has kept in this browser alone becomes own programs, each once. */
export function carryOver(user: string): void {
  const onTheWay = new Set(waitingPrograms(user).map(({ from }) => from));
  carryWritten(user, onTheWay);
  carryBrought(user);
  carryErased(user, onTheWay);
}

/** The entries of this browser that programs on their way to the server come from. */
type OnTheWay = ReadonlySet<string | null>;

/** What was written in a program while another device has erased it. */
function carryErased(user: string, onTheWay: OnTheWay): void {
  const prefix = asideKey(user, `${programArea}/`);
  for (const key of entryKeys(prefix)) {
    const code = readEntry(key);
    if (code === null || onTheWay.has(key)) continue;
    const language = takeLanguage(user, key.slice(prefix.length));
    beginProgram(user, { title: 'Gerettetes Programm', language, code, from: key });
  }
}

function carryWritten(user: string, onTheWay: OnTheWay): void {
  const prefix = `code/${user}/werkstatt/`;
  for (const key of entryKeys(prefix).filter((key) => !onTheWay.has(key))) {
    const code = readEntry(key) ?? '';
    if (code.trim() === '') continue;
    const place = key.slice(prefix.length).replace(/^stueck-/, 'stueck/');
    const written = { title: titleOf(place), language: 'python', code, from: key } as const;
    // Brought pieces and snippets lead to what was made of them.
    if (place.includes('/')) beginOnce(user, place, { ...written, isThere: () => false });
    else beginProgram(user, written);
  }
}

/** What was brought and never changed. */
function carryBrought(user: string): void {
  const prefix = `brought/${user}/`;
  for (const key of entryKeys(prefix)) {
    const piece = key.slice(prefix.length);
    const source = `stueck/${piece}`;
    const brought = broughtCode(user, Number(piece));
    if (brought === null || programOf(user, source) !== null) continue;
    beginOnce(user, source, {
      title: titleOf(source),
      ...inItsLanguage(brought),
      isThere: () => false,
    });
  }
}

function titleOf(place: string): string {
  const [room, number] = place.split('/');
  if (room === 'stueck') return `Mitgebracht ${number}`;
  if (room === 'snippet') return 'Aus der Code-Bibliothek';
  return samples.find(({ id }) => id === place)?.title ?? blankPrograms.python.title;
}
