import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { classNamed, type OwnClass } from '../source/classes.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { code } from '../words/code-quote.ts';
import { partInPython } from '../words/german-names.ts';
import { methodsInPython } from '../words/method-names.ts';
import { nearestName } from '../words/nearest-name.ts';
import { homeOf } from '../words/python-names.ts';
import { typeName } from '../words/type-names.ts';
import { madeWithoutBrackets } from './forgotten-brackets.ts';

const noAttribute = /^'(.+?)' object has no attribute '(.+?)'/;

export const attributeRules: Rule[] = [
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
    kind: 'german-method',
    message: /^'Turtle' object has no attribute '(.+?)'/,
    explain: ({ facts }, [name = '']) => {
      const part = partInPython(name);
      return part !== null && homeOf.get(part) === 'turtle'
        ? {
            titel: 'Python spricht Englisch',
            erklaerung: `${code(name)} versteht die Schildkröte nicht, denn Python spricht Englisch.`,
            tipp: `Schreib ${code(`${ownerOf(facts.source) ?? 't'}.${part}(…)`)}.`,
          }
        : null;
    },
  },
  {
    kind: 'file-name-without-quotes',
    message: /has no attribute '(txt|csv|json|md|html|dat|log|png|jpg|gif)'/,
    explain: ({ facts, line }, [ending = 'txt']) =>
      line.includes(`.${ending}(`)
        ? null
        : {
            titel: 'Dateiname ohne Anführungszeichen',
            erklaerung: `${code(facts.source ?? '')} soll wohl der Name einer Datei sein, und der ist für Python ein Text.`,
            tipp: `Setz ihn in Anführungszeichen: ${code(`"${facts.source ?? ''}"`)}.`,
          },
  },
  {
    kind: 'other-method',
    message: noAttribute,
    explain: ({ facts }, [type = '', name = '']) => {
      const right = methodsInPython.get(type);
      const near = facts.suggestion === null ? nearestName(name, right?.keys() ?? []) : null;
      const meant = right?.get(name) ?? right?.get(near ?? '');
      const owner = ownerOf(facts.source) ?? '…';
      return meant
        ? {
            titel: `${name} gibt es hier nicht`,
            erklaerung: `${code(`.${name}`)} gibt es bei ${typeName(type).with} in Python nicht.`,
            tipp: `Dafür nimmst du ${code(
              meant.replaceAll('$', () => owner),
              40,
            )}.`,
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
    kind: 'attribute-of-basic-value',
    message: /^'(int|float|bool|str|list|dict|tuple|set|range)' object has no attribute '(.+?)'/,
    explain: ({ facts }, [type = 'int', name = '']) => {
      const owner = code(ownerOf(facts.source) ?? 'Das');
      return {
        titel: 'Das kann dieser Wert nicht',
        erklaerung: `${owner} ist ${typeName(type).is}, und dabei gibt es kein ${code(`.${name}`)}.`,
        tipp: ['int', 'float'].includes(type)
          ? 'Prüf, ob hier ein Text oder eine Liste stehen sollte.'
          : `Prüf die Schreibweise, oder ob ${owner} wirklich das ist, was du meinst.`,
      };
    },
  },
  {
    kind: 'function-attribute',
    message: /^'(?:function|builtin_function_or_method|method)' object has no attribute '(.+?)'/,
    explain: (problem, [name = '']) => {
      const owner = ownerOf(problem.facts.source) ?? 'Das';
      const made = madeWithoutBrackets(problem, owner);
      return {
        titel: 'Klammern vergessen?',
        erklaerung: `${code(owner)} ist eine Funktion, die du nicht aufgerufen hast, darum gibt es daran kein ${code(`.${name}`)}.`,
        ...(made ?? { tipp: `Ruf sie mit Klammern auf: ${code(`${owner}().${name}`)}.` }),
      };
    },
  },
  {
    kind: 'attribute-never-set',
    message: /^(?:'(.+?)' object|type object '(.+?)') has no attribute '(.+?)'/,
    explain: (problem, [objectType, classType, name = '']) => {
      const type = objectType ?? classType ?? '';
      const own = classNamed(problem.source, type);
      const near = own && nearestName(name, namesOf(own));
      return {
        titel: `Das gibt es ${objectType ? 'an diesem Objekt' : 'in dieser Klasse'} nicht`,
        erklaerung: `${objectType ? 'Ein Objekt der' : 'Die'} Klasse ${code(type)} hat kein ${code(name)}.`,
        tipp: near
          ? `Wahrscheinlich meinst du ${code(near)}.`
          : objectType && own
            ? whereToSet(problem, own, name)
            : 'Prüf die Schreibweise, und was es dort gibt.',
      };
    },
  },
];

const ownerAndName = withUmlauts(/^(.+)\.\s*\w+$/s);

function ownerOf(piece: string | null): string | null {
  return ownerAndName.exec(piece ?? '')?.[1] ?? null;
}

function namesOf({ attributes, methods }: OwnClass): string[] {
  return [...attributes, ...methods.map(({ name }) => name)];
}

/** Where in the program this name should come from. */
function whereToSet({ source, line }: Problem, { bases }: OwnClass, name: string): string {
  const isInherited = bases.some((base) => classNamed(source, base)?.attributes.has(name));
  if (isInherited) {
    return `Ruf in ${code('__init__')} zuerst ${code('super().__init__(…)')} auf, dort bekommt es seinen Wert.`;
  }
  return line.includes(`.${name}(`)
    ? `Schreib in die Klasse eine Methode ${code(`def ${name}(self):`)}.`
    : `Gib ihm in ${code('__init__')} einen Wert: ${code(`self.${name} = …`)}.`;
}
