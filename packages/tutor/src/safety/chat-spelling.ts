const written: Readonly<Record<string, string>> = {
  nicht: 'nich|nit|net|ned|nedd|nciht|nihct|nict|nischt',
  'nicht mehr': 'nimmer|nimma|nimmi|nemme',
  nichts: 'nix|nixx|nichs|nichz|nuescht|garnix|garnichts',
  ist: 'is|iz|isch',
  'auf den': 'aufn|auf n|auf m|aufm',
  'aus dem': 'ausm|aus m',
  'nach dem': 'nachm|nach m',
  eine: 'ne|nen|ner|nem',
  papa: 'vati|vatti|vadder|vadda|vatta|babba|pappa|paps|dad|daddy|mein alter|meinem alten|papi',
  mama: 'mutti|mudda|muddi|mutta|mamma|mum|mom|mami|meine alte|meiner alten',
  bruder: 'bruda|brudi|bro',
  schwester: 'schwesta|sis',
  jemand: 'jmd|jmdn|jmdm|jemandn|jemanden|jmnd|wem',
  gehauen: 'gehaun|ghaut|gehaut',
  hauen: 'haun',
  schlagen: 'schlagn|schlgn',
  schlaegt: 'schlegt|schlaet|schleagt|schlagt',
  gemobbt: 'gemobt|gemopt|gemoppt|gemoobt|gemobbed|gemobbd|gemoppd',
  mobben: 'moben|moppen|mobbn|mobn',
  mobbing: 'mobing|mopping|moping',
  zuhause: 'zuhaus|zu haus|zu hause|zuhaue|daheim|dahoam|dahaam|zhause|zuhasue',
  umbringen: 'umbrigen|umbringn|umbrinngen|umbirngen',
  sterben: 'sterbn|strerben|steben|sterbem',
  selbstmord: 'selbsmord|selbmord|suizit|suizied',
  geschnitten: 'geschniten|geschnittn|gschnitten',
  depressiv: 'depresiv|depri|depressief',
  weiss: 'weis',
  'kein bock': 'kb',
  'keine ahnung': 'ka|kp',
  vielleicht: 'vllt|vlt|villeicht|vieleicht',
  irgendwie: 'iwie|irgenwie',
};

const meant = new Map(
  Object.entries(written).flatMap(([word, forms]) =>
    forms.split('|').map((form) => [form, word] as const),
  ),
);
const longestFirst = [...meant.keys()].toSorted((one, other) => other.length - one.length);
const chat = new RegExp(`(?<![a-z])(?:${longestFirst.join('|')})(?![a-z])`, 'g');

/** As at school: `ich werd gemobt un weis nix` is `ich werd gemobbt un weiss nichts`. */
export function inFullWords(folded: string): string {
  return folded.replaceAll(chat, (form) => meant.get(form) ?? form);
}
