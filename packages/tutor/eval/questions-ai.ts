import type { Question } from './question.ts';

export const aiQuestions: readonly Question[] = [
  // What AI is and how it learns
  {
    asks: 'denkt der computer da echt nach oder tut er nur so',
    wants: ['kuenstliche-intelligenz'],
  },
  { asks: 'was heißt KI ausgeschrieben', wants: ['kuenstliche-intelligenz'] },
  {
    asks: 'wie lernt ein computer was ohne dass man ihm die regeln hinschreibt',
    wants: ['maschinelles-lernen'],
  },
  {
    asks: 'Unterschied zwischen normal programmieren und machine learning',
    wants: ['maschinelles-lernen', 'programm'],
  },
  { asks: 'mit was wird so eine ki eigentlich gefüttert', wants: ['trainingsdaten'] },
  {
    asks: 'was passiert wenn man die ki mit lauter schrott fuettert',
    wants: ['trainingsdaten', 'verzerrung'],
  },
  { asks: 'was sind features, also nicht bei handys sondern bei ki', wants: ['merkmal'] },
  { asks: 'was muss ich an den äpfeln messen damit er die sorte errät', wants: ['merkmal'] },
  {
    asks: 'wer sagt der ki dass auf dem foto ne katze ist',
    wants: ['label', 'ueberwachtes-lernen'],
  },
  { asks: 'was ist lablen', wants: ['label'] },
  { asks: 'was bleibt übrig wenn die ki fertig gelernt hat', wants: ['modell'] },
  {
    asks: 'was genau verstellt das netz an sich wenn es übt',
    wants: ['gewicht', 'training', 'gradientenabstieg'],
  },
  { asks: 'was ist eine epoche (nicht in geschichte!!)', wants: ['training'] },
  {
    asks: 'wie kann der computer raten was als nächstes kommt',
    wants: ['vorhersage', 'sprachmodell'],
  },
  {
    asks: 'lernen mit lösungszettel, wie heißt das bei ki',
    wants: ['ueberwachtes-lernen', 'label'],
  },
  {
    asks: 'Unterschied zwischen supervised und unsupervised',
    wants: ['ueberwachtes-lernen', 'unueberwachtes-lernen'],
  },
  {
    asks: 'kann die was rausfinden wenn ihr keiner die lösungen gibt',
    wants: ['unueberwachtes-lernen', 'clustering'],
  },
  {
    asks: 'ki die mario spielt und punkte kriegt wenn sie weit kommt',
    wants: ['bestaerkendes-lernen'],
  },
  { asks: 'lernen wie ein hund mit leckerlis', wants: ['bestaerkendes-lernen'] },

  // Methods
  { asks: 'wie weiß mein mailprogramm was werbung ist', wants: ['klassifikation'] },
  { asks: 'gerade linie durch viele punkte legen', wants: ['regression'] },
  { asks: 'aus der größe von einem haus den preis schätzen', wants: ['regression', 'vorhersage'] },
  {
    asks: 'wie beim tiere raten: hat es fell ja nein, kann ein computer das auch',
    wants: ['entscheidungsbaum'],
  },
  { asks: 'was ist knn', wants: ['naechste-nachbarn'] },
  {
    asks: 'er guckt welche beispiele am aehnlichsten sind und die stimmen ab',
    wants: ['naechste-nachbarn'],
  },
  {
    asks: 'haufen von ähnlichen spielern finden ohne dass man sie vorher kennt',
    wants: ['clustering', 'unueberwachtes-lernen'],
  },
  { asks: 'ist da ein gehirn nachgebaut in der ki', wants: ['neuronales-netz', 'neuron'] },
  { asks: 'was ist Deep Learnig', wants: ['neuronales-netz'] },
  { asks: 'was rechnet so eine einzelne künstliche nervenzelle', wants: ['neuron'] },
  { asks: 'woher weiß die ki was wichtig ist und was nur wenig zählt', wants: ['gewicht'] },
  { asks: 'was bedeutet loss', wants: ['fehlerfunktion'] },
  {
    asks: 'strafpunkte für falsche antworten bei der ki',
    wants: ['fehlerfunktion', 'bestaerkendes-lernen'],
  },
  { asks: 'was hat ki lernen mit bergab laufen zu tun', wants: ['gradientenabstieg'] },
  { asks: 'warum soll ich einen teil von den beispielen weglegen', wants: ['testdaten'] },
  {
    asks: 'bei meinen fotos klappts super, bei neuen liegt er immer daneben',
    wants: ['ueberanpassung', 'testdaten'],
  },
  { asks: 'sind 90 prozent richtig gut oder schlecht', wants: ['genauigkeit'] },
  { asks: 'wieso ist die ki zu manchen leuten unfair', wants: ['verzerrung'] },
  { asks: 'wie geht die Gesichtsentsperrung am handy', wants: ['bilderkennung'] },

  // Language models
  { asks: 'wie funktioniert chatgpt', wants: ['sprachmodell', 'chatbot'] },
  { asks: 'versteht der überhaupt was ich ihm schreibe', wants: ['sprachmodell', 'chatbot'] },
  { asks: 'was sind Tokens', wants: ['token'] },
  {
    asks: 'warum kann chatgpt die buchstaben in erdbeere nicht zählen',
    wants: ['token', 'sprachmodell'],
  },
  { asks: 'wie muss ich die ki fragen damit was gescheites rauskommt', wants: ['prompt'] },
  { asks: 'die ki hat mir ein buch empfohlen das es gar nicht gibt', wants: ['halluzination'] },
  {
    asks: 'warum lügt die manchmal und klingt dabei so sicher',
    wants: ['halluzination', 'sprachmodell'],
  },
  { asks: 'ist siri ein mensch oder wer antwortet da', wants: ['chatbot'] },
  { asks: 'darf ich der ki meine adresse sagen', wants: ['datenschutz-ki'] },
  {
    asks: 'Guten Tag, ich bin die Mutter von Pixel und mache mir Sorgen, was mit den Sachen passiert, die mein Kind dort hineinschreibt.',
    wants: ['datenschutz-ki'],
  },
];
