import { BlockList, isIP } from 'node:net';
import { isHomeName } from '../home-names.ts';

/** This machine, and addresses that nobody outside of the house can have. */
const home = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 32],
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  home.addSubnet(network, bits);
}
home.addAddress('::1', 'ipv6');
home.addSubnet('fc00::', 7, 'ipv6');
home.addSubnet('fe80::', 10, 'ipv6');

/** `hostname` as a `URL` has it. */
export function isAtHome(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  const version = isIP(address);
  if (version === 0) return isHomeName(hostname);
  return home.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
