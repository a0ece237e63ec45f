import { Hono } from 'hono';
import type { App } from './env.ts';

/**
 * Where the pages run that children write: a page with an origin of its own, of which nothing leaves
 * and into which nothing comes but by its port to the house. Without `allow-forms` a form wouldn't
 * even tell its own script that it was sent; `form-action` keeps it from going anywhere.
 */
const sandboxPolicy = [
  'sandbox allow-scripts allow-forms',
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'media-src data: blob:',
  "connect-src 'none'",
  "form-action 'none'",
  "frame-src 'none'",
  "worker-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Every power that a browser lets a page refuse by name. */
const refusedPowers = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
  .map((power) => `${power}=()`)
  .join(', ');

/** Takes its program and its port from the house, once, before any line of the child's page is there. */
const page = `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<title>Vorschau</title>
<script>
addEventListener('message', function start({ data, ports, source }) {
  if (source !== parent || parent === self) return;
  removeEventListener('message', start);
  self.hbgPort = ports[0];
  const script = document.createElement('script');
  script.textContent = data;
  document.head.append(script);
});
</script>
</html>
`;

export function mountSandbox(app: App) {
  app.get('/sandbox', (c) => {
    c.header('content-security-policy', sandboxPolicy);
    c.header('permissions-policy', refusedPowers);
    c.header('x-frame-options', 'SAMEORIGIN');
    c.header('referrer-policy', 'no-referrer');
    c.header('x-dns-prefetch-control', 'off');
    return c.html(page);
  });
}

/** Without the house around it, for who proves a page. */
export function createSandboxAlone(): App {
  const app: App = new Hono();
  app.get('/', (c) => c.html('<!doctype html><title>Prüfstand</title>'));
  mountSandbox(app);
  return app;
}
