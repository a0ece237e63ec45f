import { expect, test } from 'vitest';
import { isAtHome } from './at-home.ts';

test.each([
  ['http://127.0.0.1:11434/v1', true],
  ['http://127.1/v1', true],
  ['http://localhost:11434', true],
  ['http://ki.localhost', true],
  ['http://0.0.0.0:11434', true],
  ['http://[::1]:11434', true],
  ['http://192.168.178.20:11434', true],
  ['http://10.1.2.3', true],
  ['http://172.16.0.1', true],
  ['http://172.31.255.255', true],
  ['http://169.254.1.1', true],
  ['http://papa-pc.local:11434', true],
  ['http://papa-pc.local.', true],
  ['http://ki.home.arpa', true],
  ['http://[fd12:3456::1]:11434', true],
  ['http://[fe80::1]', true],
  ['http://[::ffff:192.168.1.1]', true],
  ['https://ki.example', false],
  ['http://172.32.0.1', false],
  ['http://172.15.0.1', false],
  ['http://192.169.0.1', false],
  ['http://11.0.0.1', false],
  ['http://100.64.0.1', false],
  ['http://[2001:db8::1]', false],
  ['http://[::ffff:8.8.8.8]', false],
  ['http://10.0.0.1.example', false],
  ['http://local', false],
  ['http://ollama:11434', false],
  ['http://papa.o2.box', false],
  ['http://localhost.example', false],
])('a model at %s is at home: %s', (address, isHome) => {
  expect(isAtHome(new URL(address).hostname)).toBe(isHome);
});
