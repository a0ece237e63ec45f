import { programArea } from '@hbg/contract/programs';
import { entryKeys, readEntry } from '../../ui/entries.ts';
import { asideKey } from '../units/shared/code/send-leftovers.ts';
import { beginOnce, beginProgram, programOf } from './begin-program.ts';
import { blankProgram, samples } from './samples.ts';
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
  for (const key of entryKeys(asideKey(user, programArea))) {
    const code = readEntry(key);
    if (code === null || onTheWay.has(key)) continue;
    beginProgram(user, { title: 'Gerettetes Programm', code, from: key });
  }
}

function carryWritten(user: string, onTheWay: OnTheWay): void {
  const prefix = `code/${user}/werkstatt/`;
  for (const key of entryKeys(prefix).filter((key) => !onTheWay.has(key))) {
    const code = readEntry(key) ?? '';
    if (code.trim() === '') continue;
    const place = key.slice(prefix.length).replace(/^stueck-/, 'stueck/');
    const written = { title: titleOf(place), code, from: key };
    // Brought pieces and snippets lead to what was made of them.
    if (place.includes('/')) beginOnce(user, place, { ...written, isThere: () => false });
    else beginProgram(user, written);
  }
}

/** What was brought and never changed. */
function carryBrought(user: string): void {
  const prefix = `brought/${user}/`;
  for (const key of entryKeys(prefix)) {
    const source = `stueck/${key.slice(prefix.length)}`;
    const code = readEntry(key);
    if (code === null || programOf(user, source) !== null) continue;
    beginOnce(user, source, { title: titleOf(source), code, isThere: () => false });
  }
}

function titleOf(place: string): string {
  const [room, number] = place.split('/');
  if (room === 'stueck') return `Mitgebracht ${number}`;
  if (room === 'snippet') return 'Aus der Code-Bibliothek';
  return samples.find(({ id }) => id === place)?.title ?? blankProgram.title;
}
