import { HtmlValidate } from 'html-validate/browser';
import { expect, test } from 'vitest';
import { validatorReport } from './validator-report.ts';
import { ruleTexts } from './validator-rules.ts';
import { validatorSetting } from './validator-setting.ts';

function pageWith(body: string, title = 'Test') {
  return `<!DOCTYPE html>\n<html lang="de">\n<head><title>${title}</title></head>\n<body>\n${body}\n</body>\n</html>\n`;
}

function told(html: string) {
  return new HtmlValidate(validatorSetting(html))
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId: rule, message, line, column, size }) => ({
      rule,
      message,
      line,
      column,
      size,
    }));
}

/** For each rule a page that breaks it. */
const broken: Readonly<Record<string, string>> = {
  'missing-doctype': '<html lang="de"><head><title>T</title></head><body></body></html>',
  'doctype-style': pageWith('<p>a</p>').replace('DOCTYPE', 'doctype'),
  'close-order': pageWith('<p><b>Hallo</p></b>'),
  'close-attr': pageWith('<p>Hallo</p class="x">'),
  'element-permitted-content': pageWith('<ul><p>Hallo</p></ul>'),
  'element-permitted-order': pageWith('<table><tr><td>a</td></tr><caption>x</caption></table>'),
  'element-permitted-occurrences': pageWith(
    '<fieldset><legend>a</legend><legend>b</legend></fieldset>',
  ),
  'element-required-attributes': pageWith('<img alt="Katze">'),
  'element-required-content': '<!DOCTYPE html>\n<html lang="de"><head></head><body></body></html>',
  'element-required-ancestor': pageWith('<area alt="x">'),
  'element-name': pageWith('<quatsch>Hallo</quatsch>'),
  'element-case': pageWith('<P>Hallo</P>'),
  'attr-case': pageWith('<p CLASS="a">Hallo</p>'),
  'attr-quotes': pageWith("<p class='a'>Hallo</p>"),
  'attr-spacing': pageWith('<p id="a"class="b">Hallo</p>'),
  'attr-delimiter': pageWith('<p class= "a">Hallo</p>'),
  'attribute-allowed-values': pageWith('<label>a <input type="zahl"></label>'),
  'attribute-boolean-style': pageWith('<label>a <input type="text" required="required"></label>'),
  'attribute-empty-style': pageWith('<p><a download="" href="x">abc</a></p>'),
  'attribute-misuse': pageWith('<p><a target="_blank">abc</a></p>'),
  deprecated: pageWith('<center>Hallo</center>'),
  'no-deprecated-attr': pageWith('<p align="center">Hallo</p>'),
  'no-dup-attr': pageWith('<p class="a" class="b">Hallo</p>'),
  'no-dup-class': pageWith('<p class="a a">Hallo</p>'),
  'no-dup-id': pageWith('<p id="a1">Hallo</p><p id="a1">b</p>'),
  'no-implicit-close': pageWith('<p>Hallo<p>Welt</p>'),
  'no-implicit-button-type': pageWith('<button>ok</button>'),
  'no-implicit-input-type': pageWith('<label>a <input></label>'),
  'no-inline-style': pageWith('<p style="color: red">Hallo</p>'),
  'no-multiple-main': pageWith('<main>a</main><main>b</main>'),
  'no-raw-characters': pageWith('<p>a < b & c</p>'),
  'no-redundant-for': pageWith('<label for="a">x <input type="text" id="a"></label>'),
  'no-redundant-role': pageWith('<main role="main">x</main>'),
  'no-redundant-aria-label': pageWith(
    '<label for="a">x</label><input type="text" id="a" aria-label="x">',
  ),
  'no-self-closing': pageWith('<p/>'),
  'void-style': pageWith('<p>a<br/>b</p>'),
  'void-content': pageWith('<br></br>'),
  'valid-id': pageWith('<p id="1a">Hallo</p>'),
  'valid-for': pageWith('<label for="p1">x</label><p id="p1">a</p>'),
  'no-missing-references': pageWith('<label for="weg">a</label>'),
  'input-missing-label': pageWith('<input type="text">'),
  'multiple-labeled-controls': pageWith('<label>a <input type="text"> <input type="text"></label>'),
  'heading-level': pageWith('<h1>a</h1><h3>b</h3>'),
  'empty-heading': pageWith('<h1></h1>'),
  'empty-title': pageWith('<p>a</p>', ''),
  'long-title': pageWith('<p>a</p>', 'Lang '.repeat(20)),
  'text-content': pageWith('<button type="button"></button>'),
  'prefer-button': pageWith('<input type="button" value="a">'),
  'prefer-native-element': pageWith('<div role="main">a</div>'),
  'prefer-tbody': pageWith('<table><tr><td>a</td></tr></table>'),
  'unrecognized-char-ref': pageWith('<p>&quatsch;</p>'),
  'script-type': pageWith('<script type="text/javascript">1</script>'),
  'parser-error': pageWith('<p "x>Hallo</p>'),
  'wcag/h30': pageWith('<p><a href="x"></a></p>'),
  'wcag/h32': pageWith('<form><label>a <input type="text"></label></form>'),
  'wcag/h37': pageWith('<img src="a.png">'),
  'wcag/h63': pageWith('<table><tr><th>a</th><th>b</th></tr><tr><th>a</th><td>c</td></tr></table>'),
  'wcag/h67': pageWith('<img src="a.png" alt="" title="x">'),
  'wcag/h71': pageWith('<fieldset><label>a <input type="text"></label></fieldset>'),
};

