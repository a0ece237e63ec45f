import type { Intent } from './intent.ts';

const not = '(nicht|nich|nciht|nix|nichts|net|nie|garnicht|not|kaputt|falsch|nimmer)';
const program =
  '(programm*|code*|skript*|script*|spiel*|game|seite|schleife*|funktion|turtle|zeile*|ding)';
const task = '(aufgabe*|uebung*|lektion*|exercise|task|lesson|hausaufgabe*|homework)';
const whole =
  '(ganz|ganze*|ganzen|komplett*|fertig*|vollstaendig*|gesamt*|richtige*|full|whole|complete|finished|entire)';
const give =
  '(gib*|geb*|schreib*|zeig*|sag*|verrat*|schick*|nenn*|mach*|loes*|post*|tipp*|diktier*|druck*|give|show|write|tell|solve|do)';

/** Read from the top: what somebody is really after comes before how it's said. */
export const intentSigns: readonly (readonly [Intent, string])[] = [
  [
    'done',
    `
    (bin ich|bin ich jetzt|bin ich schon|ich bin) (jetzt |schon )*fertig
    ^(fertig|ist das (so |jetzt |denn )*(richtig|gut|korrekt)|stimmt das( so)*|passt das( so)*|hab* ich (alles |das )*richtig( gemacht)*|pruef* (mal )*mein* (code|programm)|am i done).{0,3}$
    (was|welche ziele|wie viel) fehlt (noch|mir noch)
    `,
  ],
  [
    'task',
    `
    (was ist|wie lautet|erklaer* .. |worum geht .. |wie geht) (die|der|in der|in dieser|diese|meine) (aufgabe|uebung|lektion|task)
    was (soll|muss) ich (hier |in der lektion |ueberhaupt |eigentlich )*(machen|tun|bauen)
    `,
  ],
  [
    'follow-up',
    `
    ^(und |aber |aha |ok |nein |ja )*(warum|wieso|weshalb|wofuer( brauch ich das)*|wozu( brauch ich das)*|wie jetzt|wie meinst du( das)*|was heisst das|was meinst du( damit)*).{0,3}$
    ^(ich )*(versteh|verstehe|kapier|kapiere|check|checke|raff) (das |es |ich das |ich )*(nicht|nich|net|nix).{0,3}$
    ^(bitte |kannst du das |erklaer* (das |es |mir das )*)*(genauer|einfacher|kuerzer|laenger|nochmal|noch mal|noch einmal|leichter|anders|mehr)( bitte| erklaeren| erklaert| dazu)*.{0,3}$
    ^(zu lang|zu schwer|zu kompliziert|haeh?|hmm*|was|wie|ja|jo|jep|nein|nee|ne|ok|okay|oki|gut|alles klar|weiter|und jetzt|und dann|und nun|stimmt|bitte|ach so|noch eins|noch eine[rs]*|mehr|anderes thema|(ein )*anderes beispiel|andere beispiel|i do*n'?t get it|why|next|yes|no)( bitte)*.{0,3}$
    (haeufigste|haeufigster|typische|typischer) fehler
    wo genau
    was ist die (antwort|loesung von der frage)
    (ich (glaube|denke|vermute|rate|tippe)|mein tipp|meine vermutung|die antwort) .{1,60}$
    `,
  ],
  [
    'explain-line',
    `
    (was|wozu|wofuer|warum|erklaer*|versteh*|check*|kapier*|brauch*|raff*|what|explain) .. (zeile*|zeiel*|line*) (nr |nummer )*[0-9]+
    (was|wozu|wofuer|warum|erklaer*|versteh*|check*|kapier*|brauch*|what|explain) .. (zeile*|zeiel*|line) (eins|zwei|drei|vier|fuenf|sechs|sieben|acht|neun|zehn|da|hier)
    (zeile*|zeiel*|line*) [0-9]+ .. (macht|tut|bedeutet|bewirkt|versteh*|erklaer*|gut|does|mean*|nicht|passiert)
    (erste*|zweite*|dritte*|vierte*|letzte*|diese*|jene*) zeile .. (macht|tut|bedeutet|bewirkt|versteh*|erklaer*|gut)
    (was|erklaer*|versteh*) .. (erste*|zweite*|dritte*|vierte*|letzte*|diese*) zeile
    (was macht|was tut|erklaer* mir|erklaer*) (mein|meinen|dieser|dieses|diesen|der|den|das) (code|programm)
    ^(und |dann )*(was macht |was ist mit )*(zeile*|zeiel*|line) [0-9]+.{0,3}$
    `,
  ],
  [
    'solution',
    `
    (loesung|musterloesung*|loesungscode|loesungsweg|antwortcode|solution|solution.py|mustercode|loesungen fuer|endergebnis) & (gib*|geb*|zeig*|sag*|verrat*|schick*|was steht|was ist|brauch*|will|bitte|nur|show|give|tell|uebersetz*|poste|her|kopier*|please|den|mir|ich|print*|schreib*|ist das|stimmt|datei|der|als|wort*|zeile*|lektion*|aufgabe*|kann*|darf*)
    (loesung|musterloesung)
    ${give} .. ${whole} .. (code|programm*|zeile*|antwort|visitenkarte|skript|script)
    ${whole} (code|programm|antwort|skript|loesung|program)
    (loes|loese|mach|mache|schreib|schreibe|erledig*|programmier*|bau*|do|solve|write|code) .. (${task}|es|das|alles|lektion) .. (fuer mich|for me|mich|fertig)
    ${give} .. (${task}) .. (fuer mich|loesung|fertig)
    (loes|loese|solve) .. (${task}|das|es|lektion)
    (nur|wenigstens|bloss|just) .. (die|den|das|eine?|the) (erste*|zweite*|dritte*|letzte*|naechste*|anfang|first|eine) (zeile*|befehl|line*|stueck|teil|buchstabe*|wort*)
    (vervollstaendig*|ergaenze*|weiterschreib*|complete this|fill in)
    fuell* .. (luecken|aus)
    schreib* .. (weiter|zu ende|fertig|ab)
    (was|welchen|welches) .. (ich|man) .. (genau|hier|da|exakt)* (schreiben|tippen|eintippen|eingeben|hinschreiben|reinschreiben) (muss|soll|muesste)
    was (genau )*(muss|soll) ich .. (schreiben|tippen|eintippen|eingeben|hinschreiben|reinschreiben)
    (kopier*|abschreib*|einfueg*|copy) .. (code|fertig|kann|paste)
    (nur dieses eine mal|ausnahmsweise|just this once)
    (schreib*|gib*|zeig*|mach*) (mir |du |mal |bitte )*(den|das|meinen) (code|programm)
    (sag|schreib|gib|verrat)* .. (einfach|direkt) .. (antwort|was rein*|was hin*|code)
    `,
  ],
  [
    'quiz',
    `
    (quiz mich|quizze mich|quiz fuer mich|mach ein quiz|mach* .. quiz mit mir|quiz bitte|ein quiz)
    (frag|teste|test|pruef|pruefe|abfrag*) (mich|mal was|mich mal|mich bitte)
    stell* .. (mir|mal|eine) .. (frage*|aufgabe*|raetsel)
    (gib*|hast|hab|haett*) .. (eine|ne|ein|noch eine|naechste) (frage|raetsel|knobel*|denkaufgabe|testfrage|aufgabe zum ueben)
    naechste frage
    noch (eine|ne) frage
    (ask|test|quiz) me
    (kannst|koenntest|willst) du mich .. (was fragen|fragen|abfragen|testen|pruefen)
    (mit mir|zusammen) ueben
    (will|moechte|wuerde) .. (testen|ueben|pruefen) & (ob ich|kann|wissen|mich)
    (ueben|abfragen) .. (klassenarbeit|test|arbeit|pruefung)
    `,
  ],
  [
    'frustration',
    `
    (ich|bin) .. (zu (dumm|bloed|doof|schlecht|langsam)|verzweifel*|genervt|ueberfordert|frustriert|versager*|niete|am ende|am verzweifeln)
    ich bin (so |echt |einfach |voll )*(dumm|bloed|doof|schlecht|traurig)
    ^(ich |aber ich )*(kann|schaff*|pack*|check*|kapier*|versteh*|raff*) (das |es |das alles |hier )*(einfach |gar |leider )*(nicht|nich|net).{0,3}$
    (weine|heule|weinen|heulen|ich hab* angst|hilft mir (keiner|niemand)|(keiner|niemand) hilft mir|schimpft|schimpfen)
    (kann|koennen) (das |es )*(viel |so viel |alle )*besser
    (kann|schaff*|check*|kapier*|pack*|raff*|blick*|lern*) .. (das|es|ich|hier|die|alles|python|programmieren) .. (nie|niemals|eh nicht|einfach nicht|ueberhaupt nicht|garnicht|null|gar nix|gar nichts)
    (ich )*(kapier*|check*|raff*|versteh*|blick*) (hier |echt |einfach |langsam |das alles )*(nix|nichts|gar nichts|gar nix|null|ueberhaupt nichts|nur bahnhof)
    (keine|kein|keinen|null) (lust|bock|motivation|nerven|kraft) .. mehr
    (hab*|ich) .. (keine|kein|keinen|null) (lust|bock|motivation|nerven|kraft)
    (gebe|geb) .. auf
    (aufgeben|aufhoeren) .. (will|moechte|ich)
    ich will .. (nicht mehr|aufgeben|aufhoeren)
    (hab|habe) .. (genug|nase voll|schnauze voll|satt)
    (mir reicht*|reicht mir|das reicht)
    (werd|werde|bin|macht mich) .. (wahnsinnig|verrueckt|irre|bekloppt|kirre)
    macht mich .. fertig
    (alles|das|python|programmieren|coden|es|mir|das alles|ist) .. (scheisse|mist|kacke|unfair|sinnlos|zu schwer|so schwer|voll schwer|total schwer|verdammt schwer|echt schwer|viel zu schwer|nervig|unmoeglich|zu kompliziert|zu viel|doof|bloed)
    (so ein|so'n|so n|boah|oh|verdammt*|man|mann|menno|scheiss*|dumme*|bloede*) (mist|scheiss*|kack*|bloedsinn|python|schleifen|programm|computer|code)
    (nervt|nervig|menno|mensch meier|argh*|grr*|aargh*|aa+h+)
    (hass*) .. (das|python|programmieren|coden|es|diese*)
    (i give up|i hate this|i cant do this|too stupid)
    (nichts|nix|nie) (klappt|geht|funktioniert) .. (stunde*|ewig|immer|bei mir|nase|mehr)
    (stunde*|ewig|tage*) & (nix|nichts|nicht|immer noch) & (geht|klappt|hier|sitz*|versuch*)
    alle anderen .. (koennen|schaffen|weiter|besser|schneller)
    `,
  ],
  [
    'praise',
    `
    (danke|dankeschoen|thx|thanks|thank you|vielen dank|merci|danke dir|dankee)
    (es|das|jetzt|endlich|alles|hat|schleife|programm|spiel|die) .. (geht|klappt|funktioniert|funktionirt|laeuft|geklappt|geschafft) (jetzt|endlich|wieder|super|!)
    (endlich|jetzt|juhu*|ahh*|ok|yes|yay|super|cool) .. (geht|klappt|funktioniert*|funktionirt|laeuft|geklappt|geschafft|hingekriegt|gruen)
    (geht|klappt|funktioniert|laeuft|lauft) .. (jetzt|endlich)
    (hab|habe|habs|habe es|hab es) .. (geschafft|hingekriegt|hinbekommen|verstanden|kapiert|gecheckt|geloest)
    (juhu*|jippi*|yay|yeah|hurra|hat geklappt|alles gruen|geschafft|habs)
    (du bist|das war|das ist|bist|dein*|ihr seid) .. (cool|super|toll|nett|lieb|hilfreich|schlau|der beste|die beste|beste|klasse|spitze|mega|genial|erklaert)
    (guck*|schau*|schaut) .. (gebaut|gemacht|programmiert|geschafft|coole*)
    (it works|i did it|you are great|you are awesome)
    fehler .. (gefunden|behoben|repariert|geloest)
    (geholfen|aha|ach so|achso|jetzt versteh*|alles klar|verstanden|kapiert)
    (cool|super|mega|krass|nice|toll|hammer|geil|klasse|wow|perfekt|spitze).{0,3}$
    `,
  ],
  [
    'example',
    `
    (beispiel*|beispil*|bsp|example*|demo|vormach*|anschauungsbeispiel) & (gib*|geb*|zeig*|mach*|hast|brauch*|will|moecht*|haett*|nenn*|schreib*|give|show|ein|noch|anderes|weiteres|bitte|mal|n|kleines|konkret*|another|eins|kannst|koennt*|dazu)
    (kannst|koenntest|koennten|zeig*) .. (vormachen|an einem (kleinen )*(programm|stueck)|mal zeigen|in echt zeigen)
    wie (sieht|saehe|wuerde) .. (das|so was|sowas|es|so etwas) .. (im code|als code|im programm|in python|aussehen|aus)
    was konkretes
    (zeig*|mach*) .. (im code|als code|am code)
    ^beispiel*
    `,
  ],
  [
    'error',
    `
    (mein*|dein*|unser*|das|der|die|my|ein) ${program} .. (geht|gehn|funktioniert|laeuft|klappt|startet|tut|macht|will|reagiert|work*|run*|zeigt|stimmt) .. ${not}
    (es|da|das|hier|irgendwas|nix|nichts|was|bei mir|dann|aber|wieso|warum|weshalb|immer) .. (geht|gehn|funktioniert|laeuft|klappt|klapt|stimmt|funzt|tut sich|tut) .. ${not}
    (wieso|warum|weshalb) (geht|klappt|klapt|funktioniert|laeuft|funzt) .. (nicht|nich|net|nix)
    (geht|gehts|klappt|klapt|funktioniert|laeuft|funzt|passiert) (immer |noch |immer noch |gar |leider |hier |bei mir |irgendwie )*(nicht|nich|net|nix|nichts)
    (doesn't|does not|doesnt|isn't|not) (work|working|run|running)
    (kommt|steht|zeigt|bekomm*|krieg*|hab|habe|seh|sehe|wirft|erscheint|immer|getting|get) .. (fehlermeldung|fehler|error|rotes|rot|exception|traceback|rote schrift|rote karte|rote*|englisches*|englisch*|[a-z]+error)
    (was ist|wo ist|was hab|was habe|was mach|was mache|wo liegt|was stimmt|find*|such*|siehst|whats|what is|wo hab*) .. (falsch|der fehler|den fehler|mein fehler|meinen fehler|kaputt|nicht|wrong|mein bug)
    (alles|ist|wird|steht|ganz|schon wieder|leuchtet) .. rot
    (fehler|error) .. in zeile [0-9]+
    (spinnt|spinnt rum|abgestuerzt|stuerzt ab|haengt sich auf|haengt|abgekackt|kaputt) & (programm|code|spiel|es|mein*|alles|heute|immer|jetzt|hilfe)
    (hilfe|help) .. (rot|error|fehler|kaputt)
    ^(fehler|error|rot|kaputt|alles rot|was ist los|[a-z]+error).{0,3}$
    (was|wie|erklaer*) .. (die|diese|meine|der|das) (fehlermeldung|meldung|rote karte|rote|rotes)
    (in welcher|welche) zeile .. fehler
    (wie|was) .. (repariere|reparier|behebe|verbesser*|loese) ich (das|es|den fehler)
    (gestern|vorhin) .. (ging|lief) & (heute|jetzt)
    `,
  ],
  [
    'hint',
    `
    (tipp|tip|tipps|tips|hint|hints|hinweis|hinweise|denkanstoss|anstoss|hilfestellung|stups|stupser|schubs|schubser|clue|tippp)
    (hilf|hilfe|helfen|helfn|helf|help)
    (komm*|kom) .. (nicht|nich|net|nimmer|not) .. (weiter|drauf|voran|klar)
    (weiss|weis|wuesste|know) .. (nicht|nich|net|not|nimmer) .. (weiter|was ich|wie ich|wie es|wo ich|what to|wie man anfaengt|was ich (tun|machen) soll|anfang*)
    (haeng*|haenge|steck*|klemm*|stuck) .. (fest|hier|bei|an|aufgabe*|lektion)
    (i am|im|i'm) stuck
    (was|wie|wo|womit) (soll|muss|mach|mache|kann|fang|fange) ich (jetzt|hier|denn|nun|da|nur|bloss|als naechstes|weiter|an|tun|machen|anfangen|los| )*.{0,3}$
    (wie|was) (geht|gehts|geht's|kommt|komm) .. (weiter|als naechstes|jetzt dran|dran)
    (naechste*|erste*) schritt
    was (jetzt|nun).{0,3}$
    (noch|nochmal|mehr) (einen|ein|nen|n|eine).{0,3}$
    (keine ahnung|kein plan|keinen plan|null plan|keinen schimmer|steh auf dem schlauch|auf dem schlauch)
    (versteh*|check*|kapier*) .. (${task}) .. (nicht|nich|nix|net)*
    (mach|mache|machst|schreib*) du .. (fuer mich|fertig|das)
    `,
  ],
  [
    'off-topic',
    `
    (wetter|regnet|schneit|bundesliga|bayern|dortmund|champions league|weltmeister*|einwohner*|hauptstadt|praesident*|kanzler*|ferien|sommerferien|feiertag|youtuber*|influencer*|robux|vbucks|tiktok video*|kinofilm*|netflix|rezept|kuchen|pizza backen|mittagessen|abendessen|zu essen|zum essen|latein*|vokabel* .. (latein|franzoesisch)|franzoesisch|aufsatz|gedicht|referat|deutschaufsatz|dinosaurier|planet*|geschichtsarbeit|wikinger|roemer|horoskop|sternzeichen|lottozahlen|aktien|bitcoin*|fahrplan|bus kommt|uhr ist es|wie spaet|welcher tag|geburtstagsgeschenk|lieblingsfarbe .. mama|bauchweh|bauchschmerzen|kopfweh|arzt)
    (katze|hund|hamster|meerschweinchen|pferd) .. (krank|kotzt|frisst nicht|entlaufen)
    (wer|wann|wo|wie viele) .. (gewonnen|gewinnt|gespielt|reichste*|groesste* land|tiefste*|hoechste* berg|schnellste* tier|menschen leben)
    (schreib*|mach*) .. (aufsatz|gedicht|referat|bewerbung|brief an|hausaufgabe* in)
    (hausaufgabe*|hausi*) & (mathe|deutsch|englisch|latein|bio|erdkunde|geschichte|religion|franzoesisch|sachkunde)
    (heisst|uebersetz*) .. auf (deutsch|latein|franzoesisch|englisch|spanisch)
    `,
  ],
  [
    'small-talk',
    `
    ^(hallo|hi|hey|hej|moin|servus|guten (morgen|tag|abend)|gruess (gott|dich)|yo|na|huhu|hello|hallihallo|tach|morgen|tschuess|tschau|ciao|bye|bis (morgen|dann|bald|spaeter)|gute nacht).{0,22}$
    (ciao|tschuess|tschau|bye|gute nacht|muss jetzt ins bett|bis morgen|bis dann|bis bald)
    wie (geht|gehts|geht's)( es| dir| so| euch| ihnen)*.{0,3}$
    (wer|was) bist du
    wie heisst du
    (bist du|sitzt da|redet da|schreibt da|ist da) .. (echt*|mensch|roboter|ki|bot|computer|maschine|real|ai|lebendig|programm|jemand|person)
    wie alt bist du
    wer hat dich .. (gemacht|gebaut|programmiert|erfunden)
    was (kannst|machst) du( so| alles| gerade| eigentlich| heute| denn)*.{0,3}$
    (magst|liebst|hast|isst|schlaefst|traeumst|wohnst|spielst|fuehlst|kannst) du .. (haustier*|schlafen|freunde|geschwister|mich|musik|pizza|spiele|gefuehle|lieblings*|tiere|gern*|hunde|katzen|eltern|geburtstag|muede)
    (erzaehl*|kennst|weisst) .. (witz|was lustiges|geschichte)
    (witz|witze)
    (mir ist|ich bin) .. (langweilig|muede|gluecklich|krank|froh|aufgeregt)
    ich heisse
    (who are you|how are you|your name|my name is)
    (ich mag dich|freunde sein|mein freund sein|hab dich lieb)
    `,
  ],
];
