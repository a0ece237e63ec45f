import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const chunk = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
});
const manifest = z.record(z.string(), chunk);
type Chunks = z.infer<typeof manifest>;

/** The screens that somebody sees first; every other one is loaded from inside the app. */
const firstScreens = [
  { path: /^\/$/, isMembers: false, parts: ['src/features/landing/public-page.tsx'] },
  { path: /^\/login$/, isMembers: false, parts: ['src/features/account/login-page.tsx'] },
  {
    path: /^\/learn(?:\/\d+\/\d+)?$/,
    isMembers: true,
    parts: ['src/shell/member-frame.tsx', 'src/features/lessons/lesson-page.tsx'],
  },
];

export type Preloads = (path: string, isMember: boolean) => string | undefined;

/**
 * A `Link` header for each first screen. Without it the browser learns of the screen's own chunks only
 * once the entry has been loaded and run, one way to the server and back later.
 */
export function readPreloads(folder: string): Preloads {
  const path = join(folder, '.vite/manifest.json');
  if (!existsSync(path)) return () => undefined;
  const chunks = z.parse(manifest, JSON.parse(readFileSync(path, 'utf8')));
  const screens = firstScreens.map((screen) =>
    Object.assign({ header: linkHeader(chunks, screen.parts) }, screen),
  );
  return (path, isMember) =>
    screens.find((screen) => screen.isMembers === isMember && screen.path.test(path))?.header;
}

function linkHeader(chunks: Chunks, screens: readonly string[]): string {
  const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry) ?? '';
  const known = filesOf(chunks, entry);
  const files = new Set<string>();
  for (const screen of screens) filesOf(chunks, screen, files);
  return [...files]
    .filter((file) => !known.has(file))
    .map(
      (file) =>
        `</${file}>; ${file.endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload'}`,
    )
    .join(', ');
}

function filesOf(chunks: Chunks, key: string, files = new Set<string>()): Set<string> {
  const found = chunks[key];
  if (!found || files.has(found.file)) return files;
  for (const file of [found.file, ...found.css]) files.add(file);
  for (const imported of found.imports) filesOf(chunks, imported, files);
  return files;
}
