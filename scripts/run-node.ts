import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './paths.ts';

/** In a process of its own: what heavy work takes of the memory is free again after it. */
export async function runNode(script: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${script} ist fehlgeschlagen.`);
}
