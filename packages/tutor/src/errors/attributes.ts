import type { Rule } from '../rule.ts';
import { code } from '../words/code-quote.ts';
import { nearestName } from '../words/nearest-name.ts';
import { typeName } from '../words/type-names.ts';

const noAttribute = /^'(.+?)' object has no attribute '(.+?)'/;

/** What is called differently in Python, or belongs to another type. */
const instead: ReadonlyMap<string, Record<string, string>> = new Map(
  Object.entries({
    list: {
      add: '.append(…)',
      push: '.append(…)',
      put: '.append(…)',
      length: 'len(…)',
      size: 'len(…)',
      len: 'len(…)',
      contains: 'wert in liste',
      includes: 'wert in liste',
      indexOf: '.index(…)',
      find: '.index(…)',
      delete: '.remove(…)',
      split: '" ".join(…)',
      join: '", ".join(…)',
      upper: 'liste[0].upper()',
      get: 'liste[0]',
      shuffle: 'random.shuffle(…)',
      sum: 'sum(…)',
      max: 'max(…)',
    },
    str: {
      append: 'text + "…"',
      add: 'text + "…"',
      push: 'text + "…"',
      length: 'len(…)',
      size: 'len(…)',
      len: 'len(…)',
      toUpperCase: '.upper()',
      uppercase: '.upper()',
      toLowerCase: '.lower()',
      lowercase: '.lower()',
      trim: '.strip()',
      contains: '"a" in text',
      includes: '"a" in text',
      indexOf: '.find(…)',
      substring: 'text[0:3]',
      reverse: 'text[::-1]',
      remove: '.replace("a", "")',
      sort: 'sorted(…)',
      toString: 'str(…)',
    },
    dict: {
      append: 'd["name"] = wert',
      add: 'd["name"] = wert',
      push: 'd["name"] = wert',
      has_key: '"name" in d',
      contains: '"name" in d',
      remove: '.pop(…)',
      length: 'len(…)',
      size: 'len(…)',
      len: 'len(…)',
      sort: 'sorted(…)',
      iteritems: '.items()',
    },
    tuple: { append: 'list(…)', remove: 'list(…)', sort: 'sorted(…)', length: 'len(…)' },
    set: { append: '.add(…)', push: '.add(…)', length: 'len(…)', sort: 'sorted(…)' },
  }),
);

