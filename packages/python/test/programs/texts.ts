import { type ProgramCase, printed, python } from './program-case.ts';

export const texts: readonly ProgramCase[] = [
  {
    title: 'texts are added, repeated, measured and cut',
    code: python`
      s = "Python"
      print(s + "!", s * 2, len(s), s[0], s[-1], s[1:4], s[::-1], s[::2], s[10:])
    `,
    output: 'Python! PythonPython 6 P n yth nohtyP Pto \n',
  },
  {
    title: 'umlauts and ß are single characters',
    code: python`
      wort = "Äpfel süß"
      print(len(wort), wort[0], wort.upper(), wort.lower(), wort[::-1], wort.casefold())
    `,
    output: '9 Ä ÄPFEL SÜSS äpfel süß ßüs lefpÄ äpfel süss\n',
  },
  {
    title: 'emoji are printed and counted',
    code: python`
      print("🐍" * 3, len("🐍"), ord("🐍"), chr(128640))
      familie = "👨‍👩‍👧"
      print(familie, len(familie), "🇩🇪", len("🇩🇪"), "👍🏽"[0])
    `,
    output: '🐍🐍🐍 1 128013 🚀\n👨‍👩‍👧 5 🇩🇪 2 👍\n',
  },
  {
    title: 'many scripts side by side',
    code: 'print("日本語 العربية עברית Ελληνικά кириллица 한국어 ไทย ½ € ∑ ♥")',
    output: '日本語 العربية עברית Ελληνικά кириллица 한국어 ไทย ½ € ∑ ♥\n',
  },
  {
    title: 'the same letter in two spellings',
    code: python`
      import unicodedata
      a, b = "é", "e\u0301"
      print(a == b, unicodedata.normalize("NFC", b) == a, len(b), unicodedata.name("ß"))
    `,
    output: 'False True 2 LATIN SMALL LETTER SHARP S\n',
  },
  {
    title: 'escapes within a text',
    code: String.raw`print("a\tb\\c\"d\x41\u00e4\U0001F600\N{SNOWMAN}\101", 'it\'s', r"C:\neu", "ein\
e Zeile")`,
    output: 'a\tb\\c"dAä😀☃A it\'s C:\\neu eine Zeile\n',
  },
  {
    title: 'a text of many lines, and neighbours that grow together',
    code: python`
      print("""eins
        zwei
      drei""", "vier" "fünf"
            'sechs')
    `,
    output: 'eins\n  zwei\ndrei vierfünfsechs\n',
  },
  {
    title: 'how a text is written in a program',
    code: String.raw`print(repr("ä'b"), repr('"'), repr("'\""), repr("\n\t\0\x7f\u200b"), ascii("ä🐍"), [1, "a"])`,
    output: `"ä'b" '"' '\\'"' '\\n\\t\\x00\\x7f\\u200b' '\\xe4\\U0001f40d' [1, 'a']\n`,
  },
  {
    title: 'split and join',
    code: python`
      print("a b  c ".split(), "a,b,,c".split(","), "a-b-c".split("-", 1), "a b c".rsplit(" ", 1))
      print(", ".join(["rot", "grün"]), "ab\ncd\r\n".splitlines(), "x=1=2".partition("="), list("äb"))
    `,
    output: printed`
      ['a', 'b', 'c'] ['a', 'b', '', 'c'] ['a', 'b-c'] ['a b', 'c']
      rot, grün ['ab', 'cd'] ('x', '=', '1=2') ['ä', 'b']
    `,
  },
  {
    title: 'search and replace',
    code: 'print("banane".find("an"), "banane".rfind("an"), "banane".find("x"), "banane".count("an"), "banane".replace("a", "ä", 1), "ana" in "banane", "banane".index("n"))',
    output: '1 3 -1 2 bänane True 2\n',
  },
  {
    title: 'strip, fill and align',
    code: python`
      print("[" + "  x ".strip() + "]", "xxaxx".strip("x"), "7".zfill(3), "-7".zfill(4))
      print("a".ljust(3, "."), "a".rjust(3, "."), "a".center(4, "*"), "a\tb".expandtabs(4))
      print("datei.py".removesuffix(".py"), "prefix".removeprefix("pre"))
    `,
    output: printed`
      [x] a 007 -007
      a.. ..a *a** a   b
      datei fix
    `,
  },
  {
    title: 'capital letters',
    code: 'print("hallo welt".title(), "hallo WELT".capitalize(), "aBc".swapcase(), "é".upper(), "ǆ".title())',
    output: 'Hallo Welt Hallo welt AbC É ǅ\n',
  },
  {
    title: 'questions to a text',
    code: 'print("12".isdigit(), "1.5".isdigit(), "½".isnumeric(), "äß".isalpha(), "a1".isalnum(), " ".isspace(), "abc".islower(), "Ab".istitle(), "x1".isidentifier(), "".isalpha())',
    output: 'True False True True True True True True True False\n',
  },
  {
    title: 'texts are compared letter by letter',
    code: 'print("a" < "b", "Z" < "a", "z" < "ä", "10" < "9", sorted(["Öl", "Zoo", "apfel"]), sorted(["b", "A"], key=str.lower))',
    output: "True True True True ['Zoo', 'apfel', 'Öl'] ['A', 'b']\n",
  },
  {
    title: 'letters and their numbers: a Caesar cipher',
    code: python`
      def verschiebe(text, um):
          return "".join(chr((ord(b) - 97 + um) % 26 + 97) if b.isalpha() else b for b in text)
      geheim = verschiebe("hallo welt", 3)
      print(geheim, verschiebe(geheim, -3))
    `,
    output: 'kdoor zhow hallo welt\n',
  },
  {
    title: 'characters are translated by a table',
    code: 'print("Größe Äpfel".translate(str.maketrans({"ö": "oe", "ß": "ss", "Ä": "Ae"})), "abc".translate(str.maketrans("ab", "xy", "c")))',
    output: 'Groesse Aepfel xy\n',
  },
  {
    title: 'texts become bytes and back',
    code: python`
      b = "Grüße 🐍".encode()
      print(b, len(b), b.decode(), "ä".encode("latin-1"), bytes("ä", "utf-16-le"), b"\xe4".decode("cp1252"))
    `,
    output:
      "b'Gr\\xc3\\xbc\\xc3\\x9fe \\xf0\\x9f\\x90\\x8d' 12 Grüße 🐍 b'\\xe4' b'\\xe4\\x00' ä\n",
  },
  {
    title: 'bytes that are no text',
    code: 'b"\\xff".decode()',
    error: {
      type: 'UnicodeDecodeError',
      message: "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte",
    },
  },
  {
    title: 'a letter that a code does not have',
    code: 'print("a🐍".encode("ascii", "replace"))\n"ü".encode("ascii")',
    output: "b'a?'\n",
    error: {
      type: 'UnicodeEncodeError',
      message:
        "'ascii' codec can't encode character '\\xfc' in position 0: ordinal not in range(128)",
      at: '2:1-2:20',
    },
  },
  {
    title: 'a palindrome',
    code: python`
      satz = "Ein Esel lese nie."
      nur = [z.lower() for z in satz if z.isalpha()]
      print(nur == nur[::-1])
    `,
    output: 'True\n',
  },
  {
    title: 'counting letters',
    code: python`
      zähler = {}
      for z in "mississippi":
          zähler[z] = zähler.get(z, 0) + 1
      print(zähler)
    `,
    output: "{'m': 1, 'i': 4, 's': 4, 'p': 2}\n",
  },
];
