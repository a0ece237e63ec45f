import { code } from '../../words/code-quote.ts';
import { type PageProblem, placeOfTokens } from '../page-problem.ts';
import type { PageRule } from '../page-rule.ts';

export const wrongValueRules: PageRule[] = [
  {
    kind: 'js-constant',
    message:
      /^Assignment to constant|^invalid assignment to const|^Attempted to assign to readonly|^Assigning to constant/,
    explain: (problem) => {
      const name = constantIn(problem);
      const there = problem.declared.find((other) => other.name === name)?.token.line;
      return {
        titel: 'Das soll fest bleiben',
        erklaerung: `${name ? code(name) : 'Der Name'} ist${there ? ` in Zeile ${there}` : ''} mit ${code('const')} angelegt und bekommt darum nie einen neuen Wert.`,
        tipp: `Schreib dort ${code(`let ${name ?? '…'}`)} statt ${code(`const ${name ?? '…'}`)}.`,
      };
    },
  },
  {
    kind: 'js-not-iterable',
    message:
      /^(?:(.+?) is not iterable|Spread syntax requires|undefined is not a function \(near '\.\.\.(.*?)\.\.\.'\))/,
    explain: (_, [said = '']) => ({
      titel: 'Das ist keine Liste',
      erklaerung: `${said ? code(said) : 'Der Wert'} lässt sich nicht Stück für Stück durchgehen.`,
      tipp: `Nimm eine Liste oder einen Text, bei einem Objekt ${code('Object.entries(…)')}, bei einer Zahl eine Zählschleife.`,
    }),
  },
  {
    kind: 'js-bad-selector',
    message:
      /'(.*?)' is not a valid selector|^'(.*?)' is not a valid|The string did not match the expected pattern()/,
    explain: (_, [selector = '']) => ({
      titel: 'Diesen Selektor versteht der Browser nicht',
      erklaerung: `${selector === '' ? 'Der Selektor' : code(selector)} ist kein gültiger Selektor.`,
      tipp: /^[#.]?\d/.test(selector)
        ? `Ein Name darf nicht mit einer Ziffer anfangen: Nenn das Element anders, zum Beispiel ${code(selector.replace(/\d/, 'nr$&'))}.`
        : `Schreib ${code('#name')} für eine id, ${code('.name')} für eine Klasse, nur ${code('name')} für ein Tag.`,
    }),
  },
  {
    kind: 'js-json',
    message:
      /JSON|^Unexpected (?:token|end of|non-whitespace).*(?:JSON|position)|^Unexpected identifier "/,
    explain: ({ message }) =>
      /JSON/.test(message)
        ? {
            titel: 'Das ist kein sauberes JSON',
            erklaerung: 'Der Text sieht nicht so aus, wie JSON aussehen muss.',
            tipp: `Namen und Texte brauchen ${code('"')}, und hinter dem letzten Eintrag steht kein Komma.`,
          }
        : null,
  },
  {
    kind: 'js-no-element',
    message:
      /parameter 1 is not of type 'Node'|does not implement interface Node|Argument 1 \('\w+'\) to Node\.\w+ must be/,
    explain: () => ({
      titel: 'Hier gehört ein Element hin',
      erklaerung: `${code('appendChild')} hängt nur Elemente an, keine Texte.`,
      tipp: `Mach zuerst eins mit ${code('document.createElement("p")', 40)}, oder nimm ${code('append')} für Text.`,
    }),
  },
  {
    kind: 'js-bad-length',
    message:
      /^Invalid array length|^invalid array length|^Array size is not|^Invalid count value|^repeat count must|^String\.prototype\.repeat/,
    explain: () => ({
      titel: 'So oft geht es nicht',
      erklaerung: 'Die Anzahl ist negativ, viel zu groß oder keine ganze Zahl.',
      tipp: `Sieh dir die Zahl vorher mit ${code('console.log(…)')} an.`,
    }),
  },
  {
    kind: 'js-empty-reduce',
    message: /^Reduce of empty array|^reduce of empty array/,
    explain: () => ({
      titel: 'Die Liste ist leer',
      erklaerung: `${code('reduce')} braucht einen Anfang, wenn die Liste leer sein kann.`,
      tipp: `Gib ihn hinten mit: ${code('.reduce((summe, zahl) => summe + zahl, 0)', 50)}.`,
    }),
  },
  {
    kind: 'js-bad-event',
    message:
      /addEventListener.*(?:2 arguments required|not of type|does not implement)|Not enough arguments to EventTarget/,
    explain: () => ({
      titel: 'Was soll beim Ereignis passieren?',
      erklaerung: `${code('addEventListener')} braucht zwei Dinge: das Ereignis und eine Funktion.`,
      tipp: `Schreib ${code('addEventListener("click", () => { … })', 50)}.`,
    }),
  },
  {
    kind: 'js-misspelt-tag',
    message:
      /createElement.*tag name provided|^String contains an invalid character|Invalid qualified name|The string contains invalid characters/,
    explain: () => ({
      titel: 'So heißt kein Tag',
      erklaerung: `${code('createElement')} will nur den Namen des Tags, ohne spitze Klammern und Leerzeichen.`,
      tipp: `Schreib zum Beispiel ${code('document.createElement("li")', 40)}.`,
    }),
  },
];

function constantIn({ message, declared, lineTokens }: PageProblem): string | null {
  const said = /const(?:ant)? '(.+?)'/.exec(message)?.[1];
  const names = new Set(declared.flatMap(({ name, word }) => (word === 'const' ? name : [])));
  return said ?? lineTokens.find(({ text }) => names.has(text))?.text ?? null;
}

export const runningRules: PageRule[] = [
  {
    kind: 'js-endless',
    message: /^Diese (Schleife|Funktion) hört nicht auf/,
    explain: ({ lineTokens, place }, [what = '']) => ({
      titel: `Diese ${what} hört nicht auf`,
      erklaerung:
        what === 'Schleife'
          ? 'Die Schleife hat sich so oft wiederholt, dass ich sie angehalten habe.'
          : 'Die Funktion wurde so oft aufgerufen, dass ich sie angehalten habe.',
      tipp: 'Prüf, wann es aufhören soll, und ob sich dafür etwas ändert.',
      stelle: placeOfTokens(lineTokens) ?? place,
    }),
  },
  {
    kind: 'js-saved',
    message: /^(hbg\.save .+)$/,
    explain: ({ lineTokens }, [said = '']) => ({
      titel: 'Das lässt sich nicht speichern',
      erklaerung: said,
      tipp: 'Speichere nur, was du wirklich brauchst: Zahlen, Texte, Listen und Objekte.',
      stelle: placeOfTokens(lineTokens),
    }),
  },
  {
    kind: 'js-eval',
    message:
      /^Evaluating a string as JavaScript|unsafe-eval|^call to (?:eval|Function)\(\) blocked/,
    explain: () => ({
      titel: 'Text wird hier nicht zum Programm',
      erklaerung: `${code('eval')} und ${code('new Function')} sind in der Garage zu, weil sie gefährlich sind.`,
      tipp: `Meist geht es mit einer Liste, einem Objekt oder ${code('Number(…)')} genauso.`,
    }),
  },
  {
    kind: 'js-too-deep',
    message: /^Maximum call stack|^too much recursion|^Ruft sich/,
    explain: () => ({
      titel: 'Die Funktion ruft sich immer wieder selbst',
      erklaerung: 'Eine Funktion ruft sich selbst auf, ohne je damit aufzuhören.',
      tipp: `Bau eine Bedingung ein, bei der sie mit ${code('return')} aufhört.`,
    }),
  },
  {
    kind: 'js-storage',
    message: /localStorage|sessionStorage|indexedDB|cookie|^The operation is insecure|^Storage/i,
    explain: ({ lineTokens }) => ({
      titel: 'Speichern geht hier anders',
      erklaerung: `Auf ${code(lineTokens.find(({ text }) => /Storage|indexedDB|cookie/.test(text))?.text ?? 'localStorage')} darf deine Seite in der Garage nicht zugreifen.`,
      tipp: `Nimm ${code('hbg.save("punkte", 3)')} und ${code('hbg.load("punkte")')}.`,
    }),
  },
  {
    kind: 'js-network',
    message: /fetch|NetworkError|^Load failed|XMLHttpRequest|WebSocket/i,
    explain: () => ({
      titel: 'Ins Internet geht es von hier nicht',
      erklaerung:
        'Deine Seite bekommt nur die Dateien und Adressen, die zu dieser Aufgabe gehören.',
      tipp: 'Prüf die Adresse in den Anführungszeichen: Steht sie so in der Aufgabe?',
    }),
  },
  {
    kind: 'js-own-error',
    message: /^(.*)$/,
    explain: ({ tokens, facts }, [said = '']) => {
      const isThrown = tokens.some(
        ({ text, line }, at) =>
          text === 'throw' &&
          (line === facts.line ||
            (said !== '' && tokens.slice(at, at + 6).some((token) => token.text.includes(said)))),
      );
      return isThrown
        ? {
            titel: 'Dein Skript hat selbst abgebrochen',
            erklaerung: `Mit ${code('throw')} wirft dein Skript einen Fehler: ${code(said, 60)}.`,
            tipp: `Fang ihn mit ${code('try { … } catch (fehler) { … }', 40)} auf, wenn es weitergehen soll.`,
          }
        : null;
    },
  },
];
