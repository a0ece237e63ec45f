import { setting } from './setting.ts';

export function partsAddress(): string {
  return `http://127.0.0.1:${setting('E2E_PARTS_PORT')}`;
}