export const attributeRules: Rule[] = [
  {
    kind: 'module-attribute',
    message: /^(?:partially initialized )?module '(.+?)' has no attribute '(.+?)'/,
    explain: ({ facts }, [module = '', name = '']) => ({
      titel: 'Das ist nicht im Modul',
      erklaerung: `Im Modul ${code(module)} gibt es kein ${code(name)}.`,
      tipp: facts.suggestion
        ? `Wahrscheinlich meinst du ${code(`${module}.${facts.suggestion}`)}.`
        : name === 'now' || name === 'today'
          ? `Schreib ${code(`datetime.datetime.${name}()`, 34)}.`
          : `Sieh mit ${code(`print(dir(${module}))`)} nach, was es dort gibt.`,
    }),
  },
  {
    kind: 'class-named-like-module',
    message: /^type object '(\w+)\.\1' has no attribute '\1'/,
    explain: (_, [name = '']) => ({
      titel: 'Einmal reicht',
      erklaerung: `${code(name)} ist hier schon die Klasse aus dem gleichnamigen Modul, darum steht der Name einmal zu viel da.`,
      tipp: `Schreib den Namen nur einmal, zum Beispiel ${code(`${name}.now()`)}.`,
    }),
  },
  {
    kind: 'other-method',
    message: noAttribute,
    explain: ({ facts }, [type = '', name = '']) => {
      const right = instead.get(type) ?? {};
      const near = facts.suggestion === null ? nearestName(name, Object.keys(right)) : null;
      const meant = Object.hasOwn(right, name) ? right[name] : right[near ?? ''];
      return meant
        ? {
            titel: `${name} gibt es hier nicht`,
            erklaerung: `${code(`.${name}`)} gibt es bei ${typeName(type).with} in Python nicht.`,
            tipp: `Dafür nimmst du ${code(meant)}.`,
          }
        : null;
    },
  },
  {
    kind: 'misspelt-method',
    message: noAttribute,
    explain: ({ facts }, [type = '', name = '']) => {
      const near = facts.suggestion;
      const isOwn = typeName(type).is.includes('Objekt vom Typ');
      return near
        ? {
            titel: isOwn ? 'Tippfehler im Namen' : 'Tippfehler im Befehl',
            erklaerung: `${code(`.${name}`)} gibt es bei ${typeName(type).with} nicht, aber ${code(`.${near}`)}.`,
            tipp: `Schreib ${code(`.${near}`)} statt ${code(`.${name}`)}.`,
          }
        : null;
    },
  },
  {
    kind: 'dict-key-with-dot',
    message: /^'dict' object has no attribute '(.+?)'/,
    explain: ({ facts }, [name = '']) => {
      const owner = facts.values.find(({ keys }) => keys?.includes(`'${name}'`));
      return owner
        ? {
            titel: 'Schlüssel in eckige Klammern',
            erklaerung: `${code(name)} ist ein Schlüssel im Wörterbuch ${code(owner.source)}, und den erreichst du nicht mit einem Punkt.`,
            tipp: `Schreib ${code(`${owner.source}["${name}"]`)}.`,
          }
        : null;
    },
  },
  {
    kind: 'attribute-of-basic-value',
    message: /^'(int|float|bool|str|list|dict|tuple|set|range)' object has no attribute '(.+?)'/,
    explain: ({ facts }, [type = 'int', name = '']) => ({
      titel: 'Das kann dieser Wert nicht',
      erklaerung: `${code(ownerOf(facts.source))} ist ${typeName(type).is}, und dabei gibt es kein ${code(`.${name}`)}.`,
      tipp: ['int', 'float'].includes(type)
        ? 'Prüf, ob hier ein Text oder eine Liste stehen sollte.'
        : `Prüf die Schreibweise, oder ob ${code(ownerOf(facts.source))} wirklich das ist, was du meinst.`,
    }),
  },
  {
    kind: 'function-attribute',
    message: /^'(?:function|builtin_function_or_method|method)' object has no attribute '(.+?)'/,
    explain: ({ facts }, [name = '']) => ({
      titel: 'Klammern vergessen?',
      erklaerung: `${code(ownerOf(facts.source))} ist eine Funktion, die du nicht aufgerufen hast, darum gibt es daran kein ${code(`.${name}`)}.`,
      tipp: `Ruf sie mit Klammern auf: ${code(`${ownerOf(facts.source)}().${name}`)}.`,
    }),
  },
  {
    kind: 'missing-await',
    message: /^'coroutine' object has no attribute/,
    explain: ({ facts }) => ({
      titel: 'await fehlt',
      erklaerung: `${code(ownerOf(facts.source))} ist eine Funktion mit ${code('async')}, und ohne ${code('await')} läuft sie noch gar nicht.`,
      tipp: `Schreib ${code(`await ${ownerOf(facts.source)}`)}.`,
    }),
  },
  {
    kind: 'attribute-never-set',
    message: /^(?:'(.+?)' object|type object '(.+?)') has no attribute '(.+?)'/,
    explain: ({ source }, [objectType, classType, name = '']) => {
      const type = objectType ?? classType ?? '';
      const own = [...new Set(source.bareLines.flatMap(attributesIn))];
      const near = nearestName(name, own);
      const isOwn = objectType && source.bareLines.some((line) => line.includes(`class ${type}`));
      return {
        titel: objectType
          ? 'Das gibt es an diesem Objekt nicht'
          : 'Das gibt es in dieser Klasse nicht',
        erklaerung: `${objectType ? 'Ein Objekt der' : 'Die'} Klasse ${code(type)} hat kein ${code(name)}.`,
        tipp: near
          ? `Wahrscheinlich meinst du ${code(near)}.`
          : !isOwn
            ? 'Prüf die Schreibweise, und was es dort gibt.'
            : `Gib ihm in ${code('__init__')} einen Wert: ${code(`self.${name} = …`)}.`,
      };
    },
  },
  {
    kind: 'fixed-object',
    explain: ({ facts }) => ({
      titel: 'Daran lässt sich nichts ändern',
      erklaerung: `An ${code(ownerOf(facts.source))} kannst du mit dem Punkt keinen neuen Namen anlegen.`,
      tipp: 'Leg eine eigene Variable an, oder schreib dafür eine eigene Klasse.',
    }),
  },
];

function ownerOf(piece: string | null): string {
  const [, owner = 'Das'] = /^(.+)\.\s*[\p{L}_][\p{L}\p{N}_]*$/su.exec(piece ?? '') ?? [];
  return owner;
}

function attributesIn(line: string): string[] {
  const set = line.matchAll(/\bself\.([\p{L}_][\p{L}\p{N}_]*)\s*=/gu);
  const method = /^\s+def\s+([\p{L}_][\p{L}\p{N}_]*)/u.exec(line)?.[1];
  return [...[...set].map(([, name = '']) => name), ...(method ? [method] : [])];
}
