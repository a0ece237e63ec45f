const of = (text: string) => text.trim().split(/\s+/);

/** Endings of real domains, as far as they're common; others need a scheme or `www`. */
export const domainEndings = {
  sure: of(`
    com de org net io gg tv app dev ch eu xyz online site shop club tech website icu biz ru cn uk fr nl pl ly cc ws
    tk ga cf gq su mobi porn sex xxx adult cam dating agency network cloud blog news press wiki vip bet casino
    buzz cyou sbs lol wtf edu gov int ac ninja guru rocks games onion
    berlin hamburg koeln bayern wien schule
  `),
  /** These are as often an attribute: `log.info`, `knopf.click`, `figur.name`. */
  alsoCode: of(`
    at me co us es it to is in id info link click top live space date today name style color run world game page
    host email art zone pro win chat store fun digital stream download
  `),
  /** Two letters that end a file's name. */
  alsoFiles: of('py md sh pl rs ps so js ts cs rb go vb kt hs jl ui db'),
  /** Within code only what no attribute is called. */
  inCode: of('com de org net xyz online site shop ch eu ru gg tv cc tk club website'),
} as const;
