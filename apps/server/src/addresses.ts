import type { networkInterfaces } from 'node:os';

type Interfaces = ReturnType<typeof networkInterfaces>;

export function httpAddress(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** What the start prints: addresses that one can type. */
export function greeting(host: string, port: number, interfaces: Interfaces): string {
  const isOpen = host === '0.0.0.0' || host === '::';
  const here = `HBG läuft: ${httpAddress(isOpen ? '127.0.0.1' : host, port)}\n`;
  const others = isOpen ? homeAddresses(interfaces) : [];
  if (others.length === 0) return here;
  return `${here}Am Tablet: ${others.map((address) => httpAddress(address, port)).join(' oder ')}\n`;
}

/** Those of virtual machines and containers lead no tablet here. */
const virtual = /^(docker|br-|veth|virbr|vbox|vmnet|vEthernet)/i;

function homeAddresses(interfaces: Interfaces): string[] {
  return Object.entries(interfaces)
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, infos = []]) => infos)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
