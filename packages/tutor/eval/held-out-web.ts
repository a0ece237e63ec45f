import type { Question } from './question.ts';

export const heldOutWeb: readonly Question[] = [
  { asks: 'In welcher Sprache sind Webseiten eigentlich geschrieben?', wants: ['html'] },
  {
    asks: 'was muss alles in eine leere seite rein also head und body und so',
    wants: ['html-grundgeruest'],
  },
  { asks: 'die dinger in spitzen klammern', wants: ['tag'] },
  { asks: 'was ist das alt="..." und src="..." im tag', wants: ['attribut', 'bild'] },
  { asks: 'grosse titelzeile ganz oben auf der homepage', wants: ['ueberschrift'] },
  { asks: 'wie mach ich das man drauf klickt und auf ne andere seite kommt', wants: ['link'] },
  { asks: 'foto von meinem hamster auf die webseite stellen', wants: ['bild'] },
  { asks: 'aufzählung mit so punkten davor auf meiner webseite', wants: ['html-liste'] },
  { asks: 'stundenplan mit zeilen und spalten in html', wants: ['html-tabelle'] },
  {
    asks: 'Wie baue ich auf einer Internetseite eine Anmeldung für unser Schulfest?',
    wants: ['formular', 'eingabefeld'],
  },
  { asks: 'button zum draufdrücken html', wants: ['knopf'] },
  { asks: 'wann div und wann span', wants: ['div-und-span'] },
  { asks: 'text in html verstecken damit nur ich ihn im code seh <!--', wants: ['html-kommentar'] },
  {
    asks: 'Ich sehe schlecht. Wie macht mein Enkel seine Seite so, dass ich sie mir vorlesen lassen kann?',
    wants: ['barrierefreiheit', 'semantisches-html'],
  },
  { asks: 'unterschied html und css', wants: ['html', 'css'] },
  {
    asks: 'wo schreib ich das css hin, in die gleiche datei oder eine neue',
    wants: ['css-einbinden'],
  },
  { asks: 'hintergrund soll türkis sein', wants: ['css-farbe'] },
  { asks: 'was heisst #ff0000', wants: ['css-farbe'] },
  { asks: 'schrift größer und fett und andere schriftart auf der seite', wants: ['css-schrift'] },
  {
    asks: 'alle rezepte sollen gleich aussehen ohne dass ichs bei jedem neu hinschreib, punkt vor dem namen im css',
    wants: ['css-klasse', 'css-selektor'],
  },
  {
    asks: 'der text klebt am rand, ich will mehr platz dazwischen',
    wants: ['margin-und-padding', 'box-modell'],
  },
  { asks: 'runde ecken und ne gestrichelte linie drumherum', wants: ['css-rahmen'] },
  { asks: 'drei kästen nebeneinander statt untereinander', wants: ['flexbox', 'css-grid'] },
  { asks: 'auf dem handy sieht meine seite voll zerquetscht aus', wants: ['responsives-design'] },
  { asks: 'wozu gibts <p> ich kann den text doch einfach so hinschreiben', wants: ['absatz'] },
  { asks: 'menü soll oben kleben bleiben beim runterscrollen', wants: ['css-position'] },
  {
    asks: 'Warum header, nav und footer, wenn es mit lauter divs genauso aussieht?',
    wants: ['semantisches-html', 'div-und-span'],
  },
  { asks: 'kästchen zum ankreuzen auf der webseite', wants: ['eingabefeld', 'formular'] },
  { asks: 'farbe wechseln wenn die maus drüber fährt', wants: ['css-hover'] },
];