test('every text belongs to a rule that a page can break, and forty at least have one', () => {
  expect(Object.keys(ruleTexts).toSorted()).toEqual(Object.keys(broken).toSorted());
  expect(Object.keys(ruleTexts).length).toBeGreaterThanOrEqual(40);
});

test.each(Object.keys(ruleTexts))('says %s in German, at its place', (rule) => {
  const messages = told(broken[rule] ?? '').filter((each) => each.rule === rule);
  expect(messages.length).toBeGreaterThan(0);
  const [finding] = validatorReport(messages).findings;
  expect(finding?.title).toBe(ruleTexts[rule]?.title);
  expect(finding?.place?.line).toBeGreaterThan(0);
  expect(finding?.original).toContain(`(${rule})`);
});

test('a tag that closes in the wrong place is told once, not for all around it', () => {
  const { findings } = validatorReport(told(pageWith('<p>a <b>b <i>c</b></i></p>')));
  expect(findings.map(({ title }) => title)).toEqual(['Tags sind nicht richtig geschachtelt']);
});

test('names the element that it is about', () => {
  const { findings } = validatorReport(told(pageWith('<quatsch>Hallo</quatsch>')));
  expect(findings[0]?.text).toContain('Es geht um `<quatsch>`.');
});

test('says honestly which rule has no German words', () => {
  const place = { line: 2, column: 3, size: 1 };
  const report = validatorReport([{ rule: 'neue-regel', message: 'Something', ...place }]);
  expect(report.findings).toMatchObject([
    { title: 'Regel neue-regel', original: 'Something (neue-regel)', place: { line: 2 } },
  ]);
  expect(report.findings[0]?.text).toContain('nur auf Englisch');
});

test('a page without a mistake has none', () => {
  expect(validatorReport(told(pageWith('<p>Hallo</p>')))).toEqual({
    summary: 'Alles in Ordnung: Das HTML ist gültig',
    findings: [],
  });
});

const pages = import.meta.glob<string>(
  [
    '../../../../../../../packages/content/mastery/2-html/*/*/unit.md',
    // Broken on purpose: learners put it right.
    '!**/*-pruefstand/unit.md',
  ],
  { query: '?raw', import: 'default', eager: true },
);

test.each(Object.entries(pages))('finds no mistake in the example of %s', (_, page) => {
  const [, example = ''] = /^example: \|\n((?: {2}.*\n|\n)+)/m.exec(page) ?? [];
  expect(example).toContain('<');
  const { findings } = validatorReport(told(example.replaceAll(/^ {2}/gm, '')));
  expect(findings.filter(({ tone }) => tone !== 'hint')).toEqual([]);
});

test('what lessons leave to HTML is a hint', () => {
  const report = validatorReport(told('<p>Hallo <button>ok</button></p>'));
  expect(report.summary).toBe('Das HTML ist gültig, 1 Hinweis');
  expect(report.findings).toMatchObject([{ tone: 'hint' }]);
});
