import { isEverydayWord } from './everyday-words.ts';
import { isFirstName } from './first-names.ts';
import type { PersonalPattern } from './personal-pattern.ts';

const isNoWord = (text: string) => !isEverydayWord(text.split(' ')[0] ?? '');
const isWholeName = (text: string) => isFirstName(text) || (text.includes(' ') && isNoWord(text));

/** Who has written a program, and who is written into it; first names alone may be those of a game. */
export const namesInCode: readonly PersonalPattern[] = [
  {
    kind: 'name',
    pattern:
      /(?<before>(?:#|\/\/|<!--|\/\*|"""|''')\s{0,3}(?:[Pp]rogramm )?(?:(?:[Pp]rogrammiert|[Gg]emacht|[Ee]rstellt|[Gg]eschrieben|[Cc]ode|[Mm]ade|[Ww]ritten|[Cc]reated|[Ss]piel) )?(?:[Vv]on:?|[Bb]y:?|[Aa]utor(?:in)?:?|[Aa]uthor:?|[Cc]opyright(?: \d{4})?|\([Cc]\)(?: \d{4})?|[Nn]ame:) )\p{Lu}[\p{L}-]{1,30}(?: \p{Lu}[\p{L}-]{1,30})?(?![\p{L}\p{N}_(])/gu,
    isMeant: isWholeName,
  },
  {
    kind: 'name',
    pattern:
      /(?<before>(?<![\p{L}\p{N}])(?:(?:mein_?|my_?)?(?:[Nn]achname|[Ff]amilienname|[Ss]urname|[Ll]ast_?[Nn]ame)|voller_?[Nn]ame|full_?[Nn]ame|[Aa]utor|[Aa]uthor|mein_?(?:ganzer_?)?[Nn]ame|my_?[Nn]ame)["']?\s?[=:]\s?["'])\p{Lu}[\p{L}-]{1,30}(?: \p{Lu}[\p{L}-]{1,30}){0,2}(?=["'])/gu,
    isMeant: isNoWord,
  },
  {
    kind: 'name',
    pattern:
      /(?<before>(?<![\p{L}\p{N}])(?:[Nn]ame|[Vv]orname|[Ss]pieler(?:in)?|[Kk]ind|[Ss]chüler(?:in)?|[Ff]reund(?:in)?|[Pp]erson|[Kk]ontakt)\d?["']?\s?[=:]\s?["'])\p{Lu}[\p{L}-]{1,30} \p{Lu}[\p{L}-]{1,30}(?=["'])/gu,
    isMeant: isFirstName,
  },
];
