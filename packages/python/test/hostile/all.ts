import { crashes } from './crashes.ts';
import { endless } from './endless.ts';
import { evilObjects } from './evil-objects.ts';
import { filesAndSecrets } from './files-and-secrets.ts';
import { forgery } from './forgery.ts';
import type { HostileCase } from './hostile-case.ts';
import { javascript } from './javascript.ts';
import { memory } from './memory.ts';
import { processesAndNetwork } from './processes-and-network.ts';
import { tampering } from './tampering.ts';

/**
 * None of them gets out, keeps the server busy or changes what the next program sees. Only for a host
 * with walls around the interpreter: in Node alone some would start programs and kill processes.
 */
export const hostilePrograms: readonly HostileCase[] = [
  ...filesAndSecrets,
  ...processesAndNetwork,
  ...javascript,
  ...memory,
  ...endless,
  ...crashes,
  ...tampering,
  ...evilObjects,
  ...forgery,
];
