import type { Question } from './question.ts';

export const heldOutAi: readonly Question[] = [
  { asks: 'Kann so ein Computer wirklich denken?', wants: ['kuenstliche-intelligenz'] },
  {
    asks: 'ist ki das gleiche wie maschinelles lernen',
    wants: ['kuenstliche-intelligenz', 'maschinelles-lernen'],
  },
  {
    asks: 'wie kann ein pc selber was lernen wenn niemand die regeln programmiert',
    wants: ['maschinelles-lernen', 'training'],
  },
  { asks: 'woher kriegt die ki die ganzen beispiele', wants: ['trainingsdaten'] },
  {
    asks: 'wer schreibt an die fotos dran was drauf ist, katze oder hund',
    wants: ['label', 'ueberwachtes-lernen'],
  },
  {
    asks: 'Welche Eigenschaften einer Blume gibt man dem Rechner, damit er sie bestimmen kann?',
    wants: ['merkmal'],
  },
  { asks: 'was passiert beim trainiren von so einer ki', wants: ['training', 'gradientenabstieg'] },
  {
    asks: 'supervised und unsupervised was ist da der unterschied',
    wants: ['ueberwachtes-lernen', 'unueberwachtes-lernen'],
  },
  {
    asks: 'ki die ein computerspiel übt und für gute züge belohnt wird',
    wants: ['bestaerkendes-lernen'],
  },
  { asks: 'wie merkt mein mailprogramm ob was spam ist oder nicht', wants: ['klassifikation'] },
  {
    asks: 'vorhersagen wie teuer ein gebrauchtes fahrrad wird',
    wants: ['regression', 'vorhersage'],
  },
  {
    asks: 'ja nein fragen hintereinander wie so ein baum aus fragen',
    wants: ['entscheidungsbaum'],
  },
  {
    asks: 'Musik in ähnliche Gruppen aufteilen, ohne vorher zu sagen welche es gibt',
    wants: ['clustering', 'unueberwachtes-lernen'],
  },
  { asks: 'hat eine ki ein gehirn mit nervenzellen', wants: ['neuronales-netz', 'neuron'] },
  { asks: 'woher weiß die ki wie falsch sie lag', wants: ['fehlerfunktion'] },
  {
    asks: 'bei den übungsbeispielen hat sie alles richtig und bei neuen bildern alles falsch warum',
    wants: ['ueberanpassung', 'testdaten'],
  },
  { asks: 'wie prüft man ehrlich ob das modell gut ist', wants: ['testdaten', 'genauigkeit'] },
  {
    asks: 'die gesichtserkennung klappt bei meiner freundin mit dunkler haut viel schlechter, ist das unfair programmiert',
    wants: ['verzerrung', 'trainingsdaten'],
  },
  {
    asks: 'was passiert eigentlich in chatgpt drin wenn ich da was reinschreib',
    wants: ['sprachmodell', 'chatbot', 'neuronales-netz'],
  },
  { asks: 'warum erfindet die ki sachen die gar nicht stimmen', wants: ['halluzination'] },
  { asks: 'wie muss ich die frage an die ki stellen damit was gutes rauskommt', wants: ['prompt'] },
  { asks: 'in was für stücke zerlegt die ki meinen text', wants: ['token'] },
  {
    asks: 'Wie erkennt das Handy, dass auf dem Foto eine Katze ist?',
    wants: ['bilderkennung', 'klassifikation'],
  },
  {
    asks: 'Darf meine Tochter der KI ihren Namen und ihre Schule verraten?',
    wants: ['datenschutz-ki'],
  },
  {
    asks: 'was hat man am schluss eigentlich in der hand wenn die ki fertig gelernt hat',
    wants: ['modell', 'training'],
  },
  { asks: 'knn und k = 3, was ist das k', wants: ['naechste-nachbarn'] },
  { asks: 'was stellt man mit der learning rate ein', wants: ['gradientenabstieg', 'training'] },
  {
    asks: '95 prozent richtig, ist das jetzt gut oder schlecht für eine ki',
    wants: ['genauigkeit'],
  },
  {
    asks: 'wie stark zählt was mit, diese zahlen im netz die sich beim lernen ändern',
    wants: ['gewicht', 'neuronales-netz'],
  },
];
