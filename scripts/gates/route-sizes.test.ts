import { expect, test } from 'vitest';
import { findHeavyRoutes } from './route-sizes.ts';

const publicPage = 'src/features/landing/public-page.tsx';
const loginPage = 'src/features/account/login-page.tsx';
const profilePage = 'src/features/profile/profile-page.tsx';

function manifestOf(pages: readonly string[]) {
  const routes = pages.map((key) => [
    key,
    { file: `${key}.js`, src: key, isDynamicEntry: true, imports: ['_shared.js'] },
  ]);
  return {
    'index.html': {
      file: 'entry.js',
      isEntry: true,
      imports: ['_shared.js'],
      dynamicImports: pages,
    },
    '_shared.js': { file: 'shared.js' },
    ...Object.fromEntries(routes),
  };
}

const manifest = manifestOf([publicPage, loginPage, profilePage]);

test('counts the entry, the route and what both import once', () => {
  const sizes: Record<string, number> = { 'entry.js': 40_000, 'shared.js': 50_000 };
  expect(findHeavyRoutes(manifest, (file) => sizes[file] ?? 10_000)).toEqual([]);
});

test('names the route that loads too much, and its largest part first', () => {
  const findings = findHeavyRoutes(manifest, (file) =>
    file === `${profilePage}.js` ? 179_000 : 0,
  );
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(`${profilePage}: a first visit loads 179.0 KB`);
  expect(findings[0]?.split('\n')[2]).toContain(`${profilePage}.js`);
});

test('holds the public page and the login to a smaller limit', () => {
  const findings = findHeavyRoutes(manifest, (file) => (file === 'shared.js' ? 101_000 : 0));
  expect(findings.map((finding) => finding.split(':')[0])).toEqual([publicPage, loginPage]);
});

test('counts a lesson together with its editor and its chat', () => {
  const parts = [
    'src/features/lessons/lesson-page.tsx',
    'src/features/execution/shared/editor/editor-kit.ts',
    'src/features/chat/chat.tsx',
  ];
  const findings = findHeavyRoutes(manifestOf([publicPage, loginPage, ...parts]), (file) =>
    parts.includes(file.replace(/\.js$/, '')) ? 99_000 : 0,
  );
  expect(findings.map((finding) => finding.split(':')[0])).toEqual(parts);
  expect(findings[0]).toContain('loads 297.0 KB of JavaScript, allowed are 294 KB');
});

test('notices when a route with its own limit has lost its chunk', () => {
  const findings = findHeavyRoutes(manifestOf([publicPage]), () => 0);
  expect(findings.join()).toContain('The login has no chunk of its own');
});
