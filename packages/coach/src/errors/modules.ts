import type { Rule } from '../rule.ts';
import { code } from '../words/code-quote.ts';
import { moduleInPython, partInPython } from '../words/german-names.ts';
import { nearestName } from '../words/nearest-name.ts';
import { homeOf, modules } from '../words/python-names.ts';

const missing = /^No module named '([^']+)'/;
/** What people know from elsewhere, with something similar that is here. */
const elsewhere: Record<string, string> = {
  pygame: 'turtle',
  pgzero: 'turtle',
  pgzrun: 'turtle',
  arcade: 'turtle',
  tkinter: 'turtle',
  PIL: 'turtle',
  matplotlib: 'turtle',
  plotly: 'turtle',
  seaborn: 'turtle',
  cv2: 'turtle',
  numpy: 'math',
  scipy: 'math',
  sympy: 'fractions',
  pandas: 'csv',
  openpyxl: 'csv',
  sqlite3: 'csv',
};
const outOfReach =
  /^(?:requests|flask|django|bs4|selenium|discord|httpx|aiohttp|fastapi|websockets|playsound|pyttsx3|speech_recognition|pyautogui|keyboard|mouse|RPi|gpiozero|microbit|serial|openai|multiprocessing|curses|winsound|msvcrt|ssl)$/;

export const moduleRules: Rule[] = [
  {
    kind: 'module-elsewhere',
    message: missing,
    explain: (_, [name = '']) => {
      const root = name.split('.')[0] ?? '';
      const similar = Object.hasOwn(elsewhere, root) ? elsewhere[root] : null;
      return similar
        ? {
            titel: `${root} gibt es hier nicht`,
            erklaerung: `${code(root)} ist hier nicht eingebaut, auch wenn es das anderswo für Python gibt.`,
            tipp: `Versuch es mit ${code(similar)}, das hier dabei ist und Ähnliches kann.`,
          }
        : null;
    },
  },
  {
    kind: 'module-needs-computer',
    message: missing,
    explain: (_, [name = '']) =>
      outOfReach.test(name.split('.')[0] ?? '')
        ? {
            titel: `${name} gibt es hier nicht`,
            erklaerung: `${code(name)} greift auf das Internet oder den Rechner zu, und dein Programm läuft hier abgeschirmt davon.`,
            tipp: 'Schreib die Daten, die du brauchst, direkt ins Programm, oder frag sie mit `input` ab.',
          }
        : null,
  },
  {
    kind: 'file-as-module',
    message: /^No module named '(\w+)(?:\.\w+)?'/,
    line: /\bimport\s+(\w+)\.(py|txt|csv|json)\b/,
    explain: ({ place }, [, name = '', ending = 'py']) => ({
      titel: 'Ohne die Endung',
      erklaerung: `Hinter ${code('import')} steht nur der Name eines Moduls, ohne ${code(`.${ending}`)} dahinter.`,
      tipp:
        ending === 'py'
          ? `Schreib ${code(`import ${name}`)}.`
          : `Eine Datei liest du mit ${code(`open("${name}.${ending}")`, 34)}.`,
      stelle: place,
    }),
  },
  {
    kind: 'function-imported-as-module',
    message: /^No module named '([^']+)'; '([^']+)' is not a package/,
    explain: (_, [name = '', module = '']) => {
      const part = name.slice(module.length + 1);
      return {
        titel: 'Mit from importieren',
        erklaerung: `${code(module)} ist ein Modul, und ${code(part)} ist etwas darin, das man anders holt.`,
        tipp: `Schreib ${code(`from ${module} import ${part}`, 40)}.`,
      };
    },
  },
  {
    kind: 'function-as-module',
    message: missing,
    explain: (_, [name = '']) => {
      const home = homeOf.get(name);
      return home && !modules.includes(name.toLowerCase())
        ? {
            titel: 'Das ist kein ganzes Modul',
            erklaerung: `${code(name)} ist kein Modul, sondern ein Teil des Moduls ${code(home)}.`,
            tipp: `Schreib ${code(`from ${home} import ${name}`, 40)}.`,
          }
        : null;
    },
  },
  {
    kind: 'german-module',
    message: missing,
    explain: ({ line }, [name = '']) => {
      const module = moduleInPython(name);
      return module
        ? {
            titel: 'Python spricht Englisch',
            erklaerung: `Das Modul heißt in Python nicht ${code(name)}, sondern ${code(module)}.`,
            tipp: `Schreib ${code(line.trim().replace(name, module), 40)}.`,
          }
        : null;
    },
  },
  {
    kind: 'misspelt-module',
    message: missing,
    explain: ({ line }, [name = '']) => {
      const near = nearestName(name, modules);
      return near
        ? {
            titel: 'Tippfehler im Modul',
            erklaerung: `Ein Modul ${code(name)} gibt es nicht, aber eines mit dem Namen ${code(near)}.`,
            tipp: `Schreib ${code(line.trim().replace(name, near), 40)}.`,
          }
        : null;
    },
  },
  {
    kind: 'missing-module',
    message: missing,
    explain: (_, [name = '']) => ({
      titel: 'Modul nicht gefunden',
      erklaerung: `Ein Modul mit dem Namen ${code(name)} gibt es hier nicht.`,
      tipp: 'Prüf die Schreibweise: Hier sind die Module dabei, die zu Python selbst gehören, wie `random` und `math`.',
    }),
  },
  {
    kind: 'name-not-in-module',
    message: /^cannot import name '(.+?)' from (?:partially initialized module )?'(.+?)'/,
    explain: ({ facts }, [name = '', module = '']) => {
      const part = partInPython(name) ?? '';
      const meant = homeOf.get(part) === module ? part : facts.suggestion;
      return {
        titel: 'Das ist nicht im Modul',
        erklaerung: `Im Modul ${code(module)} gibt es kein ${code(name)}.`,
        tipp: meant
          ? `Wahrscheinlich meinst du ${code(meant)}.`
          : `Prüf die Schreibweise, oder sieh mit ${code(`print(dir(${module}))`)} nach, was es dort gibt.`,
      };
    },
  },
  {
    kind: 'import-failed',
    explain: () => ({
      titel: 'import hat nicht geklappt',
      erklaerung: 'Python konnte nicht laden, was in dieser Zeile steht.',
      tipp: 'Prüf die Schreibweise hinter `from` und `import`.',
    }),
  },
];
