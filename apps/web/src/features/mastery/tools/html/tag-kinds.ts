import { choice, idOf, lines, linesIn, type TagKind, text, yes } from './tag-kind.ts';

const link: TagKind = {
  id: 'link',
  label: 'Link',
  fields: [
    text(
      'href',
      'Adresse',
      'bauplan.html',
      'Eine Seite von dir, oder eine ganze Adresse mit https davor',
    ),
    text('text', 'Text des Links', 'Bauplan ansehen'),
    yes('tab', 'In einem neuen Tab öffnen'),
  ],
  write: (value) =>
    `<a href="${value('href')}"${value('tab') && ' target="_blank" rel="noopener"'}>${value('text')}</a>`,
  explained: [
    ['<a>', 'ein Link, das „a“ kommt von „anchor“, Anker'],
    ['href', 'wohin er führt'],
    ['Text', 'was dahinter liegt, auch wenn man den Link allein liest'],
    [
      'target',
      '`_blank` öffnet einen neuen Tab, `rel="noopener"` hält die fremde Seite auf Abstand',
    ],
  ],
};

const image: TagKind = {
  id: 'bild',
  label: 'Bild',
  fields: [
    text('src', 'Datei', 'roboter.png'),
    text(
      'alt',
      'Alternativtext',
      'Ein kleiner Roboter winkt',
      'Was ist zu sehen? Leer nur bei reinem Schmuck.',
    ),
    text('width', 'Breite in Pixeln', '320'),
    text('height', 'Höhe in Pixeln', '240'),
  ],
  write: (value) => {
    const size = ['width', 'height'].map((name) => value(name) && ` ${name}="${value(name)}"`);
    return `<img src="${value('src')}" alt="${value('alt')}"${size.join('')}>`;
  },
  explained: [
    ['<img>', 'ein Bild, ohne schließendes Tag, denn es hat keinen Inhalt'],
    ['src', 'wo die Datei liegt'],
    ['alt', 'was vorgelesen wird, und was dasteht, wenn das Bild nicht lädt'],
    ['width, height', 'der Browser hält Platz frei, und nichts springt beim Laden'],
  ],
};

const list: TagKind = {
  id: 'liste',
  label: 'Liste',
  fields: [
    choice('kind', 'Art', ['Punkte', 'Nummern']),
    lines('items', 'Einträge', 'Löten\nSchrauben\nProgrammieren', 'In jeder Zeile einer'),
  ],
  write: (value) => {
    const tag = value('kind') === 'Nummern' ? 'ol' : 'ul';
    const items = linesIn(value('items')).map((item) => `  <li>${item}</li>`);
    return [`<${tag}>`, ...items, `</${tag}>`].join('\n');
  },
  explained: [
    ['<ul>', 'Liste mit Punkten, wenn die Reihenfolge egal ist'],
    ['<ol>', 'Liste mit Nummern, wenn sie zählt'],
    ['<li>', 'ein Eintrag, nur er darf direkt in der Liste stehen'],
  ],
};

const table: TagKind = {
  id: 'tabelle',
  label: 'Tabelle',
  fields: [
    text('caption', 'Überschrift', 'Unser Turnier'),
    text('head', 'Spalten', 'Team, Punkte', 'Mit Komma getrennt'),
    lines('rows', 'Zeilen', 'Die Bits, 12\nDie Bytes, 9', 'In jeder Zeile eine, Zellen mit Komma'),
  ],
  write: (value) => {
    const head = cellsIn(value('head')).map((cell) => `      <th scope="col">${cell}</th>`);
    const rows = linesIn(value('rows')).map(rowOf);
    return [
      '<table>',
      ...(value('caption') ? [`  <caption>${value('caption')}</caption>`] : []),
      '  <thead>',
      '    <tr>',
      ...head,
      '    </tr>',
      '  </thead>',
      '  <tbody>',
      ...rows,
      '  </tbody>',
      '</table>',
    ].join('\n');
  },
  explained: [
    ['<caption>', 'die Überschrift der Tabelle, immer zuerst'],
    ['<thead>, <tbody>', 'Kopf und Inhalt'],
    ['<tr>', 'eine Zeile'],
    ['<th scope="col">', 'der Kopf einer Spalte: Vorleseprogramme nennen ihn zu jeder Zelle'],
    ['<td>', 'eine Zelle'],
  ],
};

