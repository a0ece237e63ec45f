import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HttpContext } from './env.ts';
import type { OpenApi, Operation } from './openapi.ts';

const style = `
:root { color-scheme: dark; --ground: #080c0b; --panel: #121a18; --line: #22302c; --text: #e9f3ee;
  --soft: #b4c6be; --phosphor: #35e99a; font: 16px/1.6 Inter, system-ui, sans-serif }
body { margin: 0 auto; padding: 32px 16px 96px; max-width: 56rem; background: var(--ground); color: var(--text) }
h1, h2, code, pre { font-family: 'JetBrains Mono', ui-monospace, monospace }
h1 { font-size: 32px; letter-spacing: -.02em }
section { margin: 24px 0; padding: 16px 24px; background: var(--panel); border: 1px solid var(--line); border-radius: 14px }
h2 { margin: 0; font-size: 19px; overflow-wrap: anywhere }
h2 span { color: var(--phosphor) }
p, li { color: var(--soft) }
a { color: var(--phosphor) }
pre { overflow: auto; padding: 12px; border: 1px solid var(--line); border-radius: 8px; font-size: 13px }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** A readable page of the OpenAPI document, without a script and without anything from elsewhere. */
export function sendDocsPage(c: HttpContext, document: OpenApi): Response | Promise<Response> {
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  return c.html(html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}: API</title>
<style>${raw(style)}</style>
<h1>API</h1>
<p>Version ${document.info.version}. For machines: <a href="/api/openapi.json">openapi.json</a>.
A refusal is a text in German; its status tells what it was about.</p>
${operationsOf(document).map(([method, path, operation]) => section(method, path, operation))}
</html>`);
}

function operationsOf(document: OpenApi): [string, string, Operation][] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, string, Operation] => [
      method.toUpperCase(),
      path,
      operation,
    ]),
  );
}

function section(method: string, path: string, operation: Operation) {
  return html`<section>
<h2><span>${method}</span> ${path}</h2>
<p>${operation.summary} ${operation.security.length > 0 ? 'Needs a session.' : 'Public.'}</p>
${operation.parameters ? details('Parameters', operation.parameters) : ''}
${operation.requestBody ? details('Request', operation.requestBody) : ''}
${details('Answers', operation.responses)}
</section>`;
}

function details(title: string, value: unknown) {
  return html`<details><summary>${title}</summary><pre>${JSON.stringify(value, null, 2)}</pre></details>`;
}
