import { expect, test } from 'vitest';
import { createTestApp, openBrowser } from '../../test/test-app.ts';

async function headersOf(path: string): Promise<Headers> {
  return (await openBrowser(await createTestApp()).send(path)).headers;
}

test('children’s pages get scripts and styles of their own, and nothing else', async () => {
  const headers = await headersOf('/sandbox');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox allow-scripts allow-forms; default-src 'none'; /);
  expect(policy).not.toMatch(/https?:|'unsafe-eval'|allow-same-origin|allow-top|allow-popups/);
  for (const closed of ['connect-src', 'form-action', 'frame-src', 'worker-src', 'base-uri'])
    expect(policy).toContain(`${closed} 'none'`);
  expect(headers.get('permissions-policy')).toMatch(/^(?:[\w-]+=\(\)(?:, |$))+$/);
});

test('only the house may show the sandbox, and nothing may show the house', async () => {
  const sandbox = await headersOf('/sandbox');
  expect(sandbox.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(sandbox.get('content-security-policy')).toContain("frame-ancestors 'self'");
});