const field: TagKind = {
  id: 'formularfeld',
  label: 'Formularfeld mit Label',
  fields: [
    text('label', 'Beschriftung', 'Dein Name'),
    choice('type', 'Was kommt hinein?', [
      'text',
      'email',
      'number',
      'date',
      'password',
      'checkbox',
    ]),
    yes('required', 'Muss ausgefüllt werden'),
  ],
  write: (value) => {
    const id = idOf(value('label'));
    const label = `<label for="${id}">${value('label')}</label>`;
    const auto = value('type') === 'password' ? ' autocomplete="current-password"' : '';
    const input = `<input type="${value('type')}" id="${id}" name="${id}"${auto}${value('required') && ' required'}>`;
    return value('type') === 'checkbox' ? `${input}\n${label}` : `${label}\n${input}`;
  },
  explained: [
    ['<label for>', 'die Beschriftung: Ein Klick darauf führt ins Feld mit dieser `id`'],
    ['type', 'welche Tastatur ein Handy zeigt und was der Browser prüft'],
    ['name', 'unter diesem Namen wird die Antwort abgeschickt'],
    ['required', 'ohne Antwort schickt der Browser nichts ab'],
  ],
};

const figure: TagKind = {
  id: 'figure',
  label: 'Bild mit Unterschrift',
  fields: [
    text('src', 'Datei', 'werkstatt.jpg'),
    text('alt', 'Alternativtext', 'Eine Werkbank voller Kabel', 'Was ist zu sehen?'),
    text('caption', 'Unterschrift', 'Unsere Werkbank im Sommer'),
  ],
  write: (value) =>
    [
      '<figure>',
      `  <img src="${value('src')}" alt="${value('alt')}">`,
      `  <figcaption>${value('caption')}</figcaption>`,
      '</figure>',
    ].join('\n'),
  explained: [
    ['<figure>', 'ein Bild, das für sich steht, mit allem, was dazugehört'],
    ['<figcaption>', 'die Unterschrift, die alle lesen'],
    ['alt', 'beschreibt das Bild, und sagt etwas anderes als die Unterschrift'],
  ],
};

const details: TagKind = {
  id: 'details',
  label: 'Aufklappen',
  fields: [
    text('summary', 'Was zu sehen ist', 'Wie geht die Lösung?'),
    text('text', 'Was aufklappt', 'Erst den Stecker ziehen, dann schrauben.'),
    yes('open', 'Am Anfang offen'),
  ],
  write: (value) =>
    [
      `<details${value('open') && ' open'}>`,
      `  <summary>${value('summary')}</summary>`,
      `  <p>${value('text')}</p>`,
      '</details>',
    ].join('\n'),
  explained: [
    ['<details>', 'klappt auf und zu, ganz ohne JavaScript, auch mit Tasten'],
    ['<summary>', 'die Zeile, die immer dasteht'],
    ['open', 'steht es da, ist es am Anfang offen'],
  ],
};

const video: TagKind = {
  id: 'video',
  label: 'Video',
  fields: [
    text('src', 'Datei', 'rundgang.mp4'),
    text('track', 'Datei mit Untertiteln', 'rundgang.vtt'),
    text('text', 'Wenn es nicht läuft', 'Dein Browser zeigt keine Videos.'),
  ],
  write: (value) =>
    [
      `<video src="${value('src')}" controls>`,
      ...(value('track')
        ? [`  <track kind="captions" src="${value('track')}" srclang="de" label="Deutsch">`]
        : []),
      `  ${value('text')}`,
      '</video>',
    ].join('\n'),
  explained: [
    ['<video>', 'ein Film, den der Browser selbst abspielt'],
    ['controls', 'Knöpfe für Start, Pause und Ton'],
    ['<track>', 'Untertitel für alle, die nichts hören oder keinen Ton anhaben'],
    ['Text', 'steht nur da, wenn der Browser keine Videos kann'],
  ],
};

const button: TagKind = {
  id: 'knopf',
  label: 'Knopf',
  fields: [
    text('text', 'Was darauf steht', 'Hupe drücken'),
    choice('type', 'Was er tut', ['button', 'submit', 'reset']),
  ],
  write: (value) => `<button type="${value('type')}">${value('text')}</button>`,
  explained: [
    ['<button>', 'ein Knopf, der auch mit Tasten geht'],
    ['type="button"', 'tut von selbst nichts: JavaScript sagt, was geschieht'],
    ['type="submit"', 'schickt das Formular ab'],
    ['type="reset"', 'leert das Formular'],
  ],
};

export const tagKinds: readonly TagKind[] = [
  link,
  image,
  list,
  table,
  field,
  figure,
  details,
  video,
  button,
];

function rowOf(row: string): string {
  const cells = cellsIn(row).map((cell) => `      <td>${cell}</td>`);
  return ['    <tr>', ...cells, '    </tr>'].join('\n');
}

function cellsIn(row: string): string[] {
  return row.split(',').map((cell) => cell.trim());
}
