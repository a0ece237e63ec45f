import { bars } from './bars.ts';
import { printBar } from './print.ts';

/** How good the built-in tutor is; a missed bar makes the process fail. */
for (const bar of bars) if (!printBar(bar)) process.exitCode = 1;
