import { expect, test } from './fixtures.ts';
import { openLivePage } from './pages/page-kit.ts';

// What the pages themselves do wrong, on purpose.
test.use({ expectedProblems: /reading '(?:datei|innen|klick)'|Blocked autofocusing/ });

test.describe('a page in view', () => {
  test('follows its code, without a gap and without taking the focus', async ({ page }) => {
    const { code, shown, change } = await openLivePage(page);
    await change({ 'index.html': '<h1>Eins</h1>' });
    await expect(shown.getByRole('heading', { name: 'Eins' })).toBeVisible();
    await page.evaluate(() => {
      const frame = document.querySelector('iframe[title="Deine Seite"]');
      Object.assign(globalThis, { gaps: 0 });
      if (!frame?.parentElement) throw new Error('No frame.');
      const place = frame.parentElement;
      const count = () => place.childElementCount === 0;
      new MutationObserver(() => count() && Object.assign(globalThis, { gaps: 1 })).observe(place, {
        childList: true,
      });
    });
    await code.fill('x');
    await change({ 'index.html': '<h1>Zwei</h1>' });
    await change({
      'index.html': '<h1>Drei</h1><input autofocus id="feld"><script src="script.js"></script>',
      'script.js': 'feld.focus(); setTimeout(() => { feld.focus(); window.focus() })',
    });
    await expect(shown.getByRole('heading', { name: 'Drei' })).toBeVisible();
    await expect(page.locator('iframe[title="Deine Seite"]')).toHaveCount(1);
    await expect(code).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'gaps'))).toBe(0);
  });

  test('takes no focus while it is checked, which a check of its own may give it', async ({
    page,
  }) => {
    const { code, hear } = await openLivePage(page);
    await code.focus();
    await page.keyboard.type('ab');
    const messages = await hear(
      {
        files: { 'index.html': '<input id="feld"><script>feld.focus()</script>' },
        extraScript: `const { tell, onOpen } = hbgTools;
          onOpen(() => addEventListener('load', () => tell(document.activeElement.id)));`,
      },
      { until: 'extra', orError: 'x', moreMs: 0 },
    );
    expect(messages).toContainEqual({ kind: 'extra', value: 'feld' });
    await expect(code).toBeFocused();
    await page.keyboard.type('cd');
    await expect(code).toHaveValue('abcd');
  });

  test('stops when it hangs, and the next state of the code is shown', async ({ page }) => {
    const { shown, change, heard } = await openLivePage(page);
    await change({ 'script.js': "/(a+)+b/.test('a'.repeat(60))" });
    await expect.poll(async () => (await heard()).map(({ kind }) => kind)).toContain('stopped');
    await change({ 'index.html': '<h1>Wieder da</h1>' });
    await expect(shown.getByRole('heading', { name: 'Wieder da' })).toBeVisible();
  });

  test('shows the next state also while the old one hangs', async ({ page }) => {
    const { shown, change, heard } = await openLivePage(page);
    await change({ 'script.js': "setTimeout(() => /(a+)+b/.test('a'.repeat(60)), 100)" });
    await expect.poll(async () => (await heard()).map(({ kind }) => kind)).toContain('loaded');
    await change({ 'index.html': '<h1>Trotzdem da</h1>' });
    await expect(shown.getByRole('heading', { name: 'Trotzdem da' })).toBeVisible();
  });

  test('keeps what it saves, and finds the data and routes of its unit', async ({ page }) => {
    const { shown, change } = await openLivePage(page, { 'data/tiere.json': '["Igel"]' });
    const files = {
      'index.html': '<output></output><script src="script.js"></script>',
      'script.js': `
        const stand = (hbg.load('stand') ?? 0) + 1;
        hbg.save('stand', stand);
        (async () => {
          const [tier] = await (await fetch('data/tiere.json')).json();
          const echo = await fetch('/api/echo', { method: 'POST', body: 'Hallo' });
          const refused = await fetch('https://example.com').catch((error) => error.name);
          document.querySelector('output').textContent =
            [stand, tier, echo.status, await echo.text(), refused].join(' ');
        })();`,
    };
    const output = shown.getByRole('status');
    await change(files);
    await expect(output).toHaveText('1 Igel 201 POST Hallo TypeError');
    await change({ ...files });
    await expect(output).toHaveText('2 Igel 201 POST Hallo TypeError');
  });

  test('says where an error stands, in every kind of script', async ({ page }) => {
    const { shown, change, heard } = await openLivePage(page);
    await change({
      'index.html': `<script src="script.js"></script>
        <button onclick="for (const x of [1]) null.klick">Klick</button>
        <script>
          null.innen;
        </script>`,
      'script.js': 'for (const x of [1]) { console.log(x) }\nfor (;;) null.datei',
    });
    await shown.getByRole('button').click();
    const places = async () =>
      (await heard()).flatMap((message) =>
        'file' in message
          ? [`${message.kind} ${message.file} ${message.line}:${message.column}`]
          : [],
      );
    await expect
      .poll(places)
      .toEqual([
        'log script.js 1:32',
        'error script.js 2:15',
        'error index.html 4:16',
        'error index.html 2:52',
      ]);
  });

  test('scrolls to its own anchors; any other link only tells where it leads', async ({ page }) => {
    const { shown, change, heard } = await openLivePage(page);
    const address = page.url();
    await change({
      'index.html': `<a href="#unten">runter</a> <a href="https://example.com/">weg</a>
        <p style="margin-top: 3000px" id="unten">Unten</p>`,
    });
    await shown.getByRole('link', { name: 'weg' }).click();
    await shown.getByRole('link', { name: 'runter' }).click();
    await expect(shown.getByText('Unten')).toBeInViewport();
    const notes = (await heard()).flatMap((said) => (said.kind === 'note' ? said.text : []));
    expect(notes).toEqual([
      'Dieser Link führt nach „https://example.com/“. Hier bleibt deine Seite offen.',
    ]);
    expect(page.url()).toBe(address);
  });
});
