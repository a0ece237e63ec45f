import type { Manifest } from 'vite';

/** Kilobytes of JavaScript, in brotli, that a first visit of the route may load. */
type Budget = { readonly route: string; readonly source: RegExp; readonly limit: number };

const budgets: readonly Budget[] = [
  { route: 'public page', source: /\/landing\/public-page\.tsx$/, limit: 100 },
  { route: 'login', source: /\/account\/login-page\.tsx$/, limit: 100 },
];
/** The lesson's page and what it fetches when it is there, its editor and its chat, count together. */
const lessonParts =
  /\/(?:lessons\/lesson-page|execution\/shared\/editor\/(?:editor-kit|python-language)|chat\/chat)\.tsx?$/;
/** Dialogs of a bench and the coach come after the first view. */
const ofLesson = /\/(?:features\/(?:lessons|units)|coach\/src)\//;
/** The editor of pages comes with the room whose bench it stands on, what it offers with the first word. */
const pageEditor = /\/execution\/shared\/editor\/(?:web-language|completions)\.ts$/;
const limitOfLesson = 294;
/** A learner's page: it comes inside the member frame, which is a chunk of its own. */
const limitOfOtherRoutes = 178;
/** A dialog, an exam or a tool comes on top of the page that opens it. */
const dialog = /(?:-dialog|\/mastery\/(?:check|lab|tools)\/.*)\.tsx$/;
const limitOfDialogs = 190;
/** axe comes when a page is looked through, with a click; html-validate with its worker, which is no chunk of a page. */
const accessibilityChecker = /\/look-through\.ts$/;
const limitOfAccessibilityChecker = 270;
const memberFrame = /\/shell\/member-frame\.tsx$/;

/** One finding for each route that loads too much; `sizeOf` gives the bytes of a built file. */
export function findHeavyRoutes(manifest: Manifest, sizeOf: (file: string) => number): string[] {
  const entries = keysWhere(manifest, 'isEntry');
  const routes = keysWhere(manifest, 'isDynamicEntry');
  const missing = budgets
    .filter(({ source }) => !routes.some((key) => source.test(key)))
    .map(({ route, source }) => `The ${route} has no chunk of its own (looked for ${source}).`);
  const heavy = routes.flatMap((key) => {
    const chunks = [...entries, ...frameAround(key, routes), ...partsWith(key, routes)];
    const files = [...loadedFiles(manifest, chunks)].filter((file) => file.endsWith('.js'));
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
    if (bytes <= limitOf(key) * 1000) return [];
    const parts = files.map((file) => ({ name: nameOf(manifest, file), bytes: sizeOf(file) }));
    return [heavyText(key, bytes, parts)];
  });
  return [...missing, ...heavy];
}

function partsWith(key: string, routes: readonly string[]): readonly string[] {
  return lessonParts.test(key) ? routes.filter((route) => lessonParts.test(route)) : [key];
}

function frameAround(key: string, routes: readonly string[]): string[] {
  const standsAlone = budgets.some(({ source }) => source.test(key));
  return standsAlone ? [] : routes.filter((route) => memberFrame.test(route));
}

function keysWhere(manifest: Manifest, flag: 'isEntry' | 'isDynamicEntry'): string[] {
  return Object.keys(manifest).filter((key) => manifest[key]?.[flag]);
}

/** What the browser loads for these chunks: they themselves and all that they import statically. */
function loadedFiles(manifest: Manifest, keys: readonly string[], files = new Set<string>()) {
  for (const chunk of keys.map((key) => manifest[key])) {
    if (!chunk || files.has(chunk.file)) continue;
    files.add(chunk.file);
    loadedFiles(manifest, chunk.imports ?? [], files);
  }
  return files;
}

function limitOf(key: string): number {
  const isLesson = lessonParts.test(key) || ofLesson.test(key) || pageEditor.test(key);
  if (accessibilityChecker.test(key)) return limitOfAccessibilityChecker;
  const others = dialog.test(key) ? limitOfDialogs : limitOfOtherRoutes;
  const usual = isLesson ? limitOfLesson : others;
  return budgets.find(({ source }) => source.test(key))?.limit ?? usual;
}

type Part = { readonly name: string; readonly bytes: number };

function heavyText(key: string, bytes: number, parts: readonly Part[]): string {
  const largest = parts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5);
  return [
    `${key}: a first visit loads ${kilobytes(bytes)} of JavaScript, allowed are ${limitOf(key)} KB.`,
    '  Load what the first view does not need by import(), or drop a dependency. The largest parts:',
    ...largest.map((part) => `    ${kilobytes(part.bytes)}  ${part.name}`),
  ].join('\n');
}

/** Files are named by what is in them alone. */
function nameOf(manifest: Manifest, file: string): string {
  return Object.values(manifest).find((chunk) => chunk.file === file)?.name ?? file;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
