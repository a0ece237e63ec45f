import type { Question } from './question.ts';

export const webQuestions: readonly Question[] = [
  // HTML
  { asks: 'womit baut man ne webseite', wants: ['html', 'css'] },
  { asks: 'was heißt eigentlich htlm', wants: ['html'] },
  { asks: 'was muss am anfang von jeder html datei stehen', wants: ['html-grundgeruest'] },
  { asks: 'statt ü kommt komischer zeichensalat auf meiner seite', wants: ['html-grundgeruest'] },
  { asks: 'wo stell ich ein was oben im browser tab steht', wants: ['html-grundgeruest'] },
  { asks: 'was sind diese dinger mit < und > drumrum', wants: ['tag'] },
  { asks: 'warum muss man das nochmal mit </ zumachen', wants: ['tag'] },
  { asks: 'was ist das was da noch im start tag mit = dransteht', wants: ['attribut'] },
  { asks: 'wie mach ich einen großen titel oben auf die seite', wants: ['ueberschrift'] },
  { asks: 'h1 h2 h3 wo ist da der unterschied', wants: ['ueberschrift'] },
  { asks: 'im browser klebt mein ganzer text in einer wurst aneinander', wants: ['absatz'] },
  { asks: 'wie mach ich dass man wo draufklickt und auf youtube landet', wants: ['link'] },
  { asks: 'was bedeutet href', wants: ['link', 'attribut'] },
  { asks: 'ich will ein foto von meinem hamster auf die seite tun', wants: ['bild'] },
  { asks: 'wozu ist das alt bei img', wants: ['bild', 'barrierefreiheit'] },
  { asks: 'wie macht man so punkte untereinander wie beim einkaufszettel', wants: ['html-liste'] },
  { asks: 'Unterschied ul und ol', wants: ['html-liste'] },
  { asks: 'wie kriege ich meinen stundenplan ins html', wants: ['html-tabelle'] },
  {
    asks: 'wie mach ich ne umfrage wo leute was ankreuzen und abschicken',
    wants: ['formular', 'eingabefeld'],
  },
  {
    asks: 'ein kästchen auf der seite wo man seinen namen reinschreiben kann',
    wants: ['eingabefeld', 'formular'],
  },
  { asks: 'wie macht man was zum draufdrücken, so einen buton', wants: ['knopf'] },
  { asks: 'was ist ein div', wants: ['div-und-span'] },
  {
    asks: 'nur ein einziges wort im satz soll rot sein',
    wants: ['div-und-span', 'css-farbe', 'css-klasse'],
  },
  {
    asks: 'warum nav und footer wenn div doch auch geht',
    wants: ['semantisches-html', 'div-und-span'],
  },
  { asks: 'was in html schreiben das keiner auf der seite sieht', wants: ['html-kommentar'] },
  {
    asks: 'Mein Opa sieht ganz schlecht. Wie kann ich meine Seite so machen, dass er sie trotzdem benutzen kann?',
    wants: ['barrierefreiheit'],
  },

  // CSS
  {
    asks: 'wie wird meine seite schoner, die ist nur weiß und schwarz',
    wants: ['css', 'css-farbe'],
  },
  { asks: 'Unterschied zwischen HTML und CSS', wants: ['css', 'html'] },
  { asks: 'ich hab style.css aber meine html datei merkt davon nix', wants: ['css-einbinden'] },
  { asks: 'was kommt vor die geschweifte klammer im css', wants: ['css-selektor'] },
  { asks: 'was bedeutet #menue und was .menue', wants: ['css-selektor', 'css-klasse'] },
  {
    asks: 'drei von den absätzen sollen gleich aussehen, die andern nicht',
    wants: ['css-klasse', 'css-selektor'],
  },
  { asks: 'Seitenhintergrund blau machen', wants: ['css-farbe'] },
  { asks: 'was sind das für codes, #3366cc zum beispiel', wants: ['css-farbe'] },
  { asks: 'wie krieg ich die buchstaben groesser und dicker', wants: ['css-schrift'] },
  { asks: 'comic sans einstellen', wants: ['css-schrift'] },
  { asks: 'ich sag 200px breit aber es wird trotzdem breiter', wants: ['box-modell'] },
  { asks: 'mehr luft zwischen den kästen', wants: ['margin-und-padding', 'box-modell', 'flexbox'] },
  { asks: 'margin oder padding wann nimmt man was', wants: ['margin-und-padding'] },
  { asks: 'die kästen sollen nicht so eckig sein sondern rund', wants: ['css-rahmen'] },
  { asks: 'eine gestrichelte linie außenrum', wants: ['css-rahmen'] },
  {
    asks: 'drei kästchen sollen in eine reihe, die sind immer untereinander',
    wants: ['flexbox', 'css-grid'],
  },
  {
    asks: 'wie krieg ich das genau in die mitte',
    wants: ['flexbox', 'margin-und-padding', 'css-grid'],
  },
  { asks: 'fotogalerie mit 3 spalten', wants: ['css-grid', 'flexbox'] },
  { asks: 'die Menueleiste soll beim scrollen oben kleben bleiben', wants: ['css-position'] },
  { asks: 'ein bild über ein anderes drüberlegen', wants: ['css-position'] },
  { asks: 'aufm handy ist alles viel zu klein', wants: ['responsives-design'] },
  { asks: 'farbe soll wechseln wenn man mit der maus drueberfaehrt', wants: ['css-hover'] },
];
