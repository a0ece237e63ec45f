import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { greeting } from './addresses.ts';

const more = { netmask: '', mac: '', internal: false, cidr: null };

function seen(address: string, internal = false): NetworkInterfaceInfo[] {
  return [{ address, family: 'IPv4', ...more, internal }];
}

const interfaces: Readonly<Record<string, NetworkInterfaceInfo[]>> = {
  lo: seen('127.0.0.1', true),
  eth0: [...seen('192.168.178.20'), { address: 'fe80::1', family: 'IPv6', scopeid: 2, ...more }],
  wlan0: seen('192.168.178.21'),
  docker0: seen('172.17.0.1'),
  'vEthernet (WSL)': seen('172.28.0.1'),
};

test.each(['0.0.0.0', '::'])('open to the whole network at %s, it names what to type', (host) => {
  expect(greeting(host, 3000, interfaces)).toBe(`HBG läuft: http://127.0.0.1:3000
Am Tablet: http://192.168.178.20:3000 oder http://192.168.178.21:3000
`);
  expect(greeting(host, 3000, { lo: seen('127.0.0.1', true) })).toBe(
    'HBG läuft: http://127.0.0.1:3000\n',
  );
});

test('on one address it names that one', () => {
  expect(greeting('127.0.0.1', 3001, interfaces)).toBe('HBG läuft: http://127.0.0.1:3001\n');
  expect(greeting('192.168.178.20', 3000, interfaces)).toBe(
    'HBG läuft: http://192.168.178.20:3000\n',
  );
  expect(greeting('::1', 3000, interfaces)).toBe('HBG läuft: http://[::1]:3000\n');
});
